/**
 * The texts in three languages, of the web and of the server: the same keys with the same placeholders, none empty,
 * none unused, and a text for every code the server refuses with.
 */
import fs from 'node:fs';
import path from 'node:path';
import { refusals } from '@vitrine/contract/refusals.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { saidIn } from '../../web/texts-by-language.ts';
import { sourcesBelow } from '../import-rules.ts';
import { serverComplaints } from './server-texts.ts';
import { differencesIn, languages, stems, type Texts } from './text-differences.ts';

export interface Namespace {
  /** Path from the root. */
  file: string;
  texts: Record<(typeof languages)[number], Texts>;
  /** The sources that may use its keys. */
  code: string;
}

/** Nested objects become dotted keys. */
function flat(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return { [prefix]: value };
  return Object.assign({}, ...Object.entries(value as object).map(([key, inner]) => flat(inner, prefix ? `${prefix}.${key}` : key)));
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)]
    .map((found) => found[1] ?? `<${found[2]}>`)
    .sort()
    .join(' ');

const ofPlatform = 'web/src/platform/texts.json';

/** The name under which code asks for the texts of a file; those of the platform are common to all. */
const namespaceOf = (file: string) => (file === ofPlatform ? 'common' : path.basename(path.dirname(file)));

/** Keys as they stand in code: literals, and templates whose changing parts may be anything. */
function usesOf(code: string): (key: string) => boolean {
  const literals = new Set([...code.matchAll(/(['"`])((?:(?!\1)[\w.:-])+)\1/g)].map((found) => found[2]));
  const templates = [...code.matchAll(/`([\w.:-]*(?:\$\{[^`]*?\}[\w.:-]*)+)`/g)].map(
    (found) =>
      new RegExp(
        `^${(found[1] ?? '')
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll(/[.\\^$*+?()[\]{}|]/g, '\\$&'))
          .join('.+')}$`,
      ),
  );
  const telling = templates.filter((one) => one.source.replace(/[\^$.+\\]/g, '').length > 2);
  return (key) => literals.has(key) || telling.some((one) => one.test(key));
}

/** The complaints about one namespace, one sentence each. */
export function complaintsOf({ file, texts, code }: Namespace): string[] {
  const uses = usesOf(code);
  const namespace = namespaceOf(file);
  const unused = stems(texts.en).filter((key) => !uses(key) && !uses(`${namespace}:${key}`));
  return [
    ...differencesIn(texts, placeholders, (language) => `${file} (${language})`),
    ...unused.map((key) => `${file}: nothing uses "${key}"`),
  ];
}

function namespacesOf(root: string): Namespace[] {
  const sources = fs
    .globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
  return fs
    .globSync('web/src/**/texts.json', { cwd: root })
    .sort()
    .map((file) => {
      const area = /^web\/src\/areas\/[^/]+\//.exec(file)?.[0];
      // An area's texts are used in the area, or from outside under the name of the namespace; those of the platform and parts anywhere.
      const namespace = namespaceOf(file);
      const seen = sources.filter((one) => !area || one.file.startsWith(area) || one.text.includes(namespace));
      const table = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
      const read = (language: Language) => flat(saidIn(language, table));
      return { file, texts: { en: read('en'), de: read('de'), fr: read('fr') }, code: seen.map((one) => one.text).join('\n') };
    });
}

/** The texts of the refusals stand in the platform's file, as `refusals.<code>`. */
export function refusalComplaints(texts: Namespace['texts'], codes: string[]): string[] {
  return languages.flatMap((language) => {
    const missing = codes.filter((code) => !texts[language][`refusals.${code}`]);
    const stale = Object.keys(texts[language]).filter(
      (key) => key.startsWith('refusals.') && !codes.includes(key.slice('refusals.'.length)),
    );
    return [
      ...missing.map((code) => `${ofPlatform} (${language}) has no text for the refusal "${code}"`),
      ...stale.map((key) => `${ofPlatform} (${language}) has "${key}", which nothing refuses with`),
    ];
  });
}

/** Texts whose keys no type checks: a file of theirs that the list of types does not name takes the keys of every area. */
export const untypedComplaints = (files: string[], types: string) =>
  files
    .filter((file) => !types.includes(`import('./${path.relative('web/src', file)}')`))
    .map((file) => `${file} is not named in web/src/texts.ts, so that its keys are not checked`);

if (import.meta.main) {
  const namespaces = namespacesOf('.');
  const platform = namespaces.find((one) => one.file === ofPlatform);
  const ofRefusals = platform ? refusalComplaints(platform.texts, Object.keys(refusals)) : [];
  const ofTypes = untypedComplaints(
    namespaces.map(({ file }) => file),
    fs.readFileSync('web/src/texts.ts', 'utf8'),
  );
  const complaints = [...namespaces.flatMap(complaintsOf), ...ofRefusals, ...ofTypes, ...serverComplaints(sourcesBelow('.'))];
  for (const one of complaints) process.stdout.write(`${one}\n`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
