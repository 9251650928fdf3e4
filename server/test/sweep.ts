import type { World } from '../src/platform/context.ts';

/** Queues what is scheduled every five minutes for interviews: recordings that were left, deadlines, what nobody needs. */
export async function sweep(world: World) {
  for (const name of ['leave-silent-takes', 'send-overdue-interviews', 'remove-discarded-takes', 'forget-checks'])
    await world.jobs.enqueue(world.db, name, {}, undefined, undefined);
}
