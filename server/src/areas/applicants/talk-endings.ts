import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../platform/context.ts';
import { calendarFile } from '../../platform/mail/calendar.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { cancelTalk, interviewersOf, talkCalendar, talksOf, talkTime } from '../applications/index.ts';
import { mailboxOf } from '../companies/index.ts';
import { findRecipient } from './deciding.jobs.sql.ts';
import { talkEndedLetter } from './mails/talk-ended.ts';

/**
 * In the transaction in which applications go: talks about them that lie ahead leave the calendars of those who would have
 * come. What is written names nobody, for nothing of the person stays.
 */
export const endTalksOf = (world: World, applicationIds: readonly string[]) =>
  atomically(world, async (ctx) => {
    const now = ctx.now();
    const ahead = (await talksOf(ctx.db, applicationIds)).filter((one) => !one.cancelled_at && new Date(one.starts_at) > now);
    for (const { application_id: id } of ahead) {
      const [row, who] = [await cancelTalk(ctx.db, id, now.toISOString()), await findRecipient(ctx.db, id)];
      if (!row || !who) continue;
      const mailbox = await mailboxOf(ctx.db, who.company_id);
      for (const { email, first_name: firstName, language: spoken } of await interviewersOf(ctx.db, [id])) {
        const language = spoken as Language;
        const title = who.title ?? '';
        const letter = talkEndedLetter(language, {
          firstName,
          title,
          time: talkTime(row, language),
          url: `${ctx.url()}/candidate-management`,
        });
        const reader = { title, company: who.name, mailbox: mailbox?.email ?? email, language, email };
        await sendMail(ctx, { email, language }, letter, { attachments: [calendarFile('talk.ics', talkCalendar(ctx, row, reader))] });
      }
    }
  });
