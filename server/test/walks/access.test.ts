import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../world.ts';
import { allowed, givenCallers, type Kind, kinds } from './callers.ts';
import { call, everyEndpoint } from './endpoints.ts';

const { world, app, as } = await startWorld();
const sessions = await givenCallers({ world, as });

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
