import type { WordForms } from './lexicon.sql.ts';

const maxWords = 12;
const wordPattern = /\.net\b|c\+\+|c#|[\p{L}\p{N}\p{M}]+/giu;

/** The words of a text as they are typed; names made of signs count as one. */
export const wordsIn = (said: string) => (said.normalize('NFC').match(wordPattern) ?? []).slice(0, maxWords);

export const quoted = (lexeme: string) => `'${lexeme.slice(0, 80).replace(/['\\]/g, '$&$&')}'`;
export const any = (terms: string[]) => (terms.length > 0 ? `(${[...new Set(terms)].join(' | ')})` : '');
export const all = (terms: readonly string[]) => terms.filter(Boolean).join(' & ');
export const without = (query: string) => `!(${query})`;
export const anyCode = (codes: readonly number[]) => (codes.length > 0 ? any(codes.map((code) => quoted(`c:${code}`))) : quoted('c:none'));

const beginning = (prefix: string, word: string) => (word.length >= 3 ? [`${quoted(prefix + word)}:*`] : [quoted(prefix + word)]);
const spellings = ({ word, spelt }: WordForms) => (spelt === word ? [word] : [word, ...spelt.split(' ')]);

/** A form in the title: `t` before a stem, `t:` before a word as it is. */
const titled = (form: string) => (form.includes(':') ? `t${form}` : `t:${form}`);

/** A word in any of its forms, anywhere or in the title alone; empty for a word that says nothing. */
export function asTerm(scope: 'anywhere' | 'title', { forms, compounds, completions }: WordForms) {
  if (forms.length === 0) return '';
  return any([...forms, ...compounds, ...completions].map((form) => quoted(scope === 'title' ? titled(form) : form)));
}

/** A word of a name: the beginning of it is enough. */
export const asName = (prefix: string, one: WordForms) => any(spellings(one).flatMap((word) => beginning(prefix, word)));
export const inTitle = (one: WordForms) => any(one.forms.map((form) => quoted(titled(form))));

/** "IT" alone is a word that says nothing to three languages; it is kept under another name. */
export const meant = (word: string) => (word.toLowerCase() === 'it' ? 'infotech' : word);

/** The codes chosen in each facet. A value that nothing ever had has no code, and finds nothing. */
export function chosenOf<F extends string>(
  facets: readonly F[],
  filters: { [K in F]?: string[] | undefined },
  known: readonly { code: number; facet: string; value: string }[],
) {
  const chosen = new Map<F, number[]>();
  for (const facet of facets) {
    const values = (filters[facet] ?? []).map((one) => one.toLowerCase()).filter((one) => one !== '');
    if (values.length === 0) continue;
    const codes = known.filter((one) => one.facet === facet && values.includes(one.value.toLowerCase())).map((one) => one.code);
    chosen.set(facet, codes);
  }
  return chosen;
}
