import type { Language } from '@vitrine/contract/vocabulary.ts';

/** A word of a text. */
export interface Word {
  /** As it is compared: small letters, spellings of the same letter made one. */
  key: string;
  /** The same without accents, as people write who have no other keyboard. */
  bare: string;
  start: number;
  end: number;
  /** It begins with a capital letter. */
  capital: boolean;
  /** It begins a sentence or a line. */
  first: boolean;
}

/** Letters, with apostrophes where the language keeps a word together, and the signs with which German writes both genders. */
const patterns: Record<Language, RegExp> = {
  en: /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu,
  de: /\p{L}[\p{L}\p{M}]*(?:[*:_·]\p{L}+)*/gu,
  fr: /\p{L}[\p{L}\p{M}]*(?:[·.]\p{Ll}{1,2}(?:[·.]s)?(?!\p{L}))*/gu,
};

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const withoutAccents = (key: string) => key.normalize('NFD').replace(/\p{M}/gu, '');

/** A word as it is compared: in small letters, its umlauts and double letters written out. */
function keyOf(word: string, language: Language) {
  const small = word.toLowerCase().replaceAll('’', "'").normalize('NFC');
  if (language === 'de') return small.replace(/[äöüß]/g, (letter) => german[letter] ?? letter);
  return small.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

const endsSentence = /[.?!…:;\n«»„“”"]/;
/** After these a point ends no sentence. */
const title = /(^|[^\p{L}])(mr|mrs|ms|dr|prof|st|m|mme|mlle|hr|fr)$/iu;

/** The words of a text, one after the other. */
export function wordsOf(text: string, language: Language): Word[] {
  let before = 0;
  return [...text.matchAll(patterns[language])].map(({ 0: word, index: start }) => {
    const end = start + word.length;
    const first =
      before === 0 || (endsSentence.test(text.slice(before, start)) && !title.test(text.slice(Math.max(0, before - 5), before)));
    before = end;
    const key = keyOf(word, language);
    return { key, bare: withoutAccents(key), start, end, capital: word[0] !== word[0]?.toLowerCase(), first };
  });
}
