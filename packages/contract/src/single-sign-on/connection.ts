import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, required, secret } from '../vocabulary.ts';
import { domainGraceDays, joiningRoles, providerRefusals, wayBack, wayOut } from './shapes.ts';

const access = 'owner';
const path = '/api/company/single-sign-on';

/** `waiting`: the record was not seen yet; `missing`: it was, and is away for some days at most. */
export const domainStates = ['waiting', 'proven', 'missing'] as const;

const companyDomain = z.object({
  id: z.string(),
  domain: z.string(),
  /** What a TXT record of the domain says. */
  record: z.string(),
  state: z.enum(domainStates),
});
export type CompanyDomain = z.output<typeof companyDomain>;

const connection = z.object({
  issuer: z.string(),
  clientId: z.string(),
  joinsAs: z.enum(joiningRoles).nullable(),
  /** When the owner signed in with it: it counts from then on. */
  triedAt: instant.nullable(),
  /** Since when nothing else signs teammates in. */
  requiredSince: instant.nullable(),
});

/** The provider at which the people of a company sign in (OpenID Connect). */
export const singleSignOn = {
  show: endpoint({
    route: `GET ${path}`,
    access,
    summary: `The provider of the company, its domains, and how many people it concerns. A proven domain whose record is away is lost after ${domainGraceDays} days.`,
    reply: z.object({
      connection: connection.nullable(),
      /** Where the provider leads back to: to be entered there. */
      redirect: z.string(),
      domains: z.array(companyDomain),
      /** Teammates who have signed in at the provider. */
      linked: z.number(),
      /** Teammates, the owner aside, with an address outside of the proven domains: they cannot. */
      outside: z.number(),
    }),
  }),
  save: endpoint({
    route: `POST ${path}`,
    access,
    password: true,
    summary:
      'Keeps the provider, once its configuration was read. With another issuer, client or secret it is to be tried anew and counts no more before; with another issuer or client, all who signed in there are signed out and known no more.',
    body: z.object({
      /** Below it lies /.well-known/openid-configuration. */
      issuer: z
        .url({ protocol: /^https$/ })
        .max(300)
        .refine((url) => !/[?#]|\.well-known/.test(url), 'must be the issuer alone, as https://login.example.com'),
      clientId: required(300),
      /** Left out, the one before stays. */
      clientSecret: secret(2000).min(1).optional(),
      /** What somebody becomes who signs in with an address in a proven domain and has no account; nobody is let in where null. */
      joinsAs: z.enum(joiningRoles).nullable(),
    }),
    refusals: ['provider-not-found', 'issuer-of-everybody', 'secret-missing', 'changed-elsewhere', 'single-sign-on-off'],
    rate: { max: 60, seconds: 600 },
  }),
  remove: endpoint({
    route: `POST ${path}/remove`,
    access,
    password: true,
    summary: 'Lets go of the provider, and signs out who signed in there. Whoever has no password asks for one by mail.',
    refusals: ['not-found'],
  }),
  try: endpoint({
    route: `POST ${path}/try`,
    access,
    password: true,
    summary: 'Where the owner goes to sign in once, before it counts.',
    reply: wayOut,
    refusals: ['domain-first', ...providerRefusals],
    rate: { max: 60, seconds: 600 },
  }),
  tried: endpoint({
    route: `POST ${path}/tried`,
    access,
    summary: 'Comes back from there, in the session that went. From then on it counts.',
    body: wayBack,
    reply: z.object({
      /** As whom the provider knows whoever signed in. */
      email: z.string(),
    }),
    refusals: ['link-expired', 'address-not-proven', ...providerRefusals],
    rate: { max: 60, seconds: 600 },
  }),
  require: endpoint({
    route: `POST ${path}/require`,
    access,
    password: true,
    summary:
      'Says whether teammates sign in at the provider alone: passwords, passkeys, mailed links and new passwords no longer do, and sessions that were opened so end. The owner is not held to it. Keys of the company go on.',
    body: z.object({ required: z.boolean() }),
    refusals: ['single-sign-on-off', 'domain-first'],
  }),
};
