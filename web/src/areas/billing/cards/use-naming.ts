import { useNavigate } from '@tanstack/react-router';
import { cards } from '@vitrine/contract/billing/cards.ts';
import { useAct } from '../../../platform/calls/use-act.ts';

/** Leads to where a card is named: the page for trying is one of ours, that of a provider is loaded anew. */
export function useNaming() {
  const navigate = useNavigate();
  return useAct(cards.change, {
    changes: false,
    onDone: ({ redirectUrl }) => {
      const to = new URL(redirectUrl, window.location.href);
      const hash = to.hash.slice(1);
      if (to.origin === window.location.origin && hash) void navigate({ to: '/products', hash });
      else window.location.assign(redirectUrl);
    },
  });
}
