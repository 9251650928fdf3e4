import type { Readable } from 'node:stream';
import { maxImportLines } from '@vitrine/contract/imports/imports.ts';
import type { World } from '../../platform/context.ts';
import { type CsvRecord, csvRecords, decoded, delimiterOf, type Encoding, encodingOf } from '../../platform/csv.ts';
import { Refused } from '../../platform/refused.ts';
import { isHeader } from './guessing.ts';

/** How a table is written. */
export interface TableForm {
  encoding: Encoding;
  delimiter: string;
  /** Whether the first record names the columns. */
  header: boolean;
}

const sampled = 5;
const sampleCharacters = 64 * 1024;
/** The longest name of a column, and the longest cell of a sample, that is shown. */
const shown = 120;

/** Finds out how a file is written, what its columns are called and how many lines it has; `open` opens it anew each time. */
export async function lookAtTable(open: () => Readable) {
  const encoding = await encodingOf(open());
  const delimiter = delimiterOf(await beginningOf(open(), encoding));
  let first: CsvRecord | undefined;
  const samples: CsvRecord[] = [];
  let lines = 0;
  let header = true;
  for await (const record of csvRecords(decoded(open(), encoding), delimiter)) {
    if (!first) {
      first = record;
      header = isHeader(record.cells);
      if (header) continue;
    }
    lines += 1;
    if (samples.length < sampled) samples.push(record);
    if (lines > maxImportLines) throw refusal(`line ${record.line}: a table may have ${maxImportLines} lines`);
  }
  if (!first || lines === 0) throw refusal('there is no line below the names of the columns');
  const names = first.cells.map((name, index) => (header && name.trim().slice(0, shown)) || String(index + 1));
  return { encoding, delimiter, header, names, samples, lines };
}

const refusal = (message: string) => new Refused('table-unreadable', [{ field: 'file', message }]);

async function beginningOf(file: Readable, encoding: Encoding) {
  let sample = '';
  for await (const part of decoded(file, encoding)) {
    sample += part;
    if (sample.length >= sampleCharacters) break;
  }
  return sample.slice(0, sampleCharacters);
}

/** The records of a stored table, without the names of its columns; none where it is gone. */
export async function* recordsOf(ctx: World, stored: string | null, form: TableForm): AsyncGenerator<CsvRecord> {
  const file = stored ? await ctx.files.read(stored) : undefined;
  if (!file) return;
  let first = form.header;
  for await (const record of csvRecords(decoded(file, form.encoding), form.delimiter)) {
    if (!first) yield record;
    first = false;
  }
}

/** The first records of it, with cells as long as a screen shows. */
export async function samplesOf(ctx: World, stored: string | null, form: TableForm) {
  const found: CsvRecord[] = [];
  for await (const { line, cells } of recordsOf(ctx, stored, form)) {
    found.push({ line, cells: cells.map((one) => one.slice(0, shown)) });
    if (found.length === sampled) break;
  }
  return found;
}

/** The records in groups of at most so many. */
export async function* inBatches(records: AsyncIterable<CsvRecord>, size: number): AsyncGenerator<CsvRecord[]> {
  let batch: CsvRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
