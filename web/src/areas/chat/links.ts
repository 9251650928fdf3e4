import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { useEffect } from 'react';

/** A link to a file lives for ten minutes. */
const renewedAfter = 8 * minute;

/** The same messages, with the links to their files as they are now. */
export function withLinksOf(items: readonly ChatMessage[], fresh: readonly ChatMessage[]): readonly ChatMessage[] {
  const now = new Map(fresh.map((one) => [one.number, one]));
  return items.map((one) => {
    const { attachment, attachments = [] } = now.get(one.number) ?? {};
    return one.attachments.length > 0 && attachment ? { ...one, attachment, attachments } : one;
  });
}

/** Asks anew for links before they end, and when somebody comes back to a page that has slept. */
export function useFreshLinks(items: readonly ChatMessage[], renew: () => Promise<void>) {
  const some = items.some(({ attachments }) => attachments.length > 0);
  useEffect(() => {
    if (!some) return;
    let asked = Date.now();
    const again = () => {
      if (document.hidden || Date.now() - asked < renewedAfter) return;
      asked = Date.now();
      void renew();
    };
    const timer = setInterval(again, minute);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [some, renew]);
}
