import type { World } from '../../../platform/context.ts';
import type { Bus } from '../../../platform/postgres/bus.ts';
import { ownLexicon, ownOccupations } from './all.ts';
import { channel, type KeptRow, keptOccupations } from './kept.sql.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import type { Occupation } from './occupation.ts';

/** What is known of an occupation, and since when it is something else than the product says. */
export interface Entry {
  key: string;
  ours: boolean;
  changed: boolean;
  removed: boolean;
  occupation: Occupation;
}

export const ownKey = ({ en }: Occupation) => en.names[0] ?? '';

/** Everything, what administrators wrote first. */
export function entriesOf(kept: readonly KeptRow[]): Entry[] {
  const own = new Map(ownOccupations.map((one) => [ownKey(one), one]));
  const changed = kept.flatMap(({ id, replaces, words }): Entry[] => {
    const known = replaces === null ? undefined : own.get(replaces);
    // what an earlier version of the product knew stays as it was written
    const occupation = words ?? known;
    const key = known && replaces !== null ? replaces : id;
    return occupation ? [{ key, ours: known !== undefined, changed: true, removed: words === null, occupation }] : [];
  });
  const replaced = new Set(changed.map(({ key }) => key));
  const rest = [...own].filter(([key]) => !replaced.has(key));
  return [...changed, ...rest.map(([key, occupation]) => ({ key, ours: true, changed: false, removed: false, occupation }))];
}

const made = new WeakMap<Bus, { lexicon: Promise<Lexicon> | undefined }>();

async function read({ db }: Pick<World, 'db'>) {
  const kept = await keptOccupations(db);
  if (kept.length === 0) return ownLexicon();
  return lexiconOf(entriesOf(kept).flatMap(({ removed, occupation }) => (removed ? [] : [occupation])));
}

/** The lexicon of this installation: read when somebody first searches, and again after a change in any process. */
export function knownLexicon(world: Pick<World, 'db' | 'bus'>): Promise<Lexicon> {
  let kept = made.get(world.bus);
  if (!kept) {
    const mine: { lexicon: Promise<Lexicon> | undefined } = { lexicon: undefined };
    world.bus.listen(channel, () => {
      mine.lexicon = undefined;
    });
    made.set(world.bus, mine);
    kept = mine;
  }
  if (!kept.lexicon) {
    const reading = read(world);
    kept.lexicon = reading;
    const mine = kept;
    reading.catch(() => {
      if (mine.lexicon === reading) mine.lexicon = undefined;
    });
  }
  return kept.lexicon;
}
