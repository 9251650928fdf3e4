import * as z from 'zod';
import type { Atomic, World } from '../../platform/context.ts';

/** What one process tells the others: where there is something new, never what it is. */
export const news = z.union([
  /** A message of this number, for these. */
  z.object({ conversation: z.string(), number: z.number(), accounts: z.array(z.string()) }),
  /** Somebody has read, or hidden, something. */
  z.object({ conversation: z.string(), readBy: z.string() }),
  /** A message has arrived at this one. */
  z.object({ conversation: z.string(), message: z.string(), arrivedAt: z.string() }),
]);
export type News = z.output<typeof news>;

type Telling = Atomic<Pick<World, 'db' | 'bus'>>;
const publish = (ctx: Pick<World, 'db' | 'bus'>, what: News) => ctx.bus.publish(ctx.db, 'chat', JSON.stringify(what));

export const tellMessage = (ctx: Telling, conversation: string, number: number, accounts: string[]) =>
  publish(ctx, { conversation, number, accounts });
export const tellRead = (ctx: Telling, conversation: string, readBy: string) => publish(ctx, { conversation, readBy });
/** It changes nothing stored, so it needs no transaction. */
export const tellArrived = (ctx: Pick<World, 'db' | 'bus'>, conversation: string, message: string, arrivedAt: string) =>
  publish(ctx, { conversation, message, arrivedAt });
