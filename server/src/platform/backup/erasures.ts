import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import type { World } from '../context.ts';
import type { Files } from '../files/files.ts';
import { type Erasure, erasedKinds, listErasures } from './erasures.sql.ts';

const erasures = z.array(z.object({ kind: z.enum(erasedKinds), digest: z.string(), at: z.string() }));

const placeOf = (date: string) => `erased/${date}.json`;

/**
 * Writes beside the backups what was erased in the last days, a file for each day (UTC): whoever restores an older
 * backup erases it again. Writing the same again does no harm.
 */
export async function tellErasures({ db, now }: Pick<World, 'db' | 'now'>, place: Files, days = 2) {
  const since = new Date(now().getTime() - (days - 1) * day).toISOString().slice(0, 10);
  const byDay = Map.groupBy(await listErasures(db, since), ({ at }) => at.slice(0, 10));
  for (const [date, erased] of byDay) await place.put(placeOf(date), Buffer.from(JSON.stringify(erased)));
}

/** Everything that was erased since a moment, as all backups at a place know it, oldest first. */
export async function readErasures(place: Files, since: string): Promise<Erasure[]> {
  const files = (await place.list('erased/')).filter(({ name }) => name >= placeOf(since.slice(0, 10)));
  const read = await Promise.all(
    files.map(async ({ name }) => erasures.parse(JSON.parse(Buffer.from((await place.get(name)) ?? '[]').toString()))),
  );
  return read.flat().filter(({ at }) => at >= since);
}
