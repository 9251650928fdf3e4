import { sql } from 'kysely';
import type { Db } from '../../src/platform/postgres/db.ts';

/** Rows as JSON behind the name of their table. */
export interface RowChanges {
  /** Not there any more, or no longer so. */
  gone: string[];
  /** There now, or so now. */
  come: string[];
}

/** Every table of the product that holds rows, as the database itself lists them: the parts of one that is parted, and not the whole. */
export const everyTable = async (db: Db) =>
  (
    await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db)
  ).rows.map(({ name }) => name);

/**
 * Has triggers note from now on what happens to every row, and returns what takes the notes since the last time.
 * Comparing all rows before and after each call would be most of the work of a walk.
 */
export async function watchRows(db: Db): Promise<() => Promise<RowChanges>> {
  await sql`create schema watched`.execute(db);
  await sql`create unlogged table watched.note (gone text, come text)`.execute(db);
  await sql`create function watched.take_note() returns trigger language plpgsql as $$
    begin
      insert into watched.note values (
        case when tg_op <> 'INSERT' then tg_table_name || ' ' || to_jsonb(old)::text end,
        case when tg_op <> 'DELETE' then tg_table_name || ' ' || to_jsonb(new)::text end
      );
      return null;
    end $$`.execute(db);
  for (const table of await everyTable(db))
    await sql`create trigger watched after insert or update or delete on ${sql.table(table)}
      for each row execute function watched.take_note()`.execute(db);
  return async () => {
    const { rows } = await sql<{ gone: string | null; come: string | null }>`delete from watched.note returning *`.execute(db);
    const all = (which: 'gone' | 'come') => new Set(rows.flatMap((row) => row[which] ?? []));
    const [gone, come] = [all('gone'), all('come')];
    // what was changed and changed back, or came and went, is as it was
    return { gone: [...gone.difference(come)], come: [...come.difference(gone)] };
  };
}
