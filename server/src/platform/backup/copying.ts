import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Files } from '../files/files.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { type Counted, counting, countOf, putCompressed, readCompressed } from './streams.ts';
import { copyIn, copyOut, emptyTables, inAnyOrder, listStoredTables, type StoredTable, setSequences } from './tables.sql.ts';

/** The rows of a table, as `COPY` writes them, into a backup. */
export async function storeTable(client: pg.Client, place: Files, backup: string, table: StoredTable) {
  const rows = client.query(copyTo(copyOut(table)));
  const counted = await putCompressed(place, tableFile(backup, table.name), rows);
  return { ...table, rows: rows.rowCount, ...counted };
}

/** What `storeTable` would write, counted and kept nowhere. */
export const countTable = (client: pg.Client, table: StoredTable): Promise<Counted> => countOf(client.query(copyTo(copyOut(table))));

/** Reads a table from a backup; throws where its bytes are not those that the manifest names. */
async function loadTable(client: pg.Client, place: Files, backup: string, table: Manifest['tables'][number]) {
  const counted = counting();
  await pipeline(await readCompressed(place, tableFile(backup, table.name)), counted.stream, client.query(copyFrom(copyIn(table))));
  const { bytes, sha256 } = counted.end();
  if (sha256 !== table.sha256)
    throw new Error(`The rows of ${table.name} in this backup were damaged: ${bytes} bytes of ${table.bytes} are there.`);
}

/** Fills the tables of a database, which has exactly the migrations of the backup, all of them or none. */
export async function loadTables(
  client: pg.Client,
  place: Files,
  backup: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
) {
  const own = await listStoredTables(client);
  const differing = tables.find(({ name, columns }) => own.find((one) => one.name === name)?.columns.join() !== columns.join());
  if (differing || own.length !== tables.length)
    throw new Error(`The backup does not fit these migrations: ${differing?.name ?? 'tables are missing in it'}.`);
  await client.query('begin');
  try {
    await inAnyOrder(client, async () => {
      await emptyTables(client, own);
      for (const table of tables) await loadTable(client, place, backup, table);
    });
    await setSequences(client, sequences);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze');
}
