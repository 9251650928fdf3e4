import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically } from '../../platform/context.ts';
import { job } from '../../platform/jobs.ts';
import { sendMail } from '../../platform/mail.ts';
import { updateInvitation } from '../applications/index.ts';
import { listToRemind } from './invitations.sql.ts';
import { personalLinks } from './invitations.ts';
import { reminderLetter } from './mails/letters.ts';

const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Reminds, once, everybody invited who has not answered when two days are left. */
export const remindInvited = job(
  'remind-invited',
  z.object({}),
  async (ctx) => {
    const now = ctx.now();
    for (const row of await listToRemind(ctx.db, now.toISOString(), new Date(now.getTime() + twoDays).toISOString())) {
      await atomically(ctx, async (ctx) => {
        const language = row.language as Language;
        const letter = reminderLetter({
          language,
          name: row.first_name,
          companyName: row.companyName,
          title: row.title,
          message: '',
          deadline: row.deadline,
          ...personalLinks(ctx, row.job_code_id, row.unique_id),
        });
        await sendMail(ctx, { email: row.email, language }, letter, { once: `reminder ${row.id}` });
        await updateInvitation(ctx.db, row.id, { reminded_at: now.toISOString() });
      });
    }
  },
  { cron: '23 * * * *' },
);
