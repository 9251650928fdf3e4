import type { Access, Endpoint } from '@vitrine/contract/endpoint.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../src/areas/accounts/fixtures.ts';
import { givenJobCode } from '../src/areas/job-codes/fixtures.ts';
import { openSession } from '../src/platform/sessions.ts';
import type { TestWorld } from './world.ts';

export const kinds = ['signed out', 'candidate', 'recruiter', 'administrator', 'guest'] as const;
export type Kind = (typeof kinds)[number];

/** One caller of every kind; each call opens a new session, for one of the endpoints ends it; the guest is new each time, for one removes the guest. */
export async function givenCallers({
  world,
  as,
}: Pick<TestWorld, 'world' | 'as'>): Promise<Record<Kind, () => Promise<string | undefined>>> {
  const { owner } = await givenCompany(world);
  const job = await givenJobCode(await as(owner.id));
  const candidate = await givenCandidate(world);
  const administrator = await givenAdministrator(world);
  return {
    'signed out': async () => undefined,
    candidate: () => openSession(world, candidate.id),
    recruiter: () => openSession(world, owner.id),
    administrator: () => openSession(world, administrator.id),
    guest: async () => openSession(world, (await givenCandidate(world, { guest: true })).id, job.id),
  };
}

export const allowed: Record<Access, readonly Kind[]> = {
  public: kinds,
  'signed-in': ['candidate', 'recruiter', 'administrator', 'guest'],
  candidate: ['candidate', 'guest'],
  recruiter: ['recruiter'],
  admin: ['administrator'],
  'candidate-or-recruiter': ['candidate', 'recruiter', 'guest'],
};

/** The first kind of caller whom an endpoint is for. */
export const kindFor = ({ access }: Pick<Endpoint, 'access'>): Kind => allowed[access][0] ?? 'signed out';
