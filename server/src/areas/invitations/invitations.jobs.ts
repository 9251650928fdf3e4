import { day } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { updateInvitation } from '../applications/index.ts';
import { holdToRemind, listToRemind } from './invitations.sql.ts';
import { personalLinks } from './invitations.ts';
import { reminderLetter } from './mails/reminder.ts';

const twoDays = 2 * day;
const remindedUntil = (now: Date) => new Date(now.getTime() + twoDays).toISOString();

export const remindOne = oneOfMany('remind-one-invited', async (ctx, { id }) => {
  await atomically(ctx, async (ctx) => {
    const now = ctx.now();
    const row = await holdToRemind(ctx.db, now.toISOString(), remindedUntil(now), id);
    if (!row?.deadline) return;
    const language = row.language as Language;
    const letter = reminderLetter(language, {
      name: row.first_name,
      companyName: row.companyName,
      title: row.title,
      deadline: row.deadline,
      ...personalLinks(ctx, row.job_code_id, row.unique_id),
    });
    await sendMail(ctx, { email: row.email, language }, letter, { once: `reminder ${row.id}` });
    await updateInvitation(ctx.db, row.id, { reminded_at: now.toISOString() });
  });
});

/** Reminds, once, everybody invited who has not answered when two days are left. */
export const remindInvited = everyOne('remind-invited', '23 * * * *', remindOne, (ctx, after, limit) =>
  listToRemind(ctx.db, ctx.now().toISOString(), remindedUntil(ctx.now()), after, limit),
);
