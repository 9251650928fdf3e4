import type { Atomic } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import type { Claims } from '../../providers/openid/index.ts';
import type { ConnectionRow } from './connection.sql.ts';
import { holdProvenDomain } from './domains.sql.ts';

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/**
 * Issuers that sign in everybody, with an account of their own too under an address that they had at work once: `hd`
 * names the organisation that manages an account, and is missing from those.
 */
const openToEverybody = ['accounts.google.com'];

/** The tenant of Microsoft in which everybody's own accounts are. */
const consumersOfMicrosoft = '9188040d-6c67-4c5b-b112-36a304b66dad';
/** Issuers that sign in everybody and whose tokens name no organisation: nothing there is a company's to manage. */
const ofEverybody = [
  'gitlab.com',
  'appleid.apple.com',
  'account.apple.com',
  'www.linkedin.com',
  'www.facebook.com',
  'limited.facebook.com',
  'api.login.yahoo.com',
  'login.yahoo.co.jp',
  'id.twitch.tv',
  'slack.com',
  'www.paypal.com',
  'access.line.me',
];

/** Whether anybody can open an account at an issuer, under an address that they had at work once, and no token tells them apart. */
export function signsInAnybody(issuer: string) {
  const { hostname, pathname } = new URL(issuer);
  if (hostname === 'login.live.com') return true;
  const tenant = pathname.split('/')[1]?.toLowerCase() ?? '';
  if (hostname === 'login.microsoftonline.com') return ['common', 'consumers', 'organizations', consumersOfMicrosoft].includes(tenant);
  return ofEverybody.includes(hostname);
}

/** Whether an account is the company's to manage: where the issuer is not the company's alone, as the token says. */
async function isManaged({ db }: Pick<Atomic, 'db'>, { company_id: companyId, issuer }: Named, { hd }: Claims) {
  if (!openToEverybody.includes(new URL(issuer).hostname)) return true;
  return hd !== undefined && (await holdProvenDomain(db, hd))?.company_id === companyId;
}

type Named = Pick<ConnectionRow, 'company_id' | 'issuer'>;

/**
 * Refuses (`address-not-proven`) an address whose domain is not proven for this company. `firm`: the record of the domain
 * was there when it was last looked for.
 */
export async function demandProven({ db }: Pick<Atomic, 'db'>, companyId: string, email: string | undefined) {
  const domain = email ? await holdProvenDomain(db, domainOf(email)) : undefined;
  if (!email || domain?.company_id !== companyId) throw new Refused('address-not-proven');
  return { email, firm: domain.missing_since === null };
}

/**
 * The address that the provider of a company names, as `demandProven` has it; refused also where the provider calls it
 * unverified, or where the account is not the company's to manage.
 */
export async function addressOf(ctx: Pick<Atomic, 'db'>, connection: Named, claims: Claims) {
  const proven = await demandProven(ctx, connection.company_id, claims.email_verified === false ? undefined : claims.email);
  if (!(await isManaged(ctx, connection, claims))) throw new Refused('address-not-proven');
  return proven;
}
