import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundlesOf, fingerprintOf } from './bundles.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundles-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const sources = ['server/src/platform/cage/ready.ts', 'server/src/platform/cage/serving.ts'];
const files = { 'server/src/platform/cage/ready.ts': 'ready-1.js' };

function listOf(said: object) {
  const list = path.join(folder, 'bundles.json');
  fs.writeFileSync(list, JSON.stringify(said));
  return list;
}

test('a child starts with the bundle that was built of exactly these sources', () => {
  expect(bundlesOf(listOf({ sources, files, fingerprint: fingerprintOf(sources) }))).toEqual(files);
});

test('a child starts with its sources where they changed since, one of them is gone, or nothing was built', () => {
  expect(bundlesOf(listOf({ sources, files, fingerprint: fingerprintOf(sources.slice(1)) }))).toEqual({});
  expect(bundlesOf(listOf({ sources: [...sources, 'server/src/gone.ts'], files, fingerprint: fingerprintOf(sources) }))).toEqual({});
  expect(bundlesOf(path.join(folder, 'missing.json'))).toEqual({});
});
