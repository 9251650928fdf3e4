import { day } from '@vitrine/contract/durations.ts';
import type { Industry, SignUpCareerStage } from '@vitrine/contract/reference-lists.ts';
import type { Language, UserType } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../../platform/context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashOf, newToken } from '../../../platform/sessions/secrets.ts';
import { findAccountByEmail } from '../accounts.sql.ts';
import { isTaken } from '../addresses.ts';
import { activationLetter } from '../mails/activation.ts';
import { demandStrength, hashPassword } from '../sign-in/passwords-hashing.ts';
import { textVersion } from './creating.ts';
import * as sql from './sign-ups.sql.ts';

const linkLife = 2 * day;
const sessionLife = 7 * day;
/** A sign-up that nobody confirmed is forgotten after a month. */
export const signUpsKept = 30 * day;

export interface NewSignUp {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language: Language;
  next?: string | undefined;
  corporateIdentity?: string | undefined;
  careerStage?: SignUpCareerStage | undefined;
  company?: { name: string; industries: Industry[] };
}

async function newSignUpToken(ctx: World, signUpId: string, purpose: 'activation' | 'session', life: number) {
  const token = newToken();
  const expires_at = new Date(ctx.now().getTime() + life).toISOString();
  await sql.insertSignUpToken(ctx.db, { token_hash: hashOf(token), sign_up_id: signUpId, purpose, expires_at });
  return token;
}

type Mailed = Pick<sql.SignUpRow, 'id' | 'email' | 'first_name' | 'language' | 'next'>;

/** Mails another link that confirms the address for this sign-up; earlier links stay good. */
export const mailActivation = (ctx: World, { id, email, first_name, next, ...signUp }: Mailed) =>
  atomically(ctx, async (ctx) => {
    const language = signUp.language as Language;
    const token = await newSignUpToken(ctx, id, 'activation', linkLife);
    const url = `${ctx.url()}/?activation=${token}${next ? `&next=${encodeURIComponent(next)}` : ''}`;
    await sendMail(ctx, { email, language }, activationLetter(language, { name: first_name, url }));
    // without a mail server somebody trying the product out still has to get in
    if (ctx.config.demo) ctx.log.info({ email, url }, 'activation link');
  });

/** A candidate who took part as a guest may sign up; anybody else with an account has one already. */
async function demandGuest(ctx: World, email: string, userType: UserType) {
  const known = await findAccountByEmail(ctx.db, email);
  if (known?.activated_at || userType === 'Recruiter' || known?.user_type !== userType) throw new Refused('already-registered');
}

/**
 * Keeps a sign-up beside its own mailed link until the address is confirmed; no account is made or touched. Returns the
 * secret by which the browser that made it is known. Refused (`already-registered`) for an address with an account of
 * its own or of another kind.
 */
export async function keepSignUp(ctx: World, { company, ...person }: NewSignUp, userType: UserType) {
  demandStrength(person.password, [person.email, person.firstName, person.lastName, ...(company ? [company.name] : [])]);
  if (await isTaken(ctx, person.email)) await demandGuest(ctx, person.email, userType);
  const browser = newToken();
  const row = {
    id: ctx.newId(),
    email: person.email,
    user_type: userType as 'Candidate' | 'Recruiter',
    first_name: person.firstName,
    last_name: person.lastName,
    language: person.language,
    password_hash: await hashPassword(person.password),
    browser_hash: hashOf(browser),
    company_name: company?.name ?? null,
    industries: company?.industries ?? [],
    corporate: person.corporateIdentity ?? null,
    career_stage: person.careerStage ?? null,
    next: person.next ?? null,
    text_version: textVersion,
    created_at: ctx.now().toISOString(),
  };
  await atomically(ctx, async (ctx) => {
    await sql.insertSignUp(ctx.db, row);
    await mailActivation(ctx, row);
  });
  return browser;
}

/** A session that reaches nothing but the word that the address waits for its confirmation. */
export const openUnconfirmed = (ctx: World, signUpId: string) => newSignUpToken(ctx, signUpId, 'session', sessionLife);
