import { spawn } from 'node:child_process';
import path from 'node:path';
import { day, hour } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { tellErasures } from '../../platform/backup/erasures.ts';
import { openPlace } from '../../platform/backup/places.ts';
import { lastFault, latestBackup } from '../../platform/backup/runs.sql.ts';
import { atomically, type World } from '../../platform/context.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { administrators } from '../accounts/index.ts';
import { backupLetter } from './mails/backup.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** The program that an operator runs by hand, so that both do the same. Resolves when it has ended; what it came to is in its table. */
const takeBackup = () =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['server/src/backups/main.ts', 'take'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-1000);
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said.trim() || `the backup ended with ${code}`))));
  });

/** Every night, where `BACKUP_TO` names a place. */
export const backUp = job('back-up', z.object({}), async ({ config }) => (config.backup.to ? takeBackup() : undefined), {
  cron: '30 1 * * *',
  seconds: 12 * 3600,
  retries: 2,
});

/** What is erased is known beside the backups soon, for the day on which the latest of them is restored. */
export const noteErasures = job(
  'note-erasures',
  z.object({}),
  async (ctx) => (ctx.config.backup.to ? tellErasures(ctx, openPlace(ctx.config.backup.to, ctx.config)) : undefined),
  { cron: '*/10 * * * *' },
);

/** A night may fail once without anybody being woken; then there is a backup that is older than this. */
const old = day + 12 * hour;

/** Where one place is set: how the backups stand. A fault of the last try is told with it. */
export async function backupState({ config, db, now }: Pick<World, 'config' | 'db' | 'now'>) {
  const latest = await latestBackup(db);
  const age = latest?.endedAt ? now().getTime() - Date.parse(latest.endedAt) : Number.POSITIVE_INFINITY;
  return { set: config.backup.to !== undefined, latest, old: age > old, fault: await lastFault(db) };
}

/** Every morning: administrators hear of it when the latest backup has grown old, each day anew. */
export const lookAtBackups = job(
  'look-at-backups',
  z.object({}),
  async (ctx) => {
    const { set, latest, old, fault } = await backupState(ctx);
    if (!set || !old) return;
    const today = ctx.now().toISOString().slice(0, 10);
    const told = { since: latest?.endedAt?.slice(0, 10), fault, url: `${ctx.url()}/admin-panel/operations` };
    await atomically(ctx, async (ctx) => {
      for (const { email, language } of await administrators(ctx.db)) {
        const letter = backupLetter(language as Language, told);
        await sendMail(ctx, { email, language: language as Language }, letter, { once: `backup ${today} ${email}` });
      }
    });
  },
  { cron: '0 6 * * *' },
);
