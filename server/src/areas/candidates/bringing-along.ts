import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, Ctx, World } from '../../platform/context.ts';
import { createGuestAccount } from '../accounts/index.ts';
import * as sql from './added-candidates.sql.ts';
import { addressKey } from './added-candidates.ts';
import { beginProfile } from './profiles.sql.ts';

interface Brought {
  companyId: string;
  by: string | null;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  phone: string;
  address: string;
  profession: string;
  employer: string;
  about: string;
  /** When it is written, which `changed_at` of the profile then says. */
  at: string;
}

/**
 * Makes an account without password, with a profile that nobody else finds, for a person whom a company brings along from
 * elsewhere; returns its id. Nobody is told: whoever calls it sees to the notice. Refused (`already-registered`) where
 * another call was faster with the address.
 */
export async function takeInPerson(ctx: Atomic<Ctx>, { companyId, by, email, firstName, lastName, language, at, ...fields }: Brought) {
  const id = await createGuestAccount(ctx, { email, firstName, lastName, language });
  await beginProfile(ctx.db, { account_id: id, added_by_company: companyId, added_by: by, changed_at: at, ...fields });
  return id;
}

/** Of these addresses those of which their persons objected to being added by the company. */
export async function objectedAmong(ctx: World, companyId: string, emails: readonly string[]): Promise<Set<string>> {
  const byKey = new Map(emails.map((email) => [addressKey(ctx, email), email]));
  const found = await sql.findObjections(ctx.db, companyId, [...byKey.keys()]);
  return new Set(found.flatMap((key) => byKey.get(key) ?? []));
}

/** Keeps, under a digest of the address, that a person does not want to be added by the company again. */
export const noteObjection = (ctx: World, companyId: string, email: string) =>
  sql.insertObjection(ctx.db, { company_id: companyId, address: addressKey(ctx, email), at: ctx.now().toISOString() });
