import type { AccommodationWishes, accommodation, TimeWish } from '@vitrine/contract/interviews/accommodation.ts';
import { atomically, type World } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { grantInRunning } from '../applications/index.ts';
import * as sql from './accommodation.sql.ts';

/** Without a limit to be seen a recording still ends somewhere: after an hour. */
export const longestSeconds = 60 * 60;
const factors: Record<TimeWish, number> = { 'as-set': 1, 'half-more': 1.5, double: 2, 'no-limit': 1 };
const moreAttempts = 2;

async function wishesOf(ctx: Pick<World, 'db'>, accountId: string): Promise<AccommodationWishes> {
  const row = await sql.findAccommodation(ctx.db, accountId);
  return { time: row?.time ?? 'as-set', moreAttempts: row?.more_attempts ?? false, answerKind: row?.answer_kind ?? 'video' };
}

const grantedBy = ({ time, moreAttempts: more }: AccommodationWishes) => ({
  time_factor: factors[time],
  no_time_limit: time === 'no-limit',
  extra_attempts: more ? moreAttempts : 0,
});

/** What an interview that begins now grants this account, as columns of its application. */
export const grantedTo = async (ctx: Pick<World, 'db'>, accountId: string) => grantedBy(await wishesOf(ctx, accountId));

/** The kind of answer that an interview of this account opens with. */
export const answerKindOf = async (ctx: Pick<World, 'db'>, accountId: string) => (await wishesOf(ctx, accountId)).answerKind;

export const accommodationHandlers: Handlers<typeof accommodation> = {
  own: (ctx) => wishesOf(ctx, ctx.actor.accountId),

  async save(ctx, wishes) {
    const { accountId } = ctx.actor;
    await atomically(ctx, async (ctx) => {
      await sql.saveAccommodation(ctx.db, {
        account_id: accountId,
        time: wishes.time,
        more_attempts: wishes.moreAttempts,
        answer_kind: wishes.answerKind === 'video' ? null : wishes.answerKind,
        changed_at: ctx.now().toISOString(),
      });
      await grantInRunning(ctx.db, accountId, grantedBy(wishes));
    });
    return wishes;
  },
};
