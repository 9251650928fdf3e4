import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import type { OtherWords } from '../../../platform/search/spelling.ts';
import type { Occupation } from './occupation.ts';
import { otherForms } from './other-forms.ts';

/** An occupation that some words name, and in which languages they do. */
export interface Named {
  occupation: Occupation;
  languages: readonly Language[];
}

/** Occupations by what they are called, looked up with accents and case folded. */
export interface Lexicon {
  /** The most words that a name has. */
  longest: number;
  named: ReadonlyMap<string, readonly Named[]>;
  /** Names of one word as they are shown, by how they begin. */
  shown: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** How words are looked up: without accents, case and signs. */
export function folded(text: string) {
  const small = text.toLowerCase();
  // most names are of plain letters: a lexicon is ready in a few milliseconds
  if (/^[a-z]+(?: [a-z]+)*$/.test(small)) return small;
  const plain = small.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');
  return plain.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim();
}

/** "Koechin" is looked up as it is typed. */
const umlauts = { ä: 'ae', ö: 'oe', ü: 'ue' } as const;
const spelt = (text: string) => text.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter as keyof typeof umlauts]);

const calls = ({ names, everyday }: Occupation[Language], language: Language) => [
  ...names.flatMap((name) => [name, ...otherForms(language, name)]),
  ...everyday,
];

/** What everything is called, made ready to be looked up. */
export function lexiconOf(occupations: readonly Occupation[]): Lexicon {
  const named = new Map<string, Map<Occupation, Set<Language>>>();
  const shown = new Map<string, Map<string, string>>();
  let longest = 1;
  const learn = (said: string, occupation: Occupation, language: Language) => {
    const key = folded(said);
    if (!key.includes(' ')) {
      const begun = shown.get(key.slice(0, 1)) ?? new Map<string, string>();
      if (!begun.has(key)) shown.set(key.slice(0, 1), begun.set(key, said));
    }
    longest = Math.max(longest, key.split(' ').length);
    const known = named.get(key) ?? new Map<Occupation, Set<Language>>();
    named.set(key, known.set(occupation, (known.get(occupation) ?? new Set()).add(language)));
  };
  for (const occupation of occupations)
    for (const language of languages)
      for (const said of calls(occupation[language], language)) {
        learn(said, occupation, language);
        if (language === 'de' && /[äöü]/i.test(said)) learn(spelt(said), occupation, language);
      }
  const entries = [...named].map(
    ([key, known]) => [key, [...known].map(([occupation, said]) => ({ occupation, languages: [...said] }))] as const,
  );
  return { longest, named: new Map(entries), shown };
}

/** How many letters longer or shorter a word may be than the one it is taken for. */
const mostLetters = 3;

/** The words of a lexicon as spelling help takes them: any of them is preferred to a word that as few ads have. */
export const wordsOf = ({ named, shown }: Lexicon): OtherWords => ({
  has: (word) => named.has(word),
  like: (word) =>
    [...(shown.get(word.slice(0, 1)) ?? [])]
      .filter(([key]) => Math.abs(key.length - word.length) <= mostLetters)
      .map(([key, said]) => ({ folded: key, shown: said.toLowerCase(), uses: 0 })),
});

/** Words of a text that name occupations: where they stand, how many they are, and which. */
export interface Span {
  at: number;
  words: number;
  named: readonly Named[];
}

/** A word that means something else in another language is understood in the reader's own, where it means something there. */
const ownFirst = (named: readonly Named[], language: Language | undefined) => {
  const own = named.filter(({ languages }) => language && languages.includes(language));
  return own.length > 0 ? own : named;
};

/** Finds the names of occupations among words, the longest first: "head chef" is no chef of anything else. */
export function spansIn({ named, longest }: Lexicon, words: readonly string[], language: Language | undefined): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    const sizes = Array.from({ length: Math.min(longest, words.length - at) }, (_, index) => index + 1).toReversed();
    const size = sizes.find((one) => named.has(folded(words.slice(at, at + one).join(' '))));
    const found = size && named.get(folded(words.slice(at, at + size).join(' ')));
    if (found) spans.push({ at, words: size, named: ownFirst(found, language) });
    at += size ?? 1;
  }
  return spans;
}

/** Everything that the occupations which a title names are called, in all languages. */
export function otherNames(lexicon: Lexicon, title: string, language: Language): string[] {
  const words = folded(title).split(' ');
  const occupations = spansIn(lexicon, words, language).flatMap(({ named }) => named.map(({ occupation }) => occupation));
  return [...new Set(occupations.flatMap((one) => languages.flatMap((said) => calls(one[said], said))))];
}
