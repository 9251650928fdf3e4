/**
 * Holds every text of ours to `typography.ts`: the texts of the web, the pages, and the words in the server's code.
 * `--write` mends what is not set right. French says nothing of the gender of who reads it, and no text what native
 * readers stumbled over (`wording.ts`).
 */
import fs from 'node:fs';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { parseSync } from 'oxc-parser';
import { genderIn, typeset } from './typography.ts';
import { stumbleIn } from './wording.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
const nameOf = (key: unknown) => (isNode(key) ? (key.name ?? key.value) : undefined);

/** The language that an object says of itself, as the people of the demo do: `language: 'fr'`. */
function ownLanguage({ type, properties, id }: Node): Language | undefined {
  const said = type === 'ObjectExpression' ? (properties as Node[]).find((one) => nameOf(one.key) === 'language')?.value : undefined;
  const value = type === 'VariableDeclarator' ? nameOf(id) : isNode(said) && said.value;
  return isLanguage(value) ? value : undefined;
}

/** Lists that name a thing in all languages side by side: `['Bonus', 'Bonuszahlungen', 'Primes']`. */
const sideBySide = /\/(industries|benefits)\.ts$/;

/** Behind the comma of a greeting German goes on in lower case; English and French begin the letter anew. */
const begun = (language: Language, text: string) => {
  if (language === 'de') return text;
  const lower = /^\p{Ll}(?=[\p{L}’.]* .* .*[.?]$)|(?<=\\n\\n)\p{Ll}/gsu;
  return text.replace(lower, (letter) => letter.toUpperCase());
};

/** The new words of a string, or of a template without what stands in its `${…}`. */
function editsOf(node: Node, language: Language, code: string, begin: typeof begun): Edit[] {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    const mark = code[node.start] ?? '';
    const plain = code.slice(node.start + 1, node.end - 1).replace(/\\(['"])/g, '$1');
    return [{ start: node.start + 1, end: node.end - 1, text: begin(language, typeset(language, plain)).replaceAll(mark, `\\${mark}`) }];
  }
  if (node.type !== 'TemplateLiteral') return [];
  // The parser counts the marks around a part to it: "`", "}" and "${".
  const quasis = node.quasis as Node[];
  const parts = quasis.map(({ start, end }, index) => ({ start: start + 1, end: end - (index === quasis.length - 1 ? 1 : 2) }));
  const whole = parts.map(({ start, end }) => code.slice(start, end)).reduce((text, part, index) => `${text}{{${index}}}${part}`);
  const set = begin(language, typeset(language, whole)).split(/\{\{\d+\}\}/);
  return parts.map((one, index) => ({ ...one, text: set[index] ?? '' }));
}

/** A source with its words set, in whatever language the code around them names. */
export function setSource(file: string, code: string, begin = begun): string {
  const edits: Edit[] = [];
  const walk = (node: Node, around: Language | undefined) => {
    const language = ownLanguage(node) ?? around;
    if (language) edits.push(...editsOf(node, language, code, begin));
    const key = node.type === 'Property' ? nameOf(node.key) : undefined;
    for (const value of Object.values(node)) {
      const several = Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
      const listed = node.type === 'ArrayExpression' && sideBySide.test(file) && several.length === languages.length;
      for (const [index, one] of several.entries()) walk(one, listed ? languages[index] : isLanguage(key) ? key : language);
    }
  };
  walk(parseSync(file, code).program as unknown as Node, undefined);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), code);
}

/** A file of texts with what it says set; keys stay, and so do texts that go on within a sentence. */
export const setTexts = (json: string) => setSource('texts.ts', `(${json})`, (_, text) => text).slice(1, -1);

/** A page in Markdown, with the values of its head. */
export function setPage(language: Language, page: string): string {
  const head = /^---\n[\s\S]*?\n---\n/.exec(page)?.[0] ?? '';
  const values = head.replace(/^(\w+: )(.*)$/gm, (_, key: string, value: string) => key + typeset(language, value));
  return values + typeset(language, page.slice(head.length));
}

function* files(): Generator<[file: string, set: (text: string) => string]> {
  for (const language of languages) {
    for (const file of fs.globSync(`server/pages/${language}/*.md`)) yield [file, (text) => setPage(language, text)];
  }
  for (const file of fs.globSync('web/src/**/texts.json')) yield [file, setTexts];
  for (const file of fs.globSync('{server,web,packages/contract}/src/**/*.{ts,tsx}'))
    if (!/\.test\.tsx?$/.test(file)) yield [file, (text) => setSource(file, text)];
}

if (import.meta.main) {
  const write = process.argv.includes('--write');
  for (const [file, set] of files()) {
    const text = fs.readFileSync(file, 'utf8');
    const gender = genderIn(text);
    if (gender) {
      process.stdout.write(`${file} says the gender of who reads it: ${gender}\n`);
      process.exitCode = 1;
    }
    const stumble = stumbleIn(text);
    if (stumble) {
      process.stdout.write(`${file} says “${stumble.said}”, which readers stumble over: ${stumble.better}\n`);
      process.exitCode = 1;
    }
    const better = set(text);
    if (better === text) continue;
    if (write) {
      fs.writeFileSync(file, better);
      continue;
    }
    const lines = better.split('\n');
    const line = text.split('\n').findIndex((one, index) => one !== lines[index]);
    process.stdout.write(`${file}:${line + 1} is not set as its language wants: ${lines[line]?.trim()}\n`);
    process.exitCode = 1;
  }
  if (process.exitCode) process.stdout.write('node tools/texts/check-typography.ts --write mends it.\n');
}
