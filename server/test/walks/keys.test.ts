import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { type KeyScope, keyScopes } from '@vitrine/contract/api-keys/scopes.ts';
import { methodOf } from '@vitrine/contract/endpoint.ts';
import { beforeAll, expect, test } from 'vitest';
import { givenCompany } from '../../src/areas/accounts/fixtures.ts';
import { startWorld } from '../world.ts';
import { call, everyEndpoint } from './endpoints.ts';

const t = await startWorld();
/** For each scope a key that has it alone, and one that has all others. */
const only = new Map<KeyScope, string>();
const without = new Map<KeyScope, string>();
let all = '';
let dead = '';

beforeAll(async () => {
  const { owner } = await givenCompany(t.world);
  const asOwner = await t.as(owner.id);
  const make = (scopes: readonly KeyScope[]) => asOwner(apiKeys.make, { name: 'A program', scopes: [...scopes], days: 30 });
  for (const scope of keyScopes) {
    only.set(scope, (await make([scope])).key);
    without.set(scope, (await make(keyScopes.filter((one) => one !== scope))).key);
  }
  all = (await make(keyScopes)).key;
  const { id, key } = await make(keyScopes);
  await asOwner(apiKeys.revoke, { id });
  dead = key;
});

/** Areas of which no key opens anything, whatever it may. */
const closedToKeys =
  /^\w+ \/api\/(imap|rs|v2\/inbox|v2\/chat|shop|invoices|account|company\/apikey|login|logout|resetpassword|privacy\/(erase|export|own|audit))/;

test.each(everyEndpoint)('%s is called with a key of its scope, and with no other', async (route, endpoint) => {
  const { access, byKey } = endpoint;
  if (access === 'public') return expect(byKey).toBeUndefined();
  const answered = async (key: string | undefined) => {
    const { status, code } = await call(t.app, endpoint, {}, key);
    return { status, code };
  };
  expect(await answered(dead), route).toEqual({ status: 401, code: 'not-signed-in' });
  if (!byKey) return expect(await answered(all)).toEqual({ status: 403, code: 'not-by-key' });
  expect(await answered(without.get(byKey))).toEqual({ status: 403, code: 'scope-missing' });
  const { status, code } = await answered(only.get(byKey));
  expect(status, code).toBeLessThan(500);
  expect(['not-by-key', 'scope-missing', 'not-signed-in', 'not-allowed', 'password-needed']).not.toContain(code);
});

test('what is read and what is written are different scopes, and what is dangerous is for no key', () => {
  const open = everyEndpoint.filter(([, { byKey }]) => byKey);
  expect(open.length).toBeGreaterThan(100);
  for (const [route, one] of open) {
    expect(one.password, route).toBeUndefined();
    expect(closedToKeys.test(route), route).toBe(false);
    if (methodOf(one) === 'GET') expect(one.byKey, route).toMatch(/:read$/);
  }
  const read = open.filter(([, one]) => methodOf(one) === 'POST' && one.byKey?.endsWith(':read')).map(([route]) => route);
  expect(read).toEqual(['POST /api/candidatemanagement/export', 'POST /api/candidatemanagement/results/export']);
});

test('a call that is made once under a name is one that a key may make, without a file', () => {
  for (const [route, one] of everyEndpoint.filter(([, { idempotent }]) => idempotent)) {
    expect(one.byKey, route).toMatch(/:write$/);
    expect(one.upload, route).toBeUndefined();
  }
});
