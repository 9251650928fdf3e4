import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { TestWorld } from '../world.ts';

const root = path.join(import.meta.dirname, '../../..');
export const passphrase = 'a passphrase kept elsewhere';

/** The settings of the installation that a test world is. */
export const settingsOf = ({ world, connection: { host, user, database } }: TestWorld) => ({
  DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  DATA_DIR: world.config.dataDir,
});

/** Starts one of the programs around backups. */
export function startBackups(args: string[], env: Record<string, string>): ChildProcess & { printed: () => string } {
  const all = { ...process.env, DEMO: '0', LOG_LEVEL: 'silent', BACKUP_PASSPHRASE: passphrase, ...env };
  const child = spawn(process.execPath, ['server/src/backups/main.ts', ...args], {
    cwd: root,
    env: all,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return Object.assign(child, { printed: () => printed });
}

/** Runs it to its end: what it printed, and whether it was content. */
export async function backups(args: string[], env: Record<string, string>) {
  const child = startBackups(args, env);
  const [code] = await once(child, 'close');
  return { ok: code === 0, printed: child.printed() };
}
