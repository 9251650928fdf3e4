import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, expect, test } from 'vitest';
import { startWorld } from '../world.ts';

const root = path.join(import.meta.dirname, '../../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-client-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A program as somebody else would write it over the generated client. */
const program = `
import { Api } from './client.ts';

const api = new Api({ baseUrl: process.argv[2] });
const health = await api.api.platformAboutHealth();
const { items } = (await api.api.jobSearchJobSearchSearch({})).data;
const titles: string[] = items.map((job) => job.title);
// @ts-expect-error a card of a job has no such field
items.map((job) => job.salaryOfTheBoss);
// @ts-expect-error it asks which one
void (() => api.api.jobSearchSavedRemove({}));
const refused = await api.api.accountsAccountOwn().catch((reply) => reply.error.code);
process.stdout.write(JSON.stringify({ ok: health.ok, titles, refused }));
`;

test('a generator makes a client of it that compiles, knows every shape, and works', async () => {
  const made = await generateApi({
    input: path.join(root, 'docs/openapi.json'),
    output: false,
    fileName: 'client.ts',
    httpClientType: 'fetch',
    silent: true,
  });
  fs.writeFileSync(path.join(folder, 'client.ts'), made.files[0]?.fileContent ?? '');
  fs.writeFileSync(path.join(folder, 'program.ts'), program);
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const options =
    '--strict --outDir js --rewriteRelativeImportExtensions --target es2024 --module esnext --moduleResolution bundler --lib es2024,dom,dom.iterable'.split(
      ' ',
    );
  const types = ['--typeRoots', path.join(root, 'node_modules/@types'), '--types', 'node'];
  const compiled = spawnSync(path.join(root, 'node_modules/.bin/tsc'), [...options, ...types, 'program.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(compiled.stdout + compiled.stderr).toBe('');

  const { app } = await startWorld();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const child = spawn(process.execPath, ['js/program.js', url], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  await once(child, 'close');
  expect(JSON.parse(said)).toEqual({ ok: true, titles: [], refused: 'not-signed-in' });
});
