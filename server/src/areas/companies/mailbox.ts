import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Db } from '../../platform/postgres/db.ts';
import { findProfile, ownerOf } from './profiles.sql.ts';

/** Where candidates' questions to a company go: the address that it names for that, else its owner's. */
export async function mailboxOf(db: Db, companyId: string) {
  const [profile, owner] = await Promise.all([findProfile(db, companyId), ownerOf(db, companyId)]);
  const email = profile?.contact_email || owner?.email;
  return email ? { email, language: (owner?.language ?? 'en') as Language } : undefined;
}
