/** Who may import whom. The table is the rule and its documentation; a file that no row knows is refused. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** `$1` in an allowed place is the folder that the first group of the row caught. Libraries are `library:<name>`. */
const contract = '^packages/contract/src/';
const anyLibraryButSql = '^library:(?!kysely)';
export const rules: { files: string; may: string[]; because: string }[] = [
  { files: '\\.test\\.tsx?$|^server/test/', may: ['^'], because: 'tests may look anywhere' },
  { files: contract, may: [contract, '^library:zod$'], because: 'the contract needs zod alone' },
  { files: '^server/src/platform/', may: ['^server/src/platform/', contract, '^library:'], because: 'the platform knows no area' },
  {
    files: '^server/src/providers/',
    may: ['^server/src/(providers|platform)/', contract, anyLibraryButSql],
    because: 'providers know no area',
  },
  {
    files: '^server/src/areas/([^/]+)/fixtures\\.ts$',
    may: ['^server/src/areas/($1/|[^/]+/(index|fixtures)\\.ts$)', '^server/src/(platform|providers)/', contract, anyLibraryButSql],
    because: 'what tests begin with is built on what other areas begin with',
  },
  {
    files: '^server/src/areas/([^/]+)/.*\\.sql\\.ts$',
    may: ['^server/src/areas/($1/|applications/index\\.ts$)', '^server/src/platform/', contract, '^library:'],
    because: 'statements belong to one area; that of the shared applications lends what blind review leaves out',
  },
  {
    files: '^server/src/areas/([^/]+)/',
    may: ['^server/src/areas/($1/|[^/]+/index\\.ts$)', '^server/src/(platform|providers)/', contract, anyLibraryButSql],
    because: 'areas meet through their index.ts, and statements live in *.sql.ts',
  },
  { files: '^server/src/.*\\.sql\\.ts$', may: ['^server/src/', contract, '^library:'], because: 'the demo and the program compose areas' },
  { files: '^server/src/', may: ['^server/src/', contract, anyLibraryButSql], because: 'the demo and the program compose areas' },
  { files: '^web/src/ui/', may: ['^web/src/ui/', '^library:'], because: 'the look knows no product' },
  { files: '^web/src/platform/', may: ['^web/src/(platform|ui)/', contract, '^library:'], because: 'the platform knows no area' },
  { files: '^web/src/parts/', may: ['^web/src/(parts|ui|platform)/', contract, '^library:'], because: 'parts serve all areas' },
  {
    files: '^web/src/areas/([^/]+)/fixtures\\.tsx$',
    may: ['^web/src/areas/$1/', '^web/src/(parts|ui|platform)/', '^web/src/testing\\.tsx$', contract, '^library:'],
    because: 'what page tests begin with renders a screen',
  },
  {
    files: '^web/src/areas/([^/]+)/',
    may: ['^web/src/areas/$1/', '^web/src/(parts|ui|platform)/', contract, '^library:'],
    because: 'areas do not know each other',
  },
  { files: '^web/src/', may: ['^web/src/', contract, '^library:'], because: 'screens and routes compose areas' },
];

export interface Source {
  /** Path from the root, with forward slashes. */
  file: string;
  text: string;
}

const aliases: [string, string][] = [['@vitrine/contract/', 'packages/contract/src/']];

/** The place a specifier means: a path from the root, or `library:<package>`. */
function placeOf(from: string, specifier: string) {
  for (const [alias, folder] of aliases) if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  if (specifier.startsWith('node:')) return 'library:node';
  return `library:${specifier}`;
}

/** Everything a source imports, with types, re-exports and lazy imports. */
export function importsOf({ file, text }: Source): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const specifiers = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((one) => text.slice(one.moduleRequest.start, one.moduleRequest.end)).map(literal),
  ];
  return [...new Set(specifiers)].map((specifier) => placeOf(file, specifier));
}

/** The text of a quoted specifier; of a template, its fixed beginning. */
const literal = (code: string) => code.replace(/^['"`]/, '').replace(/\$\{.*$|['"`]$/s, '');

/** One sentence for each import that the table does not allow. */
export function forbidden(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const rule = rules.find((one) => new RegExp(one.files).test(source.file));
    if (!rule) return [`${source.file} lies where no rule of tools/import-rules.ts knows it`];
    const own = new RegExp(rule.files).exec(source.file)?.[1] ?? '';
    const allowed = rule.may.map((one) => new RegExp(one.replaceAll('$1', own)));
    const wrong = importsOf(source).filter((place) => !allowed.some((one) => one.test(place)));
    return wrong.map((place) => `${source.file} must not import ${place}: ${rule.because}`);
  });
}

/** Circles of imports, each as `a > b > a`. */
export function circles(sources: Source[]): string[] {
  const graph = new Map(sources.map((source) => [source.file, importsOf(source)]));
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) return void found.push([...trail.slice(start), file].join(' > '));
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}

/** What parses pictures, films and e-mails; it is loaded by the children of `platform/cage` alone (decision 0023). */
const parsers = /^library:(sharp|node-av|mediabunny|postal-mime)(\/|$)/;
/** All that answers people and works off jobs. The demo draws its own pictures and lies beside. */
const program = ['server/src/app.ts', 'server/src/world.ts'];

/** Each way on which the program would load a parser of strangers' files itself, as `a > b > library`. */
export function uncaged(sources: Source[]): string[] {
  const graph = new Map(sources.map((source) => [source.file, importsOf(source)]));
  const found: string[] = [];
  const seen = new Set<string>();
  const walk = (place: string, trail: string[]) => {
    if (parsers.test(place)) return void found.push([...trail, place].join(' > '));
    if (seen.has(place)) return;
    seen.add(place);
    for (const next of graph.get(place) ?? []) walk(next, [...trail, place]);
  };
  for (const file of program) walk(file, []);
  return found;
}

/** The sources of the product below a root folder. */
export function sourcesBelow(root: string): Source[] {
  const found = fs.globSync('{packages/*,server,web}/{src,test}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  });
  return found.sort().map((file) => ({ file: file.replaceAll('\\', '/'), text: fs.readFileSync(path.join(root, file), 'utf8') }));
}

if (import.meta.main) {
  const sources = sourcesBelow('.');
  const complaints = [
    ...forbidden(sources),
    ...circles(sources).map((one) => `A circle of imports: ${one}`),
    ...uncaged(sources).map((one) => `What parses files of strangers belongs into the cage: ${one}`),
  ];
  for (const one of complaints) process.stdout.write(`${one}\n`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
