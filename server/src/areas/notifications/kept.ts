import { day } from '@vitrine/contract/durations.ts';
import type { World } from '../../platform/context.ts';

/** What nobody came to see for so long is forgotten. */
export const keptFor = 90 * day;
export const keptSince = (world: Pick<World, 'now'>) => new Date(world.now().getTime() - keptFor).toISOString();
