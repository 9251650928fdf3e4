import { setTimeout as sleep } from 'node:timers/promises';
import { askNothing } from '../http/health.sql.ts';
import type { Db } from '../postgres/db.ts';

/** Milliseconds between two looks. */
const lookEvery = 100;
/**
 * How much one look counts beside those before it: half of what is said is of the last third of a second where it gets worse,
 * of the last two where it gets better. Else all who wait come in at the first quiet moment.
 */
const share = { worse: 0.2, better: 0.03 };

/**
 * Watches how long the least that a call can ask for takes here, from now on: it waits for the loop of this program, stands
 * in line for a connection to the database, and asks that for nothing. `now` says it in milliseconds; what has no answer yet
 * counts while it is waited for. While the database is away it says little: whoever asks hears that from the call.
 */
export function watchLateness(db: Db) {
  let [late, due, over] = [0, performance.now(), false];
  const look = async () => {
    while (!over) {
      due = performance.now() + lookEvery;
      await sleep(lookEvery, undefined, { ref: false });
      await askNothing(db).catch(() => undefined);
      const took = performance.now() - due;
      late += (took - late) * (took > late ? share.worse : share.better);
    }
  };
  void look();
  return {
    now: () => Math.max(late, performance.now() - due),
    close: () => {
      over = true;
    },
  };
}
