import { sql } from 'kysely';

/** Name and picture are left out for this reviewer. */
export const leftBlind = (reviewerId: string) => sql<boolean>`left_blind(application, ${reviewerId})`;

/** The same as `aliasOf`. */
export const alias = sql<string>`substr('ABCDEFGHJKLMNPQRSTUVWXYZ', application.number % 24 + 1, 1) || (application.number / 24 + 1)`;
