import { day } from '@vitrine/contract/durations.ts';
import { offeredDays } from '@vitrine/contract/interviews/uploads.ts';
import { atomically, type World } from '../../../platform/context.ts';
import { removeFiles } from '../../../platform/files/stored-files.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import * as sql from './uploads.sql.ts';

const tooOld = (world: World) => new Date(world.now().getTime() - offeredDays * day).toISOString();

/** A film that waited for its candidate for too long goes. */
export const forgetOffered = oneOfMany('forget-offered-film', (world, { id }) =>
  atomically(world, async (world) => {
    if (!(await sql.lockUnanswered(world.db, tooOld(world), id))) return;
    await sql.deleteTakes(world.db, [id]);
    await removeFiles(world, [`takes/${id}/`]);
  }),
);
/** A film that was taken back a day ago goes, unless it was offered again a moment before. */
export const removeTakenBack = oneOfMany('remove-taken-back-film', (world, { id }) =>
  atomically(world, async (world) => {
    if (!(await sql.lockRemovalDue(world.db, world.now().toISOString(), id))) return;
    await sql.deleteTakes(world.db, [id]);
    await removeFiles(world, [`takes/${id}/`]);
  }),
);
export const removeAllTakenBack = everyOne('remove-taken-back-films', '*/10 * * * *', removeTakenBack, (world, after, limit) =>
  sql.removalsDue(world.db, world.now().toISOString(), after, limit),
);

export const forgetAllOffered = everyOne('forget-offered-films', '43 * * * *', forgetOffered, (world, after, limit) =>
  sql.unansweredTakes(world.db, tooOld(world), after, limit),
);
