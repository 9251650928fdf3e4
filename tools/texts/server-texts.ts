/**
 * The texts of the server stand in tables, `inLanguages({ en, de, fr })`, in three homes: a mail in `<area>/mails`, all
 * else of an area in its `texts.ts`, and what no area owns in the platform. The tables are held to the same rules as
 * the texts of the web.
 */
import path from 'node:path';
import { type ArrayExpression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import type { Source } from '../import-rules.ts';
import { differencesIn, type InLanguages, languages, type Texts } from './text-differences.ts';

const homes = /^server\/src\/(areas\/[^/]+\/(texts|mails\/[\w-]+)|platform\/[\w/-]+)\.ts$/;
/** Tests, the demo, and the trades, which a test of their own holds to the same typography. */
const notOurs =
  /\.test\.ts$|\/fixtures\.ts$|^server\/(src\/demo|test|src\/areas\/(job-templates\/trades|speech-effect\/(styles|reading)))\//;

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map((found) => found[1] ?? '')
    .sort()
    .join(' ');

type Value = ArrayExpression['elements'][number];

const nameOf = (key: object) => String('name' in key ? key.name : 'value' in key ? key.value : '');

const entriesOf = ({ properties }: ObjectExpression) =>
  properties.flatMap((one): [string, Value][] => (one.type === 'Property' ? [[nameOf(one.key), one.value]] : []));

/** The strings below a value by their dotted keys. What is no plain string says `undefined`. */
function stringsIn(value: Value, prefix: string): [string, string | undefined][] {
  const below = (key: string | number) => (prefix ? `${prefix}.${key}` : String(key));
  if (value?.type === 'ObjectExpression') return entriesOf(value).flatMap(([key, one]) => stringsIn(one, below(key)));
  if (value?.type === 'ArrayExpression') return value.elements.flatMap((one, index) => stringsIn(one, below(index)));
  return [[prefix, value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined]];
}

interface Table {
  line: number;
  start: number;
  end: number;
  texts: InLanguages<[string, string | undefined][]>;
}

/** The tables of a source, and where objects of the three languages hold words outside of one. */
function tablesIn({ file, text }: Source) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  const tables: Table[] = [];
  const told = new Set<number>();
  const loose: number[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'inLanguages' || first?.type !== 'ObjectExpression') return;
      told.add(first.start);
      const own = new Map(entriesOf(first));
      const read = (language: string) => stringsIn(own.get(language) ?? null, '');
      tables.push({
        line: lineAt(first.start),
        start: first.start,
        end: first.end,
        texts: { en: read('en'), de: read('de'), fr: read('fr') },
      });
    },
    ObjectExpression(node) {
      const own = new Map(entriesOf(node));
      const says =
        languages.every((language) => own.has(language)) &&
        /\p{L} \p{L}/u.test(text.slice(node.start, node.end).replace(/=> |\b(as|const|return) /g, ''));
      if (says && !told.has(node.start)) loose.push(lineAt(node.start));
    },
  }).visit(program);
  return { tables, loose };
}

/** Subjects and labels stand alone: they begin with a capital, a figure, a mark, or what is filled in. */
const begunSmall = ([key, text]: [string, string]) => /(^|\.)(subject|label)\w*$/.test(key) && /^\p{Ll}/u.test(text);

function complaintsOfTable(file: string, { line, texts }: Table, code: string): string[] {
  const place = (language: string) => `${file}:${line} (${language})`;
  const strange = languages.flatMap((language) =>
    texts[language].filter(([, text]) => text === undefined).map(([key]) => `${place(language)}: "${key}" is no plain text`),
  );
  const plain = (language: (typeof languages)[number]) => texts[language].filter((one): one is [string, string] => one[1] !== undefined);
  const table = { en: plain('en'), de: plain('de'), fr: plain('fr') };
  const small = languages.flatMap((language) =>
    table[language].filter(begunSmall).map(([key]) => `${place(language)}: "${key}" begins with a small letter`),
  );
  const named = new Set(table.en.map(([key]) => key.split('.')[0] ?? ''));
  const unused = [...named].filter((key) => !new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(code));
  const asTexts = (entries: [string, string][]): Texts => Object.fromEntries(entries);
  return [
    ...strange,
    ...differencesIn({ en: asTexts(table.en), de: asTexts(table.de), fr: asTexts(table.fr) }, placeholders, place),
    ...small,
    ...unused.map((key) => `${file}:${line}: nothing uses "${key}"`),
  ];
}

/** What a source says besides its tables. */
const beside = (source: Source) =>
  tablesIn(source).tables.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source.text);

/** Where the keys of a table are named: those of a mail among the mails, those of an area in it, or by what shows them for it. */
function usersOf(file: string, sources: Source[]) {
  const area = /^server\/src\/areas\/[^/]+\//.exec(file)?.[0];
  const shows = (one: string) => !area || one.startsWith(area) || one.startsWith('server/src/platform/') || one.endsWith('/refusals.ts');
  return sources.filter((one) => (file.includes('/mails/') ? path.dirname(one.file) === path.dirname(file) : shows(one.file)));
}

/** The complaints about the texts of the server, one sentence each. */
export function serverComplaints(sources: Source[]): string[] {
  const read = sources.filter(({ file }) => /^(server\/src|packages\/contract)\//.test(file) && !notOurs.test(file));
  const code = new Map(read.map((source) => [source.file, source.file.startsWith('server/') ? beside(source) : source.text]));
  return read
    .filter(({ file }) => file.startsWith('server/'))
    .flatMap((source) => {
      const { file } = source;
      const { tables, loose } = tablesIn(source);
      if (tables.length + loose.length === 0) return [];
      const users = usersOf(file, read).map((one) => code.get(one.file));
      const homeless = homes.test(file) ? [] : [`${file} has a table of texts: it belongs to texts.ts or mails/ of its area`];
      return [
        ...(tables.length > 0 ? homeless : []),
        ...loose.map((line) => `${file}:${line} says something in three languages outside of inLanguages`),
        ...tables.flatMap((one) => complaintsOfTable(file, one, users.join('\n'))),
      ];
    });
}
