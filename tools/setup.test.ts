import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-setup-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const own = `node-${process.platform === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${process.platform}-${process.arch}`;

/** A checkout whose npm installs the Node of this system, or none, and makes no link to it, as npm 10 does. */
function checkout(name: string, installs: string) {
  const root = path.join(folder, name);
  fs.mkdirSync(path.join(root, 'tools'), { recursive: true });
  fs.mkdirSync(path.join(root, 'bin'));
  fs.copyFileSync(path.join(import.meta.dirname, 'setup.mjs'), path.join(root, 'tools/setup.mjs'));
  fs.writeFileSync(path.join(root, 'package.json'), '{}');
  fs.writeFileSync(
    path.join(root, 'bin/npm'),
    `#!/bin/sh\nmkdir -p node_modules/${installs}/bin && ln -s ${process.execPath} node_modules/${installs}/bin/node\n`,
    {
      mode: 0o755,
    },
  );
  const env = { ...process.env, PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}` };
  const run = () => execFileSync(process.execPath, ['tools/setup.mjs', '--install-only'], { cwd: root, env, encoding: 'utf8' });
  return { root, run };
}

test('the Node that comes along is there whatever npm does with the link to it', () => {
  const { root, run } = checkout('whole', own);
  const version = () => execFileSync(path.join(root, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' });
  run();
  expect(version()).toBe(`${process.version}\n`);
  fs.rmSync(path.join(root, 'node_modules/.bin/node'));
  run();
  expect(version()).toBe(`${process.version}\n`);
});

test('where none comes along it is said for which systems one does', () => {
  const { run } = checkout('elsewhere', 'node-sunos-sparc');
  expect(run).toThrow(expect.objectContaining({ stdout: expect.stringContaining('on Linux and macOS') }));
});
