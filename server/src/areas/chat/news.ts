import * as z from 'zod';
import type { Atomic, World } from '../../platform/context.ts';
import { publish } from '../../platform/postgres/bus.sql.ts';
import type { Bus } from '../../platform/postgres/bus.ts';

/** What one process tells the others: where there is something new, never what it is. */
export const news = z.union([
  /** A message of this number, for these; the process that stored it may have said so at its own sockets. */
  z.object({ conversation: z.string(), number: z.number(), accounts: z.array(z.string()), saidBy: z.string().nullish() }),
  /** Something that was sent was changed, for these. */
  z.object({ conversation: z.string(), change: z.number(), accounts: z.array(z.string()) }),
  /** Somebody has read, or hidden, something. */
  z.object({ conversation: z.string(), readBy: z.string() }),
  /** A message has arrived at this one. */
  z.object({ conversation: z.string(), message: z.string(), arrivedAt: z.string() }),
  /** Somebody writes in a conversation, for the other one. */
  z.object({ conversation: z.string(), typingFor: z.string() }),
  /** Somebody asks whether the other one is there; whoever has a socket of theirs answers. */
  z.object({ conversation: z.string(), sought: z.string(), by: z.string() }),
  z.object({ conversation: z.string(), presentFor: z.string() }),
]);
export type News = z.output<typeof news>;

/** On it the processes tell each other. */
export const channel = 'chat';

interface Here {
  /** What this process is called among the others. */
  name: string;
  say: (what: News) => void;
}
const here = new WeakMap<Bus, Here>();

/** From now on this process says what it has stored at its own sockets, without the way through the database. */
export const sayHere = ({ bus, newId }: Pick<World, 'bus' | 'newId'>, say: Here['say']) => {
  const one = { name: newId(), say };
  here.set(bus, one);
  return one.name;
};
/** Nothing where this process has no sockets. */
export const saidHere = ({ bus }: Pick<World, 'bus'>) => here.get(bus);

const tell = ({ db }: Pick<World, 'db'>, what: News) => publish(db, channel, JSON.stringify(what));

export const tellMessage = (ctx: Atomic, conversation: string, number: number, accounts: string[]) =>
  tell(ctx, { conversation, number, accounts });
export const tellChanged = (ctx: Atomic, conversation: string, change: number, accounts: string[]) =>
  tell(ctx, { conversation, change, accounts });
export const tellRead = (ctx: Atomic, conversation: string, readBy: string) => tell(ctx, { conversation, readBy });
/** It changes nothing stored, so it needs no transaction. */
export const tellArrived = (ctx: Pick<World, 'db'>, conversation: string, message: string, arrivedAt: string) =>
  tell(ctx, { conversation, message, arrivedAt });

/** What passes by and is kept nowhere. */
export const tellTyping = (ctx: Pick<World, 'db'>, conversation: string, typingFor: string) => tell(ctx, { conversation, typingFor });
export const seek = (ctx: Pick<World, 'db'>, conversation: string, sought: string, by: string) => tell(ctx, { conversation, sought, by });
export const tellPresent = (ctx: Pick<World, 'db'>, conversation: string, presentFor: string) => tell(ctx, { conversation, presentFor });
