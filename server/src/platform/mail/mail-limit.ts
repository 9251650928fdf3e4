import type { AnyCtx } from '../context.ts';
import { networkOf } from '../http/network.ts';
import { tooMany } from '../refused.ts';
import { countCall } from '../sessions/rates.sql.ts';
import { isGuestReviewer } from '../sessions/roles.ts';
import { hashOf } from '../sessions/secrets.ts';

const window = 60 * 60;
/** So many mails an hour to one address: from one network and from all of them without an account, and through one company or person. */
const most = { network: 10, anybody: 30, sender: 20 };

/**
 * Counts a mail to an address that the caller named; refuses `too-many-requests` where its mailbox would be flooded. Mails
 * to the caller's own address do not count.
 */
export async function limitMailsTo(ctx: AnyCtx, email: string) {
  const { actor } = ctx;
  const known = actor && !isGuestReviewer(actor) && !actor.guestOf;
  if (known && actor.email === email) return;
  const senders: [sender: string, max: number][] = known
    ? [[actor.companyId ?? actor.accountId, most.sender]]
    : [
        [networkOf(ctx.caller.ip), most.network],
        ['anybody', most.anybody],
      ];
  for (const [sender, max] of senders) {
    const { calls, resetsAt } = await countCall(ctx.db, `mails of ${sender} to ${hashOf(email).toString('base64url')}`, window, ctx.now());
    if (calls > max * ctx.config.rateLimitFactor) throw tooMany(ctx.now(), resetsAt);
  }
}

const addressOf = (value: unknown) => (typeof value === 'object' && value !== null && 'email' in value ? value.email : value);

/** The addresses in a field of a call: one, a list, or a list of people. */
export const addressesIn = (value: unknown): string[] => [
  ...new Set(
    [value]
      .flat()
      .map(addressOf)
      .filter((one): one is string => typeof one === 'string' && one !== ''),
  ),
];
