import * as z from 'zod';
import { id, secret } from '../vocabulary.ts';

/** So many domains a company may name. */
export const mostDomains = 20;

/** So many days the record of a proven domain may be away before the domain is the company's no more. */
export const domainGraceDays = 3;

/** What somebody may become who signs in and has no account yet; nobody becomes an owner so. */
export const joiningRoles = ['recruiter', 'hiring-manager'] as const;

/** Where the browser goes on, and the secret that it keeps meanwhile: who comes back without it is not let in. */
export const wayOut = z.object({ url: z.string(), ticket: z.string() });

/** With what a browser comes back from the provider. */
export const wayBack = z.object({
  /** Of the address that the provider led back to. */
  companyId: id,
  code: secret(4000).min(1),
  state: secret(200).min(1),
  /** The issuer as the provider names itself in the address (RFC 9207), where it does: compared as it is. */
  iss: secret(500).optional(),
  ticket: secret(),
});

/** What goes wrong at the provider: it is away, or what it said cannot be taken. */
export const providerRefusals = ['single-sign-on-off', 'provider-away', 'provider-wrong'] as const;

/** How every token of provisioning begins, so that programs that look for lost secrets know one. */
export const provisioningPrefix = 'vitrine_scim_';

/** So many days somebody may be shut out before their conversations go on with the owner. */
export const handOnDays = 7;

/** What a provider does to somebody. */
export const provisioningDeeds = ['made', 'changed', 'shut-out', 'let-in', 'removed'] as const;

/** Why something was refused to it, as far as an owner can do something about it. */
export const provisioningRefusals = [
  'address-outside',
  'address-taken',
  'already-there',
  'no-seat',
  'owner-stays',
  'shut-out-here',
  'not-understood',
] as const;
