import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically } from '../../../platform/context.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { findChange, markChangeMailed, sendLetter } from '../../applications/index.ts';
import { applicationTexts, wayTo } from '../../applying/index.ts';
import { notify } from '../../notifications/index.ts';
import { findRecipient } from '../deciding.jobs.sql.ts';
import { type MailedStatus, namePlace, statusMail } from '../mails/status.ts';
import { findReason } from './denial-reasons.sql.ts';

/** Tells a candidate about a decision, once the time for taking it back is over; a change taken back is gone by then. */
export const mailStatus = job('mail-status', z.object({ changeId: z.uuid() }), async (ctx, { changeId }) => {
  await atomically(ctx, async (ctx) => {
    const change = await findChange(ctx.db, changeId);
    const who = change?.mail === 'queued' ? await findRecipient(ctx.db, change.application_id) : undefined;
    // whoever withdrew meanwhile is told no decision any more
    if (!change || !who || who.withdrawn_at || who.status === 'Declined') return;
    const language = who.language as Language;
    const facts = { firstName: who.first_name, title: who.title ?? '', companyName: who.name };
    const reason = change.reason_id ? await findReason(ctx.db, who.company_id, change.reason_id) : undefined;
    const standard = statusMail(language, change.status as MailedStatus, facts, reason);
    const paragraphs = (change.mail_text ?? standard.text).replaceAll(namePlace, who.first_name).split(/\n{2,}/);
    await sendLetter(
      ctx,
      { email: who.email, language },
      {
        subject: standard.subject,
        sender: who.name,
        paragraphs,
        action: { label: applicationTexts[language].see, url: await wayTo(ctx, who) },
        notes: [applicationTexts[language].seeNote],
      },
      { applicationId: change.application_id, once: `status ${changeId}` },
    );
    await markChangeMailed(ctx.db, changeId);
    const { id: applicationId, booking_id: bookingId } = who;
    await notify(ctx, [who.account_id], {
      kind: 'status',
      thing: applicationId,
      applicationId,
      bookingId,
      detail: change.status,
      count: 1,
    });
  });
});
