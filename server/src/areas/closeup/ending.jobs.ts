import { day } from '@vitrine/contract/durations.ts';
import { atomically } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import * as sql from './closeups.sql.ts';
import { tell } from './letters.ts';

/** So many days before a closeup ends its owner is told, and once more. */
const notices = [30, 7] as const;

/** Tells an owner that a released closeup ends soon, or has ended: each of it once. */
export const tellEnding = oneOfMany('tell-closeup-ending', async (ctx, { id }) => {
  const [closeup, given] = await Promise.all([sql.closeupOf(ctx.db, id), sql.entitlementOf(ctx.db, id)]);
  if (!closeup?.released_at || !given) return;
  const until = given.given_until;
  const left = new Date(until).getTime() - ctx.now().getTime();
  if (left > notices[0] * day) return;
  const which = left <= 0 ? 'ended' : left <= notices[1] * day ? notices[1] : notices[0];
  await atomically(ctx, (ctx) =>
    tell(ctx, id, left <= 0 ? 'ended' : 'ending', { until, once: `closeup-ends ${closeup.id} ${until} ${which}` }),
  );
});

/** Every morning: who has released a closeup that ends within the month, or ended in the last days. */
export const tellEndings = everyOne('tell-closeup-endings', '23 6 * * *', tellEnding, ({ db, now }, after, limit) => {
  const at = (days: number) => new Date(now().getTime() + days * day).toISOString();
  return sql.endingBetween(db, at(-3), at(notices[0]), after, limit);
});
