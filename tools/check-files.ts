/**
 * Sources stay short enough to be read, hold no notes about work left undone, and give lists to statements as one parameter;
 * every area of the web has a page test, its forms are forms of the contract, and no folder holds more than somebody can
 * look over.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

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

/** Components of the web that send something and hold many states, none of which is a field of a form, with the reason. */
const stateful = new Map([['Way', 'the way into an interview']]);
const mostStates = 3;

/** Components that send what stands in more states than a few: each field would be checked, and marked when refused, in a way of its own. */
export function formsByHand(file: string, text: string): string[] {
  if (!/^web\/src\/.*\.tsx$/.test(file) || file.endsWith('.test.tsx')) return [];
  return text.split(/^(?=(?:export )?function )/m).flatMap((part) => {
    const name = /^(?:export )?function (\w+)/.exec(part)?.[1] ?? '';
    const states = part.match(/\buseState\b[<(]/g)?.length ?? 0;
    const sends = /\b(?:useAct|useUpload)\(/.test(part);
    return sends && states > mostStates && !stateful.has(name)
      ? [`${file}: ${name} holds ${states} states and sends: use useFormOf with the endpoint's body, or name it in tools/check-files.ts`]
      : [];
  });
}

interface Source {
  file: string;
  text: string;
}

/** The areas of the web of which no test opens a screen, as complaints. */
export function untestedAreas(sources: Source[]): string[] {
  const areaOf = ({ file }: Source) => /^web\/src\/areas\/([^/]+)\//.exec(file)?.[1];
  const opening = sources.filter(({ file, text }) => file.endsWith('.test.tsx') && text.includes('renderScreen('));
  const tested = new Set(opening.map(areaOf));
  const areas = [...new Set(sources.map(areaOf))].filter((area) => area !== undefined);
  return areas
    .filter((area) => !tested.has(area))
    .map((area) => `web/src/areas/${area} has no page test: a *.test.tsx that opens a screen with renderScreen`);
}

const fullest = 25;
/** One beside the other by their very nature: the order of time, what only a browser asks for. */
const listsByNature = /^(server\/migrations|docs\/decisions|web\/public\/.*)$/;

/** The folders that hold more files directly than somebody can look over, as complaints. */
export function fullFolders(files: string[]): string[] {
  const folders = Map.groupBy(files, (file) => path.posix.dirname(file));
  return [...folders]
    .filter(([folder, inside]) => inside.length > fullest && !listsByNature.test(folder))
    .map(([folder, inside]) => `${folder} holds ${inside.length} files, more than ${fullest}: give what belongs together a folder`);
}

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n');
  const readable = listed.filter((file) => /\.(tsx?|mjs|css|json|sql|md|html)$/.test(file) && !generated.has(file) && fs.existsSync(file));
  const sources = readable.map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
  const complaints = [
    ...sources.flatMap(({ file, text }) => [...complaintsOf(file, text), ...formsByHand(file, text)]),
    ...untestedAreas(sources),
    ...fullFolders(listed.filter((file) => fs.existsSync(file))),
  ];
  for (const one of complaints) process.stdout.write(`${one}\n`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
