import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic } from '../../platform/context.ts';
import { type Letter, type MailOptions, sendMail } from '../../platform/mail/mail.ts';
import { keepLetter } from './letters.sql.ts';

interface Written extends MailOptions {
  applicationId: string;
  /** The candidate wrote it to the company. */
  byCandidate?: boolean;
  /** What was said, where the mail wraps it in words of its own. */
  said?: { subject: string; body: string };
}

/** Mails what is written about an application and keeps it there, where its candidate reads it again, without the button and the small print that lead there. */
export async function sendLetter(ctx: Atomic, to: { email: string; language: Language }, letter: Letter, written: Written) {
  const { applicationId, byCandidate = false, said, ...options } = written;
  const mailId = await sendMail(ctx, to, letter, options);
  const { subject, body } = said ?? { subject: letter.subject, body: letter.paragraphs.join('\n\n') };
  await keepLetter(ctx.db, { mailId, applicationId, byCandidate, subject, body });
}
