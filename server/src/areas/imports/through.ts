import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { CsvRecord, Encoding } from '../../platform/csv.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { letGoOfFiles } from './documents/letting-go.ts';
import * as sql from './imports.sql.ts';
import { inBatches, recordsOf, type TableForm } from './tables.ts';

/** So many lines are one transaction: in whole or not at all. */
const batchLines = 100;

export const formOf = (row: sql.ImportRow): TableForm => ({
  encoding: row.encoding as Encoding,
  delimiter: row.delimiter,
  header: row.header,
});

/** Writes what lines bring, in the transaction that notes how far the import is. */
type Writing = (ctx: Atomic<Ctx>, row: sql.ImportRow, records: CsvRecord[]) => Promise<void>;

/** One batch in one transaction; false where the import was undone meanwhile, or another run is further. */
const takeBatch = (ctx: Ctx, id: string, records: CsvRecord[], from: number, write: Writing) =>
  atomically(ctx, async (ctx) => {
    const row = await sql.lockImport(ctx.db, id);
    if (row?.state !== 'working' || row.done !== from) return false;
    await write(ctx, row, records);
    await sql.updateImport(ctx.db, id, { done: from + records.length });
    return true;
  });

/** The last line is in: the table itself is not needed any more. */
const finish = (ctx: Ctx, id: string, lines: number) =>
  atomically(ctx, async (ctx) => {
    const row = await sql.lockImport(ctx.db, id);
    if (row?.state !== 'working' || row.done !== lines) return;
    // what nobody asked for is of no use here
    const left = await letGoOfFiles(ctx, row);
    await sql.updateImport(ctx.db, id, {
      state: 'done',
      finished_at: ctx.now().toISOString(),
      stored: null,
      archive_stored: null,
      archive_left: left,
    });
    await removeFiles(ctx, [row.stored]);
  });

/** Takes a table in, from where the run before was killed: a line is in as a whole or not at all. */
export async function throughTable(ctx: Ctx, id: string, write: Writing) {
  const row = await atomically(ctx, (ctx) => sql.lockImport(ctx.db, id));
  if (row?.state !== 'working') return;
  let at = 0;
  for await (const records of inBatches(recordsOf(ctx, row.stored, formOf(row)), batchLines)) {
    // what a run before has written is behind us
    if (at + records.length > row.done) {
      const left = records.slice(Math.max(0, row.done - at));
      if (!(await takeBatch(ctx, id, left, Math.max(at, row.done), write))) return;
    }
    at += records.length;
  }
  await finish(ctx, id, at);
}
