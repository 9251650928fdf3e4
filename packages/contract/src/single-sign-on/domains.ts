import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../vocabulary.ts';
import { mostDomains } from './shapes.ts';

const access = 'owner';
const path = '/api/company/single-sign-on/domains';

/** A name of the DNS with two labels at least; what is not ASCII is written as the DNS has it. */
const domain = z
  .string()
  .max(253)
  .transform((typed) => typed.trim().replace(/^@|\.$/g, ''))
  .transform((name) => (/[\s/\\@:?#%]/.test(name) ? '' : (URL.parse(`http://${name}`)?.host ?? '')))
  .refine(
    (host) => /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/.test(host),
    'must be a domain such as example.com',
  );

/** The domains of a company: a TXT record proves that it may speak for addresses in them. */
export const companyDomains = {
  add: endpoint({
    route: `POST ${path}`,
    access,
    password: true,
    summary: `Names a domain, at most ${mostDomains}, and makes the record that proves it. Subdomains are domains of their own.`,
    body: z.object({ domain }),
    reply: z.object({ id: z.string(), record: z.string() }),
    refusals: ['domain-known', 'too-many-domains'],
  }),
  check: endpoint({
    route: `POST ${path}/check`,
    access,
    summary: 'Asks the DNS for the record. A domain is proven for one company: for another one only once the record of the first is gone.',
    body: byId,
    refusals: ['not-found', 'domain-unproven', 'domain-taken', 'unavailable'],
    rate: { max: 60, seconds: 600 },
  }),
  remove: endpoint({
    route: `POST ${path}/remove`,
    access,
    password: true,
    summary: 'Lets go of a domain: nobody with an address in it signs in at the provider any more, and who did is signed out.',
    body: byId,
    refusals: ['not-found', 'domain-needed'],
  }),
};
