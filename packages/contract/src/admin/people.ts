import * as z from 'zod';
import { enrollTypes } from '../closeup/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { companyRole, flag, id, instant, language, longPageOf, paging, text, userType } from '../vocabulary.ts';
import { accountStates } from './states.ts';

const accountState = z.enum(accountStates);

const listedPerson = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  state: accountState,
  createdAt: instant,
});
export type ListedPerson = z.output<typeof listedPerson>;

export const listedRecruiter = listedPerson.extend({ role: companyRole.nullable(), companyId: z.string(), companyName: z.string() });
export type ListedRecruiter = z.output<typeof listedRecruiter>;

const wanted = paging.extend({ textSearch: text(100).optional(), state: accountState.optional() });

/** One account, for whoever runs the installation. */
const person = listedPerson.extend({
  userType,
  language,
  activatedAt: instant.nullable(),
  role: companyRole.nullable(),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  applications: z.number(),
  closeUpConnected: z.boolean(),
});
export type Person = z.output<typeof person>;

/** The people of an installation, for whoever runs it. Every look is noted. */
export const people = {
  candidates: endpoint({
    route: 'GET /api/admin/candidatelist',
    access: 'admin',
    summary: 'The candidates of this Vitrine, the newest first; `textSearch` finds parts of names and addresses (R037, R165).',
    query: wanted.extend({
      /** Those alone who have a closeup. */
      closeup: flag.optional(),
    }),
    reply: longPageOf(listedPerson.extend({ closeUpConnected: z.boolean(), closeUpEnrollType: z.enum(enrollTypes) })),
  }),
  recruiters: endpoint({
    route: 'GET /api/admin/recruiterlist',
    access: 'admin',
    summary: 'The people of companies, the newest first; `textSearch` finds parts of names, addresses and companies (R038, R165).',
    query: wanted,
    reply: longPageOf(listedRecruiter),
  }),
  ofCompany: endpoint({
    route: 'GET /api/admin/recruiterbycompany',
    access: 'admin',
    summary: 'The people of one company, its owner first.',
    query: wanted.extend({ compId: id }),
    reply: longPageOf(listedRecruiter),
    refusals: ['not-found'],
  }),
  administrators: endpoint({
    route: 'GET /api/admin/administratorlist',
    access: 'admin',
    summary: 'Whoever runs this Vitrine.',
    query: wanted,
    reply: longPageOf(listedPerson),
  }),
  person: endpoint({
    route: 'GET /api/admin/person',
    access: 'admin',
    summary: 'One account as it stands; nothing of a profile or an application is shown.',
    query: z.object({ accountId: id }),
    reply: person,
    refusals: ['not-found'],
  }),
};
