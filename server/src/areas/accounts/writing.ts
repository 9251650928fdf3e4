import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused } from '../../platform/refused.ts';
import { findLatestWith, sendLetter } from '../applications/index.ts';
import { findCompany } from './companies.sql.ts';
import { messageLetter } from './mails/message.ts';
import * as sql from './writing.sql.ts';

interface Said {
  subject: string;
  message: string;
  /** Address of the company's profile, where the letter leads there. */
  profileUrl?: string;
}

const connected = ({ db, actor: { accountId, scope, userType } }: Ctx<Actor>, email: string) => {
  if (scope) return sql.ofCompany(db, email, { scope, accountId });
  return userType === 'Candidate' ? sql.ofApplications(db, email, accountId) : undefined;
};

/**
 * Mails a message of the caller to somebody the caller is connected with; anybody else does not exist (`not-found`), so
 * that nobody learns who has an account.
 */
export async function writeTo(ctx: Ctx, recipient: string, { profileUrl, ...said }: Said) {
  const { actor } = ctx;
  if (!actor) throw new Refused('not-signed-in');
  if (actor.guestOf) throw new Refused('guest-not-allowed');
  const to = await connected({ ...ctx, actor }, recipient);
  if (!to) throw new Refused('not-found');
  const language = to.language as Language;
  const company = actor.companyId ? (await findCompany(ctx.db, actor.companyId)).name : '';
  const from = { name: `${actor.firstName} ${actor.lastName}`, company, email: actor.email };
  const letter = messageLetter(language, { from, ...said, profileUrl });
  await atomically(ctx, async (ctx) => {
    const about = actor.companyId ? await findLatestWith(ctx.db, to.id, actor.companyId) : undefined;
    const recipient = { email: to.email, language };
    if (!about) return void (await sendMail(ctx, recipient, letter, { about: to.id }));
    const body = [...letter.paragraphs, ...(letter.notes ?? [])].join('\n\n');
    await sendLetter(ctx, recipient, letter, { applicationId: about, about: to.id, said: { subject: letter.subject, body } });
  });
}
