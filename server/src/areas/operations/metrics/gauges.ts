import os from 'node:os';
import type { World } from '../../../platform/context.ts';
import { isReady, roomIn } from '../../../platform/http/health.ts';
import { listQueues, type QueueFound } from '../../../platform/jobs/jobs.sql.ts';
import { type Family, gauge, one, type Sample } from '../../../platform/metrics/exposition.ts';
import { filmJobs } from '../../interviews/index.ts';
import { backupState } from '../backups.jobs.ts';
import { databaseBytes } from '../storage.sql.ts';
import { countMails } from './metrics.sql.ts';

const states = ['waiting', 'later', 'running', 'failed'] as const;

function ofQueues(queues: readonly QueueFound[], now: Date): Family[] {
  const waitedFor = ({ waitingSince }: QueueFound) => (waitingSince ? Math.max(0, (now.getTime() - Date.parse(waitingSince)) / 1000) : 0);
  const films = queues.filter(({ name }) => filmJobs.includes(name));
  return [
    gauge(
      'vitrine_jobs',
      'Background work by its kind and how it stands; failed work is not tried again by itself.',
      queues.flatMap((queue) => states.map((state): Sample => ({ labels: { queue: queue.name, state }, value: queue[state] }))),
    ),
    gauge(
      'vitrine_job_oldest_seconds',
      'For how long the work of a kind is due that has waited longest.',
      queues.map((queue) => ({ labels: { queue: queue.name }, value: waitedFor(queue) })),
    ),
    gauge(
      'vitrine_transcoding_backlog',
      'Recordings that are not made playable yet, or have no version for every browser yet.',
      one(films.reduce((sum, { waiting, later, running }) => sum + waiting + later + running, 0)),
    ),
  ];
}

const mailsOf = (found: Awaited<ReturnType<typeof countMails>>) =>
  gauge(
    'vitrine_mails',
    'Mails that have not left: those that wait, and those that the mail server refused.',
    (['waiting', 'failed'] as const).map((state) => ({ labels: { state }, value: found.find((row) => row.state === state)?.mails ?? 0 })),
  );

async function backups(world: World): Promise<Family[]> {
  const { set, latest } = await backupState(world);
  const age = latest?.endedAt ? (world.now().getTime() - Date.parse(latest.endedAt)) / 1000 : undefined;
  return [
    gauge('vitrine_backup_set', 'Whether a place for nightly backups is set.', one(set ? 1 : 0)),
    gauge('vitrine_backup_age_seconds', 'Since when the latest whole backup has ended; absent where there is none.', one(age)),
  ];
}

async function ofDatabase(world: World): Promise<Family[]> {
  const [queues, mails, bytes, ofBackups] = await Promise.all([
    listQueues(world.db),
    countMails(world.db),
    databaseBytes(world.db),
    backups(world),
  ]);
  const size = gauge('vitrine_database_bytes', 'Size of the database.', one(bytes));
  return [...ofQueues(queues, world.now()), mailsOf(mails), size, ...ofBackups];
}

async function ofStorage({ files, config }: World): Promise<Family[]> {
  const [stored, temporary] = await Promise.all([files.room().catch(() => undefined), roomIn(os.tmpdir()).catch(() => undefined)]);
  const places = { files: stored, temporary };
  return [
    gauge(
      'vitrine_storage_free_bytes',
      'Room that is left where files are kept, unless that is a bucket, and where they are worked on.',
      Object.entries(places).flatMap(([place, value]) => (value === undefined ? [] : [{ labels: { place }, value }])),
    ),
    gauge('vitrine_storage_least_bytes', 'With less room than this no recordings are taken.', one(config.leastRoom)),
  ];
}

/** What this program holds of the database. */
export function ofPool({ connections }: World): Family {
  const { open, idle, waiting } = connections();
  return gauge('vitrine_database_connections', 'Connections of this program to the database, and calls that wait for one.', [
    { labels: { state: 'busy' }, value: open - idle },
    { labels: { state: 'idle' }, value: idle },
    { labels: { state: 'waiting' }, value: waiting },
  ]);
}

/** How the installation stands. While the database is away, what stands in it is left out and that is said. */
export async function gaugesOf(world: World): Promise<Family[]> {
  const storage = await ofStorage(world);
  const found = (await isReady(world.db)) ? await ofDatabase(world).catch(() => undefined) : undefined;
  return [gauge('vitrine_database_up', 'Whether the database answers.', one(found ? 1 : 0)), ...storage, ...(found ?? [])];
}
