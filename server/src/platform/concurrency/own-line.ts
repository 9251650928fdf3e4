import type { World } from '../context.ts';

/**
 * The same world over the connections that are kept for what an interview hangs on: it stands in no line behind what others
 * ask of the database. Made anew for each call, for the world may change.
 */
export const inOwnLine = <W extends World>(world: W): W => ({ ...world, db: world.kept });
