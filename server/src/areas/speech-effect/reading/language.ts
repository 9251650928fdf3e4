import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import type { Word } from './words.ts';

/** Small words that nobody who speaks the language does without, and that mean nothing in the other two. */
const small: Record<Language, ReadonlySet<string>> = {
  en: new Set('the and of to is that it was for with as at be this have from or by but they we our my had were been which'.split(' ')),
  de: new Set('der die das und ist ich nicht mit von zu den dem ein eine auf fuer war wir im es sich auch haben habe als bei'.split(' ')),
  fr: new Set('le la les et est une je ne pas avec de du des un que qui dans pour nous au aux mes nos ai etait sur ce par'.split(' ')),
};
/** In whatever is written in one of them, far more than this share are small words. */
const least = 0.1;

/** Whether a text is in the language that was named: nothing is read into words of another one. */
export function isWrittenIn(words: readonly Word[], language: Language) {
  const share = (of: Language) => words.filter(({ key }) => small[of].has(key)).length / words.length;
  const own = share(language);
  return own >= least && languages.every((other) => other === language || share(other) < own);
}
