/** Sources stay short enough to be read, hold no notes about work left undone, and give lists to statements as one parameter. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const longest = 400;
const generated = new Set(['server/src/platform/tables.ts', 'docs/openapi.json', 'package-lock.json']);
// Spelled in halves, so that this file passes its own check.
const marks = new RegExp(
  [
    'TO' + 'DO',
    'FIX' + 'ME',
    'XX' + 'X\\b',
    'HA' + 'CK\\b',
    'coming' + ' soon',
    'not ' + 'implemented',
    '@ts-' + 'ignore',
    '\\.on' + 'ly\\(',
  ]
    .map((one) => `\\b${one}`)
    .join('|')
    .replaceAll('\\b@', '@')
    .replaceAll('\\b\\.', '\\.'),
);

/** Every length of a list would be another statement: only constants and subqueries stand behind `in`. */
const listOfAnyLength = /'(?:not )?in', (?!\[|\w+\.select|\(\w+\) =>)|\bin \(\$\{|\barray\[\$\{/;

/** The complaints about one file. */
export function complaintsOf(file: string, text: string): string[] {
  const lines = text.split('\n');
  const tooLong =
    /\.(ts|tsx|mjs|css)$/.test(file) && lines.length - 1 > longest ? [`${file} has ${lines.length - 1} lines, more than ${longest}`] : [];
  const marked = lines.flatMap((line, index) => {
    const mark = marks.exec(line)?.[0];
    return mark ? [`${file}:${index + 1} holds "${mark}"`] : [];
  });
  const lists = file.endsWith('.sql.ts')
    ? lines.flatMap((line, index) =>
        listOfAnyLength.test(line) ? [`${file}:${index + 1} has another text for every length of a list: use oneOf`] : [],
      )
    : [];
  return [...tooLong, ...marked, ...lists];
}

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n');
  const readable = listed.filter((file) => /\.(tsx?|mjs|css|json|sql|md|html)$/.test(file) && !generated.has(file) && fs.existsSync(file));
  const complaints = readable.flatMap((file) => complaintsOf(file, fs.readFileSync(file, 'utf8')));
  for (const one of complaints) process.stdout.write(`${one}\n`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
