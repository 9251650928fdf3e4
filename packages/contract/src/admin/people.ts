import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { flag, id, instant, language, pageOf, paging, text } from '../vocabulary.ts';

/** How an account stands: its address is not confirmed yet, it came with an interview and has no password, or it was closed. */
export const accountStates = ['active', 'unconfirmed', 'guest', 'deactivated'] as const;
export type AccountState = (typeof accountStates)[number];
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

/** The people of an installation, for whoever runs it. */
export const people = {
  candidates: endpoint({
    route: 'GET /api/admin/candidatelist',
    access: 'admin',
    summary:
      'The candidates of this Vitrine, the newest first; `textSearch` finds parts of names and addresses, `closeup` those who have one.',
    query: paging.extend({ textSearch: text(100).optional(), state: accountState.optional(), closeup: flag.optional() }),
    reply: pageOf(listedPerson),
  }),
  candidate: endpoint({
    route: 'GET /api/admin/candidate',
    access: 'admin',
    summary: 'One candidate as the account stands; the look is noted, and nothing of the profile or an application is shown.',
    query: z.object({ candidate_id: id }),
    reply: listedPerson.extend({ language, activatedAt: instant.nullable(), applications: z.number() }),
    refusals: ['not-found'],
  }),
};
