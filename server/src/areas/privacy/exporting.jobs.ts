import { Readable } from 'node:stream';
import { day } from '@vitrine/contract/durations.ts';
import { makeZip } from 'client-zip';
import * as z from 'zod';
import { type Atomic, atomically, type World } from '../../platform/context.ts';
import { removeFiles, storingFiles } from '../../platform/files/stored-files.ts';
import { forDays, job } from '../../platform/jobs/jobs.ts';
import type { OwnFile, PersonalData } from '../../platform/personal-data.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import * as sql from './exports.sql.ts';
import { readablePage } from './readable.ts';

/** How long a finished export can be fetched. */
export const exportKept = 7 * day;
/** Bytes between two notes of the progress. */
const step = 4 * 1024 * 1024;

interface Sized extends OwnFile {
  size: number;
}

/** Two files of one name would overwrite each other when unpacked, on many machines whatever their capitals. */
function distinctNames(files: OwnFile[]) {
  const seen = new Set<string>();
  const plain = (name: string) => name.normalize().toLowerCase();
  return files.map((file) => {
    let { name } = file;
    for (let times = 2; seen.has(plain(name)); times += 1) name = file.name.replace(/(\.\w+)?$/, ` (${times})$1`);
    seen.add(plain(name));
    return { ...file, name };
  });
}

async function sized(world: World, files: OwnFile[]): Promise<Sized[]> {
  const sizes = await Promise.all(files.map(({ stored }) => world.files.size(stored)));
  return files.flatMap((file, index) => (sizes[index] === undefined ? [] : [{ ...file, size: sizes[index] }]));
}

/** The entries of the ZIP one after the other; what they read is noted as progress. */
async function* entries(world: World, id: string, parts: Record<string, unknown>, language: string, files: Sized[]) {
  const at = world.now();
  yield { name: 'data.json', input: JSON.stringify({ exportedAt: at.toISOString(), ...parts }, null, 2), lastModified: at };
  yield { name: 'data.html', input: readablePage(parts, language), lastModified: at };
  let done = 0;
  let noted = 0;
  for (const file of files) {
    const content = await world.files.read(file.stored);
    if (!content) continue;
    const counted = async function* () {
      for await (const chunk of content as AsyncIterable<Uint8Array>) {
        done += chunk.length;
        if (done - noted > step) {
          noted = done;
          await sql.updateExport(world.db, id, { done });
        }
        yield chunk;
      }
    };
    yield { name: file.name, input: counted() as AsyncIterable<Uint8Array<ArrayBuffer>>, size: file.size, lastModified: at };
  }
}

/** Offers a finished export; one that was taken back while it was made, or made twice, goes again. */
async function offer(world: Atomic, id: string, stored: string, total: number) {
  const waiting = await sql.lockExport(world.db, id);
  if (!waiting || waiting.state === 'ready') return removeFiles(world, [stored]);
  const now = world.now();
  const times = { ready_at: now.toISOString(), expires_at: new Date(now.getTime() + exportKept).toISOString() };
  await sql.updateExport(world.db, id, { state: 'ready', done: total, stored, ...times });
}

/** Gathers everything stored of an account into one ZIP, and lets go of it after seven days. */
export function exportJobs(everything: readonly PersonalData[]) {
  const exportData = job(
    'export-data',
    z.object({ id: z.uuid() }),
    async (world, { id }) => {
      const asked = await sql.findExport(world.db, id);
      if (!asked || asked.state === 'ready') return;
      const told = await Promise.all(
        everything.map(
          async (one) =>
            [one.area, await one.tell(world, { id: asked.account_id, email: asked.email, confirmed: Boolean(asked.confirmed) })] as const,
        ),
      );
      const files = await sized(world, distinctNames(told.flatMap(([, { files }]) => files)));
      const total = files.reduce((sum, { size }) => sum + size, 0);
      await sql.updateExport(world.db, id, { state: 'working', total, done: 0 });
      const parts = Object.fromEntries(told.map(([area, { data }]) => [area, data]));
      const stored = `exports/${newToken()}.zip`;
      const zip = makeZip(entries(world, id, parts, asked.language, files));
      await storingFiles(world, async (world) => {
        await world.files.put(stored, Readable.fromWeb(zip as Parameters<typeof Readable.fromWeb>[0]));
        await atomically(world, (world) => offer(world, id, stored, total));
      });
    },
    // nobody asks again while one is under way: it is made however long its storage was away
    { seconds: 3600, retries: forDays },
  );

  const forgetExports = job(
    'forget-exports',
    z.object({}),
    (world) =>
      atomically(world, async (world) => {
        const expired = await sql.holdExpired(world.db, world.now().toISOString());
        for (const { id } of expired) await sql.updateExport(world.db, id, { stored: null });
        await removeFiles(
          world,
          expired.flatMap(({ stored }) => stored ?? []),
        );
      }),
    { cron: '41 * * * *' },
  );
  return { exportData, forgetExports };
}

const letGo = async (ctx: World, accountId: string) => (await sql.deleteExports(ctx.db, accountId)).flatMap(({ stored }) => stored ?? []);

/** Finished exports that still lie there. */
export const exportedData: PersonalData = {
  area: 'exports',
  tell: async () => ({ data: {}, files: [] }),
  erase: (ctx, { id }) => letGo(ctx, id),
  // a copy of what the one was is none of the other
  merge: (ctx, _keepId, dropId) => letGo(ctx, dropId),
  // withdrawn: the time that the law gives without it counts again
  withdraw: { retention: async () => [] },
};
