import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { newLink } from '../../accounts/index.ts';
import { endMailLink } from '../../notifications/index.ts';
import { unreadLetter } from '../mails/unread.ts';
import * as sql from './unread.sql.ts';

/** Where it is read; the links of a company's people carry a code to sign in with (R106). */
async function wayTo(ctx: Atomic, conversationId: string, { accountId, email, candidate }: sql.Waiting) {
  const query = new URLSearchParams({ with: conversationId });
  if (!candidate) {
    query.set('token', await newLink(ctx, accountId, 'sign-in'));
    query.set('userType', 'Recruiter');
    query.set('userEmail', email);
  }
  return `${ctx.url()}/chat?${query}`;
}

async function tell(ctx: Atomic, conversationId: string, one: sql.Waiting) {
  const language = one.language as Language;
  const letter = unreadLetter(language, {
    name: one.firstName,
    title: one.title ?? '',
    count: one.unread,
    url: await wayTo(ctx, conversationId, one),
    end: endMailLink(ctx, one.accountId, 'message'),
  });
  await sendMail(ctx, { email: one.email, language }, letter, { once: `unread ${conversationId} ${one.accountId} ${one.lastNumber}` });
}

/** Mails whoever has not read a conversation for ten minutes: once until they have read it, however much is written. */
export const mailUnread = oneOfMany('mail-unread', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    for (const one of await sql.takeWaiting(ctx.db, id, ctx.now().toISOString())) {
      if (!one.ripe) {
        await sql.waitAgain(ctx.db, id, one.accountId);
        continue;
      }
      await sql.endWaiting(ctx.db, id, one.accountId);
      if (one.wanted) await tell(ctx, id, one);
    }
  });
});

/** Every minute: one piece of work for each conversation that somebody has left unread. */
export const mailUnreads = everyOne('mail-unreads', '* * * * *', mailUnread, (ctx, after, limit) =>
  sql.listDue(ctx.db, ctx.now().toISOString(), after, limit),
);
