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
