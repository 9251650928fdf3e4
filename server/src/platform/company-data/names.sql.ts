import { sql } from 'kysely';

/** What somebody is called, with their account in reach under this name; null where there is nobody any more. */
export const nameOf = (account: string) =>
  sql<string | null>`nullif(concat_ws(' ', ${sql.ref(`${account}.first_name`)}, ${sql.ref(`${account}.last_name`)}), '')`;
