import { audited } from '../../platform/audit.ts';
import type { Atomic, Ctx } from '../../platform/context.ts';
import * as sql from './handing-over.sql.ts';
import { appendMessage } from './messages.sql.ts';
import { tellMessage } from './news.ts';
import { tellUnread } from './unread/unread.ts';

/**
 * What somebody who leaves a company talks about with candidates goes on with its owner, and the candidates are told in
 * the conversation. Without an owner who stays nothing changes.
 */
export async function handOver(ctx: Atomic<Ctx>, leaverId: string) {
  const owner = await sql.findOwner(ctx.db, leaverId);
  if (!owner) return;
  const { id: ownerId, companyId } = owner;
  const at = ctx.now().toISOString();
  const handed = await sql.giveTo(ctx.db, leaverId, ownerId);
  await sql.giveFiles(ctx.db, leaverId, ownerId);
  for (const { conversationId, candidateId, bookingId } of handed) {
    const id = ctx.newId();
    const said = { subject: '', text: '', client_date: '', sent_at: at, handed_over: true, sender_id: leaverId, handed_to: ownerId };
    const number = await appendMessage(ctx.db, { ...said, id, conversation_id: conversationId, client_id: id });
    const told = [ownerId, ...(candidateId ? [candidateId] : [])];
    for (const accountId of told) await tellUnread(ctx, conversationId, accountId, bookingId);
    await tellMessage(ctx, conversationId, number, told);
    // what the candidate wrote to one person another one reads now
    if (candidateId)
      await audited(ctx, { action: 'shared', object: 'conversation', objectId: conversationId, subjects: [candidateId], companyId });
  }
}
