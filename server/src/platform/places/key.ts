/** Words inside a name that people leave out or shorten. */
const small = new Set(
  'am an auf der dem den die das im in bei ob vor zu zum zur a b d i l de du des la le les sur sous en et of the'.split(' '),
);
const holy = new Set(['sankt', 'saint', 'sainte', 'st', 'ste', 'sint']);

/**
 * What a place is found by: its words without accents, capitals, signs, and small words after the first one. Returns
 * `frankfurt main` for "Frankfurt am Main" and "Frankfurt a. Main", an empty text for one without letters.
 */
export function keyOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words
    .filter((word, place) => place === 0 || !small.has(word))
    .map((word) => (holy.has(word) ? 'st' : word))
    .join(' ');
}

/** The same of umlauts that were written out, as on keyboards without them. */
export const withoutUmlauts = (key: string) => key.replace(/ae|oe|ue/g, (two) => two[0] ?? '');
