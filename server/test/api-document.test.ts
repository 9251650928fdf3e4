import { execFile } from 'node:child_process';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiKeys } from '@vitrine/contract/api-keys/keys.ts';
import { keyCallsPerMinute, keyScopes } from '@vitrine/contract/api-keys/scopes.ts';
import { webhookEvents } from '@vitrine/contract/webhooks/events.ts';
import { beforeAll, expect, test } from 'vitest';
import { givenCandidate, givenCompany } from '../src/areas/accounts/fixtures.ts';
import { givenApplication } from '../src/areas/applicants/fixtures.ts';
import { givenJobCode } from '../src/areas/job-codes/fixtures.ts';
import { ownTemporaryFolder } from './temporary.ts';
import { startWorld } from './world.ts';

const run = promisify(execFile);
const page = fs.readFileSync(path.join(import.meta.dirname, '../../docs/api.md'), 'utf8');
const blockOf = (language: string) => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';

const folder = ownTemporaryFolder();
const t = await startWorld();
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const { owner } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobCode(recruiter);
  await givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id);
  const { key } = await recruiter(apiKeys.make, { name: 'Reader', scopes: ['applicants:read', 'jobs:write'], days: 1 });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  env = { ...process.env, VITRINE_URL: `http://127.0.0.1:${port}`, VITRINE_KEY: key };
});

test('the first call of the documentation answers with the applicants', async () => {
  const { stdout } = await run('sh', ['-c', blockOf('sh')], { env });
  expect(JSON.parse(stdout)).toMatchObject({ total: 1, page: 1, count: 5, items: [expect.objectContaining({ status: 'New' })] });
});

test('the program of the documentation makes one job and finds the applicant', async () => {
  const file = path.join(folder, 'program.mts');
  fs.writeFileSync(file, blockOf('ts'));
  const { stdout } = await run(process.execPath, [file], { env });
  expect(JSON.parse(stdout)).toEqual({ same: true, applicants: 1 });
});

test('the documentation names every scope, every event and the limit', () => {
  for (const name of [...keyScopes, ...webhookEvents]) expect(page, name).toContain(`\`${name}\``);
  expect(page).toContain(`${keyCallsPerMinute} calls a minute`);
});
