import type { Atomic, World } from '../../platform/context.ts';
import * as sql from './closeups.sql.ts';

interface Given {
  months: number;
  enrollType: 'voucher' | 'paid';
}

/** Gives months that were bought, from now or from the end of those that are there. */
export const giveMonths = (ctx: Atomic<World>, accountId: string, { months, enrollType }: Given) =>
  sql.giveMonths(ctx.db, accountId, { months, enrollType, now: ctx.now().toISOString() });

/** From when to when months last that are given at a moment, where nothing else is given before. */
export const monthsFrom = (ctx: Pick<World, 'db'>, accountId: string, months: number, at: Date) =>
  sql.monthsFrom(ctx.db, accountId, { months, at: at.toISOString() });

/** Takes back what is left of months that were given back at the provider: what was given after them moves up. */
export const takeTime = (ctx: Atomic<World>, accountId: string, left: { from: string; to: string }) =>
  sql.takeTime(ctx.db, accountId, left);
