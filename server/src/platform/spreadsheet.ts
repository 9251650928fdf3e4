import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet would take for a formula, also behind blanks, is marked as text. */
const asText = (value: string) => (/^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value);

/** A table as spreadsheets open it: RFC 4180, in UTF-8 that says so. */
export const spreadsheetOf = (lines: readonly (readonly (string | number | null)[])[]) =>
  stringify([...lines], { bom: true, record_delimiter: 'windows', quote_record_delimiter: true, cast: { string: asText } });
