import { expect, test } from 'vitest';
import { faultOf, openImap, trySmtp } from './index.ts';

const server = (host: string) => ({ host, port: 993, secure: true, user: 'rosa', password: 'secret' });
const inner = { opened: [], lookup: async () => [{ address: '10.0.0.7' }] };
const nowhere = {
  opened: [],
  lookup: async () => {
    throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  },
};

test('a name of an inner net reads like a name that there is not, so nobody learns what is inside', async () => {
  for (const reach of [openImap, trySmtp]) {
    const faults = await Promise.all(
      [inner, nowhere].map((guard) => reach(server('db.inner.example'), guard).then(() => 'reached', faultOf)),
    );
    expect(faults).toEqual(['dns', 'dns']);
  }
  // whoever types an address knows it already
  expect(await openImap(server('10.0.0.7'), inner).catch(faultOf)).toBe('not-public');
});
