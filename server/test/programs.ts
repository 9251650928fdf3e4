import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { TestWorld } from './world.ts';

const root = path.join(import.meta.dirname, '../..');

/** Starts the real program in a role beside the world of a test, on its database and folder; answers its address. */
export async function startProgram({ world, connection }: TestWorld, role: 'web' | 'worker') {
  const { host, user, database } = connection;
  const env = {
    ...process.env,
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: world.config.dataDir,
    PORT: '0',
    DEMO: '0',
  };
  const child = spawn(process.execPath, ['server/src/main.ts', `--role=${role}`], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  afterAll(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  let printed = '';
  return new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, address] = /runs at (http:\S+)/.exec(printed) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the program ended: ${printed}`)));
  });
}
