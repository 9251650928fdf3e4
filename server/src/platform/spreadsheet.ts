import { stringify } from 'csv-stringify/sync';

type Line = readonly (string | number | null)[];

/**
 * What a spreadsheet would take for a formula, also behind blanks, is marked as text; behind a semicolon too, where those
 * of Germany and France begin a new cell, whatever the quotes say.
 */
const asText = (value: string) => value.replace(/(^|;)(?=\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g, "$1'");

/** Lines of a table as spreadsheets open it: RFC 4180, in UTF-8 that says so where it begins. */
const written = (lines: readonly Line[], bom: boolean) =>
  stringify([...lines], { bom, record_delimiter: 'windows', quote_record_delimiter: true, cast: { string: asText } });

/** A whole table as spreadsheets open it. */
export const spreadsheetOf = (lines: readonly Line[]) => written(lines, true);

/** Further lines of a table that has begun. */
export const furtherLines = (lines: readonly Line[]) => written(lines, false);
