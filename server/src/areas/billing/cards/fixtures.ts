import { cards } from '@vitrine/contract/billing/cards.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';

type Named = { last4?: string; pays?: boolean; at?: number };

/** Of the Stripe of the tests: pages for cards, and naming one there. */
interface AtStripe<P extends { id: string }> {
  cards: { pages: P[]; name: (page: P | undefined, card?: Named) => void };
}

/** An owner names a card on the page of Stripe and comes back. */
export async function nameCard<P extends { id: string }>(owner: Call, stripe: AtStripe<P>, card: Named = {}) {
  const { redirectUrl } = await owner(cards.change, {});
  stripe.cards.name(
    stripe.cards.pages.find(({ id }) => redirectUrl.endsWith(id)),
    card,
  );
  return owner(cards.look, {});
}

/** Chooses a plan by card as the last step shows it. */
export async function buyByCard(owner: Call, planId: string, insteadOf: string | null = null) {
  const { total } = await owner(subscriptions.quote, { planId });
  const insteadOfStatus = (await owner(subscriptions.own, {})).items.find((one) => one.planId === insteadOf)?.status;
  const seen = insteadOfStatus ? { insteadOf, insteadOfStatus } : { insteadOf };
  return owner(subscriptions.create, { planId, ...seen, total, billTo: 'Lindenhof\nAm Markt 1', payBy: 'card' });
}
