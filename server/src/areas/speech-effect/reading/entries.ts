import { type Style, styles } from '@vitrine/contract/speech-effect/styles.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { rulesOf } from '../styles/all.ts';
import { wordsOf } from './words.ts';

/** A word of an entry: as it is compared, and whether any ending may follow. */
export interface Part {
  key: string;
  bare: string;
  open: boolean;
  /** A German word that counts in small letters only. */
  small: boolean;
}

/** A word or several that belong to a style. */
export interface Entry {
  /** As it stands in the published list. */
  written: string;
  style: Style;
  parts: Part[];
}

/** An entry as it is listed, in parts. */
function entryOf(written: string, style: Style, language: Language): Entry {
  const words = written.replaceAll('*', ' * ').split(/\s+/).filter(Boolean);
  const parts = words.flatMap((word, index) =>
    word === '*'
      ? []
      : wordsOf(word, language).map(({ key, bare, capital }, at, all) => ({
          key,
          bare,
          open: words[index + 1] === '*' && at === all.length - 1,
          small: language === 'de' && !capital,
        })),
  );
  return { written, style, parts };
}

/** What is listed for a style, as it is published. */
export const entriesOf = (style: Style, language: Language) => rulesOf[style].words[language].split(',').map((entry) => entry.trim());

/** All entries of a language, and where to look for those that begin with a word. */
export interface Lists {
  entries: readonly Entry[];
  /** By the first word, where it is whole. */
  whole: ReadonlyMap<string, Entry[]>;
  /** By the beginning of the first word, where an ending may follow. */
  open: ReadonlyMap<string, Entry[]>;
  /** By the first letter: with a slip of the pen that is what is right. */
  byLetter: ReadonlyMap<string, Entry[]>;
  longest: number;
}

const put = (map: Map<string, Entry[]>, key: string, entry: Entry) => map.set(key, [...(map.get(key) ?? []), entry]);

function listsOf(language: Language): Lists {
  const entries = styles.flatMap((style) => entriesOf(style, language).map((written) => entryOf(written, style, language)));
  const [whole, open, byLetter] = [new Map<string, Entry[]>(), new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  let longest = 0;
  for (const entry of entries) {
    const [first] = entry.parts;
    if (!first) continue;
    put(first.open ? open : whole, first.key, entry);
    longest = Math.max(longest, first.key.length);
    put(byLetter, first.bare.slice(0, 1), entry);
  }
  return { entries, whole, open, byLetter, longest };
}

/** Made once: the lists are part of the program. */
export const lists: Record<Language, Lists> = { en: listsOf('en'), de: listsOf('de'), fr: listsOf('fr') };
