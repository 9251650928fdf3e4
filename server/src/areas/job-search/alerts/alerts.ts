import type { jobAlerts } from '@vitrine/contract/job-search/alerts.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import { atomically } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { stepLink } from '../../../platform/mail/mail-action.ts';
import { confirmLetter } from '../mails/confirm.ts';
import * as sql from './alerts.sql.ts';
import { confirming } from './links.ts';

export const jobAlertHandlers: Handlers<typeof jobAlerts> = {
  ask: (ctx, { email, name, query, language }) =>
    atomically(ctx, async (ctx) => {
      const id = ctx.newId();
      const now = ctx.now().toISOString();
      const asked = await sendMail(ctx, { email, language }, confirmLetter(language, { url: stepLink(ctx, confirming, id) }));
      const row = { id, email, language, name, query: JSON.stringify(omitUndefined(query)), created_at: now, seen_until: now };
      await sql.insertAlert(ctx.db, { ...row, mails: [asked] });
    }),
};
