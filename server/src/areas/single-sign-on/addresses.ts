import type { Atomic } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import type { Claims } from '../../providers/openid/index.ts';
import type { ConnectionRow } from './connection.sql.ts';
import { holdProvenDomain } from './domains.sql.ts';

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

type Named = Pick<ConnectionRow, 'company_id' | 'issuer'>;

/**
 * The address that the provider of a company names: refused (`address-not-proven`) where it calls it unverified, or where
 * its domain is not proven for this company. `firm`: the record of the domain was there when it was last looked for.
 */
export async function addressOf({ db }: Pick<Atomic, 'db'>, { company_id: companyId }: Named, { email, email_verified: verified }: Claims) {
  const domain = email && verified !== false ? await holdProvenDomain(db, domainOf(email)) : undefined;
  if (!email || domain?.company_id !== companyId) throw new Refused('address-not-proven');
  return { email, firm: domain.missing_since === null };
}
