import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Entry, lists, type Part } from './entries.ts';
import { isHeavySlip, isLightSlip, ordinary } from './slips.ts';
import type { Word } from './words.ts';

/** Where an entry of a list stands in a text: the first of its words and the one behind its last. */
export interface Hit {
  entry: Entry;
  from: number;
  to: number;
}

/** After these a word does not count: who is "not reliable" did not say "reliable". */
const negations: Record<Language, RegExp> = {
  en: /^(not|never|no|without|hardly|.+n't)$/,
  de: /^(nicht|nie|niemals|kein(e[nmrs]?)?|ohne|kaum|weder)$/,
  fr: /^(pas|jamais|sans|aucune?|guère|ni)$/,
};
/** "Not only" is no negation. */
const only = /^(only|nur|seulement|just|alleine?)$/;
/** Those of them that are long enough for a slip of the pen. */
const longNegations: Record<Language, readonly string[]> = { en: ['without'], de: ['niemals'], fr: ['jamais', 'aucune'] };
const isNegation = ({ key, bare }: Word, language: Language) =>
  negations[language].test(key) || longNegations[language].some((one) => isLightSlip(bare, one, false));
const reach = 2;
/** From this length on accents may be missing: shorter words are often others without them. */
const shortestWithoutAccents = 6;

function isNegated(words: readonly Word[], from: number, language: Language) {
  for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
    if (words[at + 1]?.first) return false;
    const word = words[at];
    if (word && isNegation(word, language)) return !only.test(words[at + 1]?.key ?? '');
  }
  return false;
}

/** Listed words that people are called: with a capital letter they do not count, not even where a sentence begins. */
const alsoNames: Record<Language, RegExp> = {
  en: /^(hope|joy|grace|faith|victor|frank|ernest|will|mark|earnest|patience|serene|prudence|constance|felicity|wise|strong|bright)$/,
  de: /^(ernst|kuehn|stark|lieb|froehlich|klug|gut|neu|klara|frey|friede|treu|streng|sicher|fromm|weise|still|herzlich|schoen)$/,
  fr: /^(constan(t|ce)|juste|prudence|modeste|clément|clémence|félicité|félix|aimée?|désirée?|victoire|fidèle|fort|bon|sage|belle|gentil|content)$/,
};

/** What stands in capitals within a sentence is a name in English and French; in German it is no adjective. */
function mayCount({ key, capital, first }: Word, small: boolean, language: Language) {
  if (!capital) return true;
  if (first) return !alsoNames[language].test(key);
  return language === 'de' ? !small : false;
}

/** "I" is no name. */
const isI = (word: Word, language: Language) => language === 'en' && /^i('|$)/.test(word.key);

const isListed = (word: Word, { key, open }: Part) => (open ? word.key.startsWith(key) : word.key === key);
const isWithoutAccents = ({ bare }: Word, listed: string, open: boolean) =>
  bare.length >= shortestWithoutAccents && (open ? bare.startsWith(listed) : bare === listed);
const isLight = (word: Word, { bare, open }: Part) => isWithoutAccents(word, bare, open) || isLightSlip(word.bare, bare, open);
const isHeavy = (word: Word, { bare, open }: Part) => isHeavySlip(word.bare, bare, open);

function standsAt(words: readonly Word[], from: number, { parts }: Entry, language: Language) {
  return parts.every((part, index) => {
    const word = words[from + index];
    if (!word || (index > 0 && word.first)) return false;
    if (!isListed(word, part) && !isLight(word, part) && !isHeavy(word, part)) return false;
    return isI(word, language) || mayCount(word, part.small, language);
  });
}

/** The entries whose first word may be this one. */
function candidatesFor(key: string, language: Language): Entry[] {
  const { whole, open, longest } = lists[language];
  const found = [...(whole.get(key) ?? [])];
  for (let length = 1; length <= Math.min(key.length, longest); length++) found.push(...(open.get(key.slice(0, length)) ?? []));
  return found;
}

/** The entries of which a word is a slip of the pen, the lightest first; only asked for what stands in no list. */
function slipsOf(word: Word, language: Language): Entry[] {
  if (word.key.length < shortestWithoutAccents || ordinary[language].test(word.key)) return [];
  const near = lists[language].byLetter.get(word.bare.slice(0, 1)) ?? [];
  const light = near.filter(({ parts: [part] }) => part && isLight(word, part));
  return light.length > 0 ? light : near.filter(({ parts: [part] }) => part && isHeavy(word, part));
}

/** Everything listed that a text says, in its order; of one style the longest where several begin with the same word. */
export function hitsIn(words: readonly Word[], language: Language): Hit[] {
  const hits: Hit[] = [];
  const busy = new Map<string, number>();
  for (const [from, word] of words.entries()) {
    const listed = candidatesFor(word.key, language);
    const isKnown = listed.some(({ parts: [part] }) => part && mayCount(word, part.small, language));
    const candidates = isKnown ? listed : slipsOf(word, language);
    const found = candidates.filter((entry) => standsAt(words, from, entry, language));
    for (const entry of found.toSorted((one, other) => other.parts.length - one.parts.length)) {
      if ((busy.get(entry.style) ?? 0) > from) continue;
      const isNegative = entry.parts.some(({ key }) => negations[language].test(key));
      if (!isNegative && isNegated(words, from, language)) continue;
      const to = from + entry.parts.length;
      busy.set(entry.style, to);
      hits.push({ entry, from, to });
    }
  }
  return hits;
}
