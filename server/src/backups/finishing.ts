import * as z from 'zod';
import { jobKinds } from '../app.ts';
import { beginSeries } from '../areas/invoices/index.ts';
import { readErasures } from '../platform/backup/erasures.ts';
import { jobsFile, type Manifest } from '../platform/backup/manifest.ts';
import { jsonLines, readCompressed } from '../platform/backup/streams.ts';
import type { Config } from '../platform/config.ts';
import { ownContext } from '../platform/context.ts';
import type { Files } from '../platform/files/files.ts';
import { openWorld } from '../world.ts';
import { eraseAgain } from './erasing-again.ts';
import type { OpenInstallation } from './installation.ts';

const waitingJob = z.object({
  name: z.string(),
  payload: z.record(z.string(), z.unknown()).nullable(),
  after: z.string(),
  key: z.string().nullable(),
});

/** Brings what was restored to the state of this program, queues the work that was waiting, and erases again what was erased since. */
export async function finishRestore(
  place: Files,
  backup: string,
  { takenAt }: Pick<Manifest, 'takenAt'>,
  config: Config,
  target: OpenInstallation,
) {
  const { connection, folder } = target;
  const { world, close } = await openWorld({
    config,
    connection,
    working: false,
    folder,
    url: () => config.publicUrl ?? '',
    restoring: true,
  });
  try {
    const known = new Set(jobKinds.map(({ name }) => name));
    for await (const line of jsonLines(await readCompressed(place, jobsFile(backup)))) {
      const { name, payload, after, key } = waitingJob.parse(line);
      if (known.has(name)) await world.jobs.enqueue(world.db, name, payload ?? {}, new Date(after), key ?? undefined);
    }
    // which numbers were given after the backup, nobody knows any more: none of them is given twice
    await beginSeries(world);
    return await eraseAgain(ownContext(world), await readErasures(place, takenAt));
  } finally {
    await close();
  }
}
