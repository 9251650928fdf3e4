import type { CompanyFile, CompanyList } from '../../platform/company-data/company-data.ts';
import { furtherLines, spreadsheetOf } from '../../platform/spreadsheet.ts';

type Row = Record<string, unknown>;

/** A value in a cell: what has parts is written as JSON. */
function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'number' ? value : `${value as string | boolean}`;
}

/** A list as JSON, row by row; `seen` hears of the files that its rows name. */
export async function* jsonOf(list: CompanyList, seen: (files: CompanyFile[]) => void) {
  let begun = false;
  for await (const rows of list.rows()) {
    const lines = (rows as Row[]).map((row) => JSON.stringify(Object.fromEntries(list.columns.map((one) => [one, row[one] ?? null]))));
    for (const row of rows) seen(list.filesOf(row));
    if (lines.length === 0) continue;
    yield Buffer.from(`${begun ? ',\n' : '[\n'}${lines.join(',\n')}`);
    begun = true;
  }
  yield Buffer.from(begun ? '\n]\n' : '[]\n');
}

/** The same list as a table, as spreadsheets open it. */
export async function* csvOf(list: CompanyList) {
  yield Buffer.from(spreadsheetOf([list.columns]));
  for await (const rows of list.rows())
    yield Buffer.from(furtherLines((rows as Row[]).map((row) => list.columns.map((one) => cellOf(row[one])))));
}
