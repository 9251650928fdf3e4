import { about } from '@vitrine/contract/platform/about.ts';
import { useEffect } from 'react';
import { useAsk } from '../../platform/calls/use-ask.ts';

/** Loads the operator's support chat five seconds after the start, not on phones, and only where one is set (R234). */
export function useSupportChat() {
  const url = useAsk(about.config, {}, { staleTime: 'static' }).data?.supportChatUrl;
  useEffect(() => {
    if (!url || window.innerWidth < 576) return;
    const timer = setTimeout(() => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      document.head.append(script);
    }, 5000);
    return () => clearTimeout(timer);
  }, [url]);
}
