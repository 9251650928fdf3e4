import type { FoundMessage } from '@vitrine/contract/chat/shapes.ts';
import type { Actor, Ctx } from '../../../platform/context.ts';
import { memberOnWire } from '../opening.ts';
import { type Found, findMessages } from './searching.sql.ts';

const onWire = (ctx: Ctx<Actor>, row: Found): FoundMessage => ({
  id: row.id,
  conversationId: row.conversationId,
  ...memberOnWire(ctx, row),
  title: row.title ?? '',
  number: row.number,
  own: row.own,
  excerpt: row.excerpt,
  at: row.at,
});

/** Finds messages by their words in all conversations that the caller may see. */
export async function find(ctx: Ctx<Actor>, { count, ...wanted }: { textSearch: string; before?: string | undefined; count: number }) {
  const rows = await findMessages(ctx.db, ctx.actor.accountId, { ...wanted, count: count + 1 });
  return { items: rows.slice(0, count).map((row) => onWire(ctx, row)), more: rows.length > count };
}
