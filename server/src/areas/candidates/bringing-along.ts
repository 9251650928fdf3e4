import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, Ctx, World } from '../../platform/context.ts';
import { createGuestAccounts } from '../accounts/index.ts';
import * as sql from './added-candidates.sql.ts';
import { addressKey } from './added-candidates.ts';
import { beginProfiles } from './profiles.sql.ts';

interface Brought {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  phone: string;
  address: string;
  profession: string;
  employer: string;
  about: string;
}

interface Bringing {
  companyId: string;
  by: string | null;
  /** When it is written, which `changed_at` of the profiles then says. */
  at: string;
}

/**
 * Makes accounts without password, with profiles that nobody else finds, for people whom a company brings along from
 * elsewhere; returns their ids in that order. Nobody is told: whoever calls it sees to the notice. Refused
 * (`already-registered`) where another call was faster with an address.
 */
export async function takeInPeople(ctx: Atomic<Ctx>, people: readonly Brought[], { companyId, by, at }: Bringing) {
  const ids = await createGuestAccounts(ctx, people);
  const profiles = people.flatMap(({ email: _email, firstName: _first, lastName: _last, language: _language, ...fields }, which) => {
    const account_id = ids[which];
    return account_id ? { account_id, added_by_company: companyId, added_by: by, changed_at: at, ...fields } : [];
  });
  await beginProfiles(ctx.db, profiles);
  return ids;
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
