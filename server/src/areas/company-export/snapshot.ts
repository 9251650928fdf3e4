import type { World } from '../../platform/context.ts';

/**
 * The world as it is at one moment: what is read through it fits together, however long that takes. `end` lets go of
 * the connection, and may be called twice.
 */
export async function openSnapshot(world: World) {
  const db = await world.db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  let ended = false;
  const end = async () => {
    if (ended) return;
    ended = true;
    await db.rollback().execute();
  };
  return { world: { ...world, db } as World, end };
}
