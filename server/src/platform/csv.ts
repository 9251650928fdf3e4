import { Refused } from './refused.ts';

/** One record of a table: where it begins, counted from 1 as editors count lines, and what stands in it. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];
const delimiters = [';', ',', '\t', '|'];

const maxCell = 20_000;
const maxCells = 200;

const unreadable = (line: number, what: string) => new Refused('table-unreadable', [{ field: 'file', message: `line ${line}: ${what}` }]);

/** Finds out how a file is written, from all of its bytes: what is no UTF-8 was written by an older spreadsheet. */
export async function encodingOf(bytes: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of bytes) {
      const wide = first ? wideEncodingOf(chunk) : undefined;
      if (wide) return wide;
      first = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

/** UTF-16 by its mark, or by every other byte being zero. */
function wideEncodingOf(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 1024);
  const zeros = (place: number) => head.filter((byte, at) => byte === 0 && at % 2 === place).length * 3;
  if (zeros(1) > head.length) return 'utf-16le';
  return zeros(0) > head.length ? 'utf-16be' : undefined;
}

/** The characters of a file, without the mark of its beginning. */
export async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/**
 * Reads a table record by record (RFC 4180, with any end of line); lines with nothing in them are passed over, and so is
 * the line by which spreadsheets name their delimiter. Refuses `table-unreadable` with the line where a quotation mark is
 * never closed, or where more stands than any table holds.
 */
export async function* csvRecords(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRecord> {
  const reader = csvReader(delimiter);
  for await (const part of text) yield* reader.read(part);
  yield* reader.end();
}

const isNothing = ({ line, cells }: CsvRecord) => cells.every((one) => one.trim() === '') || (line === 1 && /^sep=/i.test(cells[0] ?? ''));

function csvReader(delimiter: string) {
  let cells: string[] = [];
  let cell = '';
  let where: 'plain' | 'quoted' | 'after-quote' = 'plain';
  let line = 1;
  let begun = 1;
  let carriage = false;

  function endCell() {
    if (cells.length === maxCells) throw unreadable(begun, `more than ${maxCells} columns`);
    cells.push(cell);
    cell = '';
    where = 'plain';
  }
  function endRecord(): CsvRecord {
    endCell();
    const record = { line: begun, cells };
    cells = [];
    return record;
  }
  function add(char: string) {
    if (cell.length >= maxCell) {
      const why = where === 'quoted' ? 'a quotation mark is opened and not closed' : `more than ${maxCell} characters in a cell`;
      throw unreadable(begun, why);
    }
    cell += char;
  }

  return {
    *read(part: string): Generator<CsvRecord> {
      for (const char of part) {
        const follows = carriage && char === '\n';
        carriage = char === '\r';
        if (where === 'quoted') {
          if (char === '"') where = 'after-quote';
          else add(char);
          if (carriage || (char === '\n' && !follows)) line += 1;
          continue;
        }
        if (where === 'after-quote' && char === '"') {
          add(char);
          where = 'quoted';
          continue;
        }
        if (follows) {
          begun = line;
          continue;
        }
        if (char === delimiter) endCell();
        else if (char === '\n' || char === '\r') {
          const record = endRecord();
          line += 1;
          begun = line;
          if (!isNothing(record)) yield record;
        } else if (char === '"' && cell === '' && where === 'plain') where = 'quoted';
        else add(char);
      }
    },
    *end(): Generator<CsvRecord> {
      if (where === 'quoted') throw unreadable(begun, 'a quotation mark is opened and not closed');
      if (cell === '' && cells.length === 0) return;
      const record = endRecord();
      if (!isNothing(record)) yield record;
    },
  };
}

/** What separates the cells: by which of the usual ones the first records of a sample are alike and have most cells. */
export function delimiterOf(sample: string): string {
  const named = /^sep=(.)\r?\n/i.exec(sample)?.[1];
  if (named) return named;
  const whole = sample.slice(0, Math.max(sample.lastIndexOf('\n'), 0) || sample.length);
  const scores = delimiters.map((one) => ({ one, score: alikeBy(whole, one) }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).one;
}

function alikeBy(sample: string, delimiter: string) {
  const counts: number[] = [];
  try {
    for (const { cells } of csvReader(delimiter).read(sample)) if (counts.push(cells.length) === 20) break;
  } catch {
    // what does not end by this one is separated by another
  }
  const most = counts[0] ?? sample.split(delimiter).length;
  if (most < 2) return 0;
  const alike = counts.filter((one) => one === most).length;
  return (counts.length === 0 ? 1 : alike / counts.length) * 1000 + most;
}
