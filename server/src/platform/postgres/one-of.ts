import { type RawBuilder, sql } from 'kysely';

/**
 * What a column is compared with to be one of these: `where('id', '=', oneOf(ids))`. The list is one parameter of the
 * type of the column, so the text of the statement does not depend on its length, it may be as long as it likes, and
 * an empty one holds for no row.
 */
export const oneOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${[...values]})`;
