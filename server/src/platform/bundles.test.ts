import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundlesIn, fingerprintOf, listIn } from './bundles.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundles-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const sources = ['server/src/platform/cage/ready.ts', 'server/src/platform/cage/serving.ts'];
const files = { 'server/src/platform/cage/ready.ts': 'ready-1.js' };

function built(said: object) {
  fs.writeFileSync(listIn(folder), JSON.stringify(said));
  return bundlesIn(folder);
}

test('a start takes the bundle that was built of exactly these sources', () => {
  expect(built({ sources, files, fingerprint: fingerprintOf(sources) })).toEqual(files);
});

test('a start takes the sources where they changed since, one of them is gone, or nothing was built', () => {
  expect(built({ sources, files, fingerprint: fingerprintOf(sources.slice(1)) })).toEqual({});
  expect(built({ sources: [...sources, 'server/src/gone.ts'], files, fingerprint: fingerprintOf(sources) })).toEqual({});
  expect(bundlesIn(path.join(folder, 'missing'))).toEqual({});
});
