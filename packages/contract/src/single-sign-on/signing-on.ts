import * as z from 'zod';
import { session } from '../accounts/session.ts';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../vocabulary.ts';
import { providerRefusals, wayBack, wayOut } from './shapes.ts';

/** Signing in at the provider of a company, for those who work there. */
export const signingOn = {
  offer: endpoint({
    route: 'POST /api/login/company/offer',
    access: 'public',
    summary:
      'Whether the domain of an address belongs to a company whose people sign in at a provider of its own. Says nothing about accounts.',
    body: z.object({ email: emailAddress }),
    reply: z.object({ company: z.object({ name: z.string(), required: z.boolean() }).nullable() }),
    rate: { max: 60, seconds: 60 },
  }),
  begin: endpoint({
    route: 'POST /api/login/company',
    access: 'public',
    summary:
      'Where to sign in. From there the browser comes back to /single-sign-on/{companyId} with a code and the state, within ten minutes.',
    body: z.object({ email: emailAddress }),
    reply: wayOut,
    refusals: [...providerRefusals],
    rate: { max: 30, seconds: 60 },
  }),
  finish: endpoint({
    route: 'POST /api/login/company/finish',
    access: 'public',
    summary:
      'Signs in by the code that the provider gave, once, in the browser that began. The person is known by issuer and subject; the first time by an address in a proven domain of the company that the provider does not call unverified.',
    body: wayBack,
    reply: session,
    refusals: ['link-expired', 'address-not-proven', 'single-sign-on-refused', 'deactivated', 'seats-full', ...providerRefusals],
    rate: { max: 30, seconds: 60 },
  }),
  own: endpoint({
    route: 'GET /api/account/single-sign-on',
    access: 'signed-in',
    whileHeld: true,
    summary: 'At which company’s provider the own account signs in; null where it has not.',
    reply: z.object({ company: z.string().nullable() }),
  }),
  beginShowing: endpoint({
    route: 'POST /api/account/single-sign-on',
    access: 'signed-in',
    whileHeld: true,
    summary: 'Where to sign in once more, in place of showing the password.',
    reply: wayOut,
    refusals: [...providerRefusals],
    rate: { max: 30, seconds: 600 },
  }),
  show: endpoint({
    route: 'POST /api/account/single-sign-on/show',
    access: 'signed-in',
    whileHeld: true,
    summary: 'Comes back from there: counts as the password does. The provider has to say that it asked just now (`auth_time`).',
    body: wayBack,
    refusals: ['link-expired', 'single-sign-on-refused', 'sign-in-not-fresh', ...providerRefusals],
    rate: { max: 30, seconds: 600 },
  }),
};
