import type { Language } from '@vitrine/contract/vocabulary.ts';

/** What an occupation is called in one language. */
export interface Names {
  /** As titles of jobs say it, the usual name first. */
  names: readonly string[];
  /** What people look for when they mean it: the place, the trade, the thing. Titles that say only this are not found by it. */
  everyday: readonly string[];
}

/** One occupation in the three languages; the usual English name is what it is known by. */
export type Occupation = Readonly<Record<Language, Names>>;

const parted = (text: string, by: string) =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean);

function namesIn(part: string): Names {
  const [names = '', everyday = ''] = part.split('~');
  return { names: parted(names, ','), everyday: parted(everyday, ',') };
}

/**
 * Reads a list of occupations, one a line: `English names ~ everyday words | German ones | French ones`. Names of men are enough
 * where those of women follow by rule (`otherForms`).
 */
export const occupationsIn = (list: string): Occupation[] =>
  parted(list, '\n').map((line) => {
    const [en = '', de = '', fr = ''] = line.split('|');
    return { en: namesIn(en), de: namesIn(de), fr: namesIn(fr) };
  });
