import type { AuditAction } from '@vitrine/contract/privacy/audit.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import type { Atomic, Ctx } from '../../../platform/context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { type SignInChange, signInWaysLetter } from '../mails/sign-in-ways.ts';

interface Person {
  id: string;
  email: string;
  first_name: string;
  language: string;
  user_type: string;
}

/** Where people of each kind look after how they sign in. */
const settings: Record<string, string> = {
  Candidate: '/candidate-settings/security',
  Recruiter: '/recruiter-settings/security',
  User: '/admin-panel/security',
};

/** Mails somebody that a way into their account has changed. */
export async function mailChange(ctx: Atomic<Ctx>, { id, email, first_name, language, user_type }: Person, change: SignInChange) {
  const letter = signInWaysLetter(language as Language, { name: first_name, url: `${ctx.url()}${settings[user_type] ?? ''}`, change });
  await sendMail(ctx, { email, language: language as Language }, letter, { about: id });
}

/** Mails it, and notes it in the activity log. */
export async function tellChange(ctx: Atomic<Ctx>, person: Person, action: AuditAction, change: SignInChange) {
  await audited(ctx, { action, object: 'sign-in', subjects: [person.id] });
  await mailChange(ctx, person, change);
}
