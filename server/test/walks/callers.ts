import type { Access, Endpoint } from '@vitrine/contract/endpoint.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../../src/areas/accounts/fixtures.ts';
import { openGuestReview } from '../../src/areas/guest-reviewers/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { openSession } from '../../src/platform/sessions/sessions.ts';
import type { TestWorld } from '../world.ts';

export const kinds = [
  'signed out',
  'candidate',
  'owner',
  'recruiter',
  'hiring manager',
  'guest reviewer',
  'administrator',
  'guest',
] as const;
export type Kind = (typeof kinds)[number];

/** One caller of every kind; each call opens a new session, for one of the endpoints ends it; the guest is new each time, for one removes the guest. */
export async function givenCallers({
  world,
  as,
}: Pick<TestWorld, 'world' | 'as'>): Promise<Record<Kind, () => Promise<string | undefined>>> {
  const { owner, companyId } = await givenCompany(world);
  const recruiter = await givenTeammate(world, companyId);
  const job = await givenJobCode(await as(owner.id));
  const manager = await givenHiringManager(world, companyId, [job.bookingId]);
  const candidate = await givenCandidate(world);
  const administrator = await givenAdministrator(world);
  return {
    'signed out': async () => undefined,
    candidate: () => openSession(world, candidate.id, { byPassword: true }),
    owner: () => openSession(world, owner.id, { byPassword: true }),
    recruiter: () => openSession(world, recruiter.id),
    'hiring manager': () => openSession(world, manager.id),
    administrator: () => openSession(world, administrator.id, { byPassword: true }),
    'guest reviewer': () => openGuestReview(world, job),
    guest: async () => openSession(world, (await givenCandidate(world, { guest: true })).id, { guestOf: job.id }),
  };
}

export const allowed: Record<Access, readonly Kind[]> = {
  public: kinds,
  'signed-in': ['candidate', 'owner', 'recruiter', 'hiring manager', 'administrator', 'guest'],
  candidate: ['candidate', 'guest'],
  owner: ['owner'],
  recruiter: ['recruiter', 'owner'],
  admin: ['administrator'],
  'guest-reviewer': ['guest reviewer', 'hiring manager', 'recruiter', 'owner'],
  'hiring-manager': ['hiring manager', 'recruiter', 'owner'],
  'candidate-or-hiring-manager': ['candidate', 'hiring manager', 'recruiter', 'owner', 'guest'],
  'candidate-or-owner': ['candidate', 'owner', 'guest'],
  'candidate-or-recruiter': ['candidate', 'recruiter', 'owner', 'guest'],
  'owner-or-admin': ['owner', 'administrator'],
  'recruiter-or-admin': ['recruiter', 'owner', 'administrator'],
};

/** The first kind of caller whom an endpoint is for. */
export const kindFor = ({ access }: Pick<Endpoint, 'access'>): Kind => allowed[access][0] ?? 'signed out';
