import { hour } from '@vitrine/contract/durations.ts';
import { type ErasedKind, noteErasure } from '../backup/erasures.sql.ts';
import { atomically, type World } from '../context.ts';
import type { Db } from '../postgres/db.ts';

/** A saved search that was mailed before this instant may be mailed again: a day is a little shorter here, so that a late run skips none. */
export const mailedBefore = (now: Date) => new Date(now.getTime() - 20 * hour).toISOString();

/** The address at which a saved search is shown: its values as they stand in the query. */
export function searchAddress(page: string, query: object) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) for (const one of [value].flat()) search.append(key, String(one));
  return `${page}?${search}`;
}

/** How the mails of saved searches of this kind end, by whoever saved one or by the link in a mail: no backup begins them again. */
export function endingMails(kind: ErasedKind, switchOff: (db: Db, id: string) => Promise<unknown>) {
  const noteEnded = ({ db, now }: Pick<World, 'db' | 'now'>, id: string) => noteErasure(db, { kind, id, at: now().toISOString() });
  const endMail = (world: World, id: string) =>
    atomically(world, async (ctx) => {
      await switchOff(ctx.db, id);
      await noteEnded(ctx, id);
    });
  return { noteEnded, endMail };
}
