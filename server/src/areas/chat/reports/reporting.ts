import type { reports } from '@vitrine/contract/chat/reports.ts';
import type { Asked } from '@vitrine/contract/endpoint.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused } from '../../../platform/refused.ts';
import { lockConversation } from '../conversations.sql.ts';
import { newReportLetter, receiptLetter } from '../mails/reports.ts';
import { conversationsOf } from '../opening.ts';
import * as sql from './reports.sql.ts';

/** Whoever runs this installation learns that something waits, and neither words nor names. */
const tellOperator = (ctx: Atomic<Ctx<Actor>>, reportId: string) => {
  const email = ctx.config.mail.support ?? ctx.config.admin?.email;
  return email
    ? sendMail(ctx, { email, language: 'en' }, newReportLetter({ url: `${ctx.url()}/admin-panel/reports?report=${reportId}` }))
    : undefined;
};

/** Puts the messages of one writer down as a report. */
async function record(ctx: Atomic<Ctx<Actor>>, about: Omit<Parameters<typeof sql.insertReport>[1], 'id'>, messages: sql.ReportedMessage[]) {
  const id = ctx.newId();
  await sql.insertReport(
    ctx.db,
    { id, ...about },
    messages.map(({ id: message_id, number, text, fileNames: file_names, sentAt: sent_at }) => ({
      report_id: id,
      number,
      message_id,
      text,
      file_names,
      sent_at,
    })),
  );
  // what an administrator sees rests on this; a company's owner, who reads its log, may be the one who is reported
  await audited(ctx, { action: 'shared', object: 'message', objectId: id, subjects: [ctx.actor.accountId], companyId: null });
  await tellOperator(ctx, id);
}

/**
 * Hands messages of the other one to the administrators as they are now. What the caller cannot see, or has not got
 * from somebody else, is `not-found`; what waits for a decision already is not handed over again. Who left a company
 * answers for the own messages, whoever took the conversation over: each writer has a report of their own. No log that a
 * writer or a company can read names who reported; administrators read in theirs that it was handed over.
 */
export async function report(ctx: Ctx<Actor>, { conversationId, numbers, reason, words = '' }: Asked<typeof reports.send>) {
  const [{ hiddenNumber, title }] = await conversationsOf(ctx, { conversationId });
  await atomically(ctx, async (ctx) => {
    const { accountId, email, language, firstName } = ctx.actor;
    await lockConversation(ctx.db, conversationId);
    const wanted = [...new Set(numbers.map(Number))];
    const found = await sql.messagesOfOthers(ctx.db, conversationId, accountId, wanted, hiddenNumber);
    if (found.length < wanted.length) throw new Refused('not-found');
    const waiting = await sql.waitingNumbers(ctx.db, conversationId, accountId);
    const fresh = found.filter(({ number }) => !waiting.has(number));
    if (fresh.length === 0) return;
    const about = {
      conversation_id: conversationId,
      reporter_id: accountId,
      title: title ?? '',
      reason,
      words,
      at: ctx.now().toISOString(),
    };
    for (const [reported_id, theirs] of Map.groupBy(fresh, ({ senderId }) => senderId))
      await record(ctx, { ...about, reported_id }, theirs);
    await sendMail(ctx, { email, language }, receiptLetter(language, { name: firstName, title: title ?? '' }));
  });
}
