import type { CompanyRole, Language, UserType } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { insertAccount, insertAccounts, insertConsent } from '../accounts.sql.ts';

/** Version of the wording people agree to; changes with every change of the texts. */
export const textVersion = '2026-11';

interface NewAccount {
  email: string;
  userType: UserType;
  companyId?: string | null;
  /** Of somebody of a company; a recruiter unless told. */
  role?: CompanyRole;
  first_name: string;
  last_name: string;
  language: Language;
  password_hash: string | null;
  guest?: boolean;
  activated?: boolean;
}

/** Makes an account and returns its id; refused (`already-registered`) where another call was faster with the address. */
export async function createAccount(ctx: World, { email, userType, companyId, role, activated, ...rest }: NewAccount) {
  const id = ctx.newId();
  const now = ctx.now().toISOString();
  const made = await insertAccount(ctx.db, {
    id,
    email,
    user_type: userType,
    company_id: companyId ?? null,
    company_role: userType === 'Recruiter' ? (role ?? 'recruiter') : null,
    created_at: now,
    activated_at: activated ? now : null,
    ...rest,
  });
  if (!made) throw new Refused('already-registered');
  return id;
}

export interface Named {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

/** Makes the accounts of people who have not signed up: without a password, entered by mailed links alone. Returns their ids in that order; refused like `createAccount`, for all. */
export async function createGuestAccounts(ctx: World, people: readonly Named[]) {
  const created_at = ctx.now().toISOString();
  const rows = people.map(({ email, firstName, lastName, language }) => ({
    id: ctx.newId(),
    email,
    user_type: 'Candidate' as const,
    created_at,
    first_name: firstName,
    last_name: lastName,
    language,
    guest: true,
  }));
  const made = await insertAccounts(ctx.db, rows);
  if (made.length < rows.length) throw new Refused('already-registered');
  return rows.map(({ id }) => id);
}

/** The same for one; returns its id. */
export async function createGuestAccount(ctx: World, person: Named) {
  const [id = ''] = await createGuestAccounts(ctx, [person]);
  return id;
}

/** Writes down that a person agreed: to what, in which wording and language, when. */
export const recordConsent = (
  ctx: World,
  accountId: string,
  purpose: string,
  language: Language,
  bookingId: string | null = null,
  linkId: string | null = null,
) =>
  insertConsent(ctx.db, {
    id: ctx.newId(),
    account_id: accountId,
    purpose,
    text_version: textVersion,
    language,
    booking_id: bookingId,
    link_id: linkId,
    given_at: ctx.now().toISOString(),
  });
