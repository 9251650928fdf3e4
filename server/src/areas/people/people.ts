import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { people } from '@vitrine/contract/people/people.ts';
import type { Ctx, RecruiterActor } from '../../platform/context.ts';
import { cursorAfter, readCursor } from '../../platform/cursors.ts';
import { faceUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { demandOwnCompany } from '../../platform/sessions/own-company.ts';
import type { Connection } from './connections.sql.ts';
import { findDuplicates, merge } from './merging.ts';
import { listPeople } from './people.sql.ts';

interface Wanted {
  companyId?: string | undefined;
  textSearch?: string | undefined;
  corporate?: boolean | undefined;
  page: number;
  count: number;
  after?: string | undefined;
}

/** A row of the list from everything that connects one person with the company. */
function personOf(ctx: Ctx, connections: [Connection, ...Connection[]]) {
  const [first] = connections;
  const own = connections.find((one) => one.accountId !== null) ?? first;
  const added = connections.find((one) => one.kind === 'added');
  const { blind } = own;
  return {
    key: first.key,
    blind,
    alias: blind ? aliasOf(own.number) : '',
    firstName: blind ? '' : own.firstName,
    lastName: blind ? '' : own.lastName,
    email: own.email,
    cProfilePic: blind ? null : faceUrl(ctx, own.picture),
    candidate_id: added?.accountId ?? null,
    addedAt: added?.at ?? null,
    invitations: connections
      .filter((one) => one.kind === 'invited')
      .map(({ id, title, at, cancelled }) => ({ id, title, invitedAt: at, cancelled })),
    applications: connections
      .filter((one) => one.kind === 'applied')
      .map(({ id, title, status, at }) => ({ id, title, status, appliedAt: at })),
    lastAt: first.at,
  };
}

async function list(ctx: Ctx<RecruiterActor>, applicants: boolean, { companyId, after, ...wanted }: Wanted) {
  demandOwnCompany(ctx, companyId);
  const listName = applicants ? 'people' : 'people of the company';
  const behind = readCursor(ctx, listName, after);
  const { people, ...total } = await listPeople(ctx.db, {
    ...wanted,
    ...(behind ? { page: 1, after: behind[0] ?? '' } : {}),
    applicants,
    companyId: ctx.actor.companyId,
    reviewerId: ctx.actor.accountId,
  });
  const items = people.map((connections) => personOf(ctx, connections));
  const last = items.at(-1);
  return { items, ...total, page: wanted.page, count: wanted.count, ...cursorAfter(ctx, listName, after, last && [last.key]) };
}

/** The people of a company; merging two of them is the business of every area that stores anything of people. */
export const peopleOver = (everything: readonly PersonalData[]): Handlers<typeof people> => ({
  byCompany: (ctx, wanted) => list(ctx, false, wanted),
  both: (ctx, wanted) => list(ctx, true, wanted),
  duplicates: (ctx) => findDuplicates(ctx),
  merge: (ctx, wanted) => merge(everything, ctx, wanted),
});
