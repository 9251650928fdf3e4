import { atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { quietMomentsOf } from '../../../providers/media/index.ts';
import * as sql from './takes.sql.ts';

/** Notes where nothing is heard in a recording for a while, so that whoever watches may skip it; nobody is judged by it. */
export const hearTake = oneOfMany(
  'hear-take',
  async (world, { id }) => {
    const take = await sql.findUnheard(world.db, id);
    if (!take?.media) return;
    const quiet = await quietMomentsOf(world, take.media);
    await atomically(world, async (world) => {
      const now = await sql.lockTake(world.db, id);
      // meanwhile another recording was made of it, and somebody listens to that one
      if (now?.media === take.media) await sql.updateTake(world.db, id, { quiet: JSON.stringify(quiet) });
    });
  },
  { atOnce: 1, priority: -5, seconds: 900 },
);

/** Recordings of the time before anybody listened, and those whose turn went wrong. */
export const hearUnheard = everyOne('hear-takes', '23 * * * *', hearTake, (ctx, after, limit) => sql.unheardTakes(ctx.db, after, limit));
