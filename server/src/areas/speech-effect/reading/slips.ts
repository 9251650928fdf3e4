import type { Language } from '@vitrine/contract/vocabulary.ts';

/** Words that are right as they are, and only look like a slip of a listed one. */
export const ordinary: Record<Language, RegExp> = {
  en: /^contact/,
  de: /^(groesse|bereit|aufzeichn|aufgezeichn|angesprochen|geschuetzt|verbieg)/,
  fr: /^(comptent|collège|devien|diffèr)/,
};

/** Shorter words are too like others for a slip to be told from another word; the shortest are told in long words only. */
const shortestListed = 5;
const shortestInShort = 6;
/** From this length on a letter may be missing, and from the next one it may be another. */
const shortestWithMissing = 8;
const shortestWithOther = 9;

const isSame = (word: string, listed: string, open: boolean) => (open ? word.startsWith(listed) : word === listed);

/** Whether two letters changed places, or one stands twice or once that should be the other. The first has to be right. */
export function isLightSlip(word: string, listed: string, open: boolean): boolean {
  const end = listed.length;
  if (end < (word.length > shortestInShort ? shortestListed : shortestInShort)) return false;
  const at = differs(word, listed);
  if (at === 0 || at === end) return false;
  const goesOn = (from: number, listedFrom: number) => isSame(word.slice(from), listed.slice(listedFrom), open);
  // the last letter of the list may be the first of two that changed places
  const isSwapped = word[at + 1] === listed[at] && (at === end - 1 ? open : word[at] === listed[at + 1]);
  if (isSwapped && goesOn(at + 2, at + 2)) return true;
  if (word[at] === word[at - 1] && goesOn(at + 1, at)) return true;
  return at < end - 1 && listed[at] === listed[at - 1] && goesOn(at, at + 1);
}

/**
 * Whether a letter of a long word is missing, or is another one. What differs in the last letter of the list alone is mostly
 * two words.
 */
export function isHeavySlip(word: string, listed: string, open: boolean): boolean {
  const end = listed.length;
  if (end < shortestWithMissing) return false;
  const at = differs(word, listed);
  if (at === 0 || at >= end - 1) return false;
  if (isSame(word.slice(at), listed.slice(at + 1), open)) return true;
  return end >= shortestWithOther && isSame(word.slice(at + 1), listed.slice(at + 1), open);
}

/** The first letter that is not the listed one. */
function differs(word: string, listed: string) {
  let at = 0;
  while (at < listed.length && word[at] === listed[at]) at++;
  return at;
}
