import type { Ctx } from './context.ts';
import { countCall } from './rates.sql.ts';
import { tooMany } from './refused.ts';
import { hashOf } from './secrets.ts';

const window = 60 * 60;
/** So many mails an hour to one address: through all callers without an account of their own together, and through one company or person. */
const most = { anybody: 10, sender: 20 };

/**
 * Counts a mail to an address that the caller named; refuses `too-many-requests` where its mailbox would be flooded. Mails
 * to the caller's own address do not count.
 */
export async function limitMailsTo(ctx: Ctx, email: string) {
  const { actor } = ctx;
  const known = actor && !actor.guestOf;
  if (known && actor.email === email) return;
  const sender = known ? (actor.companyId ?? actor.accountId) : 'anybody';
  const max = (known ? most.sender : most.anybody) * ctx.config.rateLimitFactor;
  const { calls, resetsAt } = await countCall(ctx.db, `mails of ${sender} to ${hashOf(email).toString('base64url')}`, window, ctx.now());
  if (calls > max) throw tooMany(ctx.now(), resetsAt);
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
