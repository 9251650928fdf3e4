import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvRecord, csvRecords, decoded, delimiterOf, encodingOf } from '../../platform/csv.ts';
import { guessColumns } from './guessing.ts';
import { parseDay } from './lines.ts';

async function* pieces<T extends string | Uint8Array>(whole: T, size: number): AsyncGenerator<T> {
  for (let at = 0; at < whole.length; at += size) yield whole.slice(at, at + size) as T;
}

async function read(text: string, delimiter: string, size = 7) {
  const records: CsvRecord[] = [];
  for await (const one of csvRecords(pieces(text, size), delimiter)) records.push(one);
  return records;
}

test('what a spreadsheet writes is read cell by cell, wherever it is cut on its way', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ä', '"', ';', ',', '\n', '\r\n', ' ', '😀') }).map((one) => `x${one}`);
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('unix', 'windows'),
      fc.integer({ min: 1, max: 9 }),
      async (rows, delimiter, end, size) => {
        const text = stringify(rows, { delimiter, record_delimiter: end, quoted_match: /[\r\n]/ });
        expect((await read(text, delimiter, size)).map(({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

test('a record knows the line at which it begins, as an editor counts', async () => {
  const text = 'name;note\r\n"Berg\r\nLina";a\r\n\r\n;\r\nKlee;b';
  expect(await read(text, ';')).toEqual([
    { line: 1, cells: ['name', 'note'] },
    { line: 2, cells: ['Berg\r\nLina', 'a'] },
    { line: 6, cells: ['Klee', 'b'] },
  ]);
});

test('a quotation mark that is never closed is named by its line', async () => {
  await expect(read('name\nLina\n"Klee\nBerg', ';')).rejects.toMatchObject({
    code: 'table-unreadable',
    errors: [{ field: 'file', message: 'line 3: a quotation mark is opened and not closed' }],
  });
});

const umlauts = 'Vorname;Ort\r\nJürgen;Köln\r\n';
const wide = Buffer.from(`\ufeff${umlauts}`, 'utf16le');
test.each([
  ['utf-8', Buffer.from(umlauts)],
  ['utf-8', Buffer.from(`\ufeff${umlauts}`)],
  ['windows-1252', Buffer.from(umlauts, 'latin1')],
  ['utf-16le', wide],
  ['utf-16le', wide.subarray(2)],
  ['utf-16be', Buffer.from(wide).swap16()],
])('a table in %s is found out and reads the same', async (encoding, bytes) => {
  expect(await encodingOf(pieces(new Uint8Array(bytes), 5))).toBe(encoding);
  let text = '';
  for await (const part of decoded(pieces(new Uint8Array(bytes), 5), encoding as 'utf-8')) text += part;
  expect(text).toBe(umlauts);
});

test.each([
  ['a;b;c\n1,5;2,5;3\n', ';'],
  ['a,b\n"x;y",2\n"z;w",3\n', ','],
  ['a\tb\n1\t2\n', '\t'],
  ['sep=|\na|b;c\n', '|'],
  ['email\nnobody@mail.test\n', ';'],
])('%j is separated by %j', (sample, delimiter) => {
  expect(delimiterOf(sample)).toBe(delimiter);
});

test.each([
  ['2026-04-03', true, '2026-04-03'],
  ['2026-04-03 17:20:00', true, '2026-04-03'],
  ['3.4.2026', false, '2026-04-03'],
  ['03. 04. 26', true, '2026-04-03'],
  ['03/04/2026', true, '2026-04-03'],
  ['03/04/2026', false, '2026-03-04'],
  ['46115,5', true, '2026-04-03'],
  ['46115', true, '2026-04-03'],
  ['31.02.2026', true, undefined],
  ['13/13/2026', true, undefined],
  ['soon', true, undefined],
])('%s is read as a day', (written, dayFirst, day) => {
  expect(parseDay(written, dayFirst)).toBe(day);
});

test.each([
  [
    ['E-Mail-Adresse', 'Vorname', 'Nachname', 'Beworben am', 'Stelle', 'Schuhgröße'],
    ['email', 'firstName', 'lastName', 'appliedAt', 'job', 'none'],
  ],
  [
    ['Prénom', 'Nom', 'Adresse e-mail', 'Téléphone', 'Poste'],
    ['firstName', 'lastName', 'email', 'phone', 'job'],
  ],
  [
    ['Full name', 'Email', 'Stage'],
    ['name', 'email', 'status'],
  ],
  [
    ['Nom', 'Courriel'],
    ['name', 'email'],
  ],
])('columns are guessed by their names: %j', (names, columns) => {
  expect(guessColumns(names, [])).toEqual(columns);
});
