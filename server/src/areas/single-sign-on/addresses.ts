import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import type { Claims } from '../../providers/openid/index.ts';
import { provenDomain } from './domains.sql.ts';

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/**
 * The address that the provider of a company names: refused (`address-not-proven`) where it calls it unverified, or where
 * its domain is not proven for this company. `firm`: the record of the domain was there when it was last looked for.
 */
export async function addressOf(
  { db }: Pick<World, 'db'>,
  companyId: string,
  { email, email_verified: verified }: Pick<Claims, 'email' | 'email_verified'>,
) {
  const domain = email && verified !== false ? await provenDomain(db, domainOf(email)) : undefined;
  if (!email || domain?.company_id !== companyId) throw new Refused('address-not-proven');
  return { email, firm: domain.missing_since === null };
}
