import type { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import { atomically } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { lettersOf, markAnswered, sendLetter } from '../../applications/index.ts';
import { applicationTexts, wayTo } from '../../applying/index.ts';
import { applicationOf } from '../applicants.ts';
import { findRecipient } from '../deciding.jobs.sql.ts';
import { answerMail } from '../mails/answer.ts';
import { maskedFor } from './person.ts';

/** The conversation with an applicant by letters, as far as this reviewer may know who it is. */
export const applicantLetterHandlers: Handlers<typeof applicantLetters> = {
  async list(ctx, { id }) {
    const application = await applicationOf(ctx, id);
    const [rows, recipient] = [await lettersOf(ctx.db, [id]), await findRecipient(ctx.db, id)];
    if (rows.length > 0) await audited(ctx, { action: 'seen', object: 'message', objectId: id, subjects: [application.account_id] });
    const masked = application.blind ? maskedFor(application) : (text: string) => text;
    return {
      items: rows.map((row) => ({
        id: row.id,
        byCandidate: row.by_candidate,
        subject: masked(row.subject),
        body: masked(row.body),
        sentAt: row.sent_at,
      })),
      guest: recipient?.guest ?? false,
      unanswered: rows.filter((row) => row.by_candidate && !row.answered).map((row) => row.id),
    };
  },

  async answer(ctx, { id, message }) {
    const application = await applicationOf(ctx, id);
    const { firstName, lastName } = ctx.actor;
    await atomically(ctx, async (ctx) => {
      const to = await findRecipient(ctx.db, id);
      if (!to || to.withdrawn_at) throw new Refused('not-found');
      const language = to.language as Language;
      const { subject, paragraphs, said, note } = answerMail(language, {
        firstName: to.first_name,
        title: to.title ?? '',
        companyName: to.name,
        by: `${firstName} ${lastName}`.trim(),
        message,
      });
      const action = { label: applicationTexts[language].see, url: await wayTo(ctx, to) };
      await audited(ctx, { action: 'sent', object: 'message', objectId: id, subjects: [application.account_id] });
      await sendLetter(
        ctx,
        { email: to.email, language },
        { subject, sender: to.name, paragraphs, action, notes: [note] },
        { applicationId: id, said: { subject, body: said } },
      );
      await markAnswered(ctx.db, id);
    });
  },

  async settle(ctx, { id }) {
    await applicationOf(ctx, id);
    await markAnswered(ctx.db, id);
  },
};
