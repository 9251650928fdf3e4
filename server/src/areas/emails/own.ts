import type { Ctx, RecruiterActor } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { findMailbox, type MailboxRow } from './mailbox.sql.ts';
import * as sql from './messages.sql.ts';

export type Own = Ctx<RecruiterActor>;

/** The mailbox of the caller, which nobody else reaches. */
export async function ownMailbox(ctx: Own): Promise<MailboxRow> {
  const mailbox = await findMailbox(ctx.db, ctx.actor.accountId);
  if (!mailbox) throw new Refused('not-found');
  return mailbox;
}

/** One own e-mail, by our id or by its own Message-ID. */
export async function messageOf(ctx: Own, mailbox: MailboxRow, messageId: string, folder?: string) {
  const ours = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(messageId);
  const found = ours
    ? await sql.messagesById(ctx.db, mailbox.id, [messageId])
    : await sql.messagesByOwnId(ctx.db, mailbox.id, messageId.replace(/^<|>$/g, ''), folder);
  const [row] = found;
  if (!row) throw new Refused('not-found');
  return row;
}
