import type { Access, Endpoint } from '@vitrine/contract/endpoint.ts';
import { beforeAll, expect, test } from 'vitest';
import { givenAdministrator, givenCandidate, givenCompany } from '../src/areas/accounts/given.ts';
import { givenJobCode } from '../src/areas/job-codes/given.ts';
import { openSession } from '../src/platform/sessions.ts';
import { call, everyEndpoint } from './endpoints.ts';
import { startWorld } from './world.ts';

const { world, app, as } = await startWorld();
const kinds = ['signed out', 'candidate', 'recruiter', 'administrator', 'guest'] as const;
type Kind = (typeof kinds)[number];

/** A new session for every call: one of the calls ends it. */
const sessions = {} as Record<Kind, () => Promise<string | undefined>>;
beforeAll(async () => {
  const { owner } = await givenCompany(world);
  const job = await givenJobCode(await as(owner.id));
  const candidate = await givenCandidate(world);
  const administrator = await givenAdministrator(world);
  const guest = await givenCandidate(world, { guest: true });
  Object.assign(sessions, {
    'signed out': async () => undefined,
    candidate: () => openSession(world, candidate.id),
    recruiter: () => openSession(world, owner.id),
    administrator: () => openSession(world, administrator.id),
    guest: () => openSession(world, guest.id, job.id),
  });
});

const allowed: Record<Access, readonly Kind[]> = {
  public: kinds,
  'signed-in': ['candidate', 'recruiter', 'administrator', 'guest'],
  candidate: ['candidate', 'guest'],
  recruiter: ['recruiter'],
  admin: ['administrator'],
  'candidate-or-recruiter': ['candidate', 'recruiter', 'guest'],
};

/** What the declaration of an endpoint means for this caller. */
function refusalFor(endpoint: Endpoint, kind: Kind) {
  if (!allowed[endpoint.access].includes(kind)) return kind === 'signed out' ? 'not-signed-in' : 'not-allowed';
  return kind === 'guest' && endpoint.access !== 'public' && !endpoint.guests ? 'guest-not-allowed' : undefined;
}

test.each(everyEndpoint)('%s answers exactly those it is declared for', async (_route, endpoint) => {
  for (const kind of kinds) {
    const { status, code } = await call(app, endpoint, {}, await sessions[kind]());
    const refusal = refusalFor(endpoint, kind);
    const seen = `${kind}: ${status} ${code}`;
    if (refusal) expect(seen).toBe(`${kind}: ${refusal === 'not-signed-in' ? 401 : 403} ${refusal}`);
    else if (['not-signed-in', 'not-allowed', 'guest-not-allowed'].includes(code ?? ''))
      expect(endpoint.refusals ?? [], seen).toContain(code);
    else expect(status, seen).toBeLessThan(500);
  }
});

test('a token that nobody was given is as good as none', async () => {
  const [, endpoint] = everyEndpoint.find(([, one]) => one.access === 'signed-in') ?? [];
  if (!endpoint) throw new Error('no endpoint asks for a session');
  expect(await call(app, endpoint, {}, 'x'.repeat(43))).toMatchObject({ status: 401, code: 'not-signed-in' });
});
