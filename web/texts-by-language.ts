import fs from 'node:fs';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import type { Plugin } from 'vite';

interface Texts {
  [key: string]: string | Texts;
}

const isSaid = (value: string | Texts | undefined) =>
  typeof value === 'object' &&
  Object.entries(value).every(([key, said]) => languages.includes(key as Language) && typeof said === 'string');

/** What a table of texts says in one language. A plural form that only others have is left out. */
export function saidIn(language: Language, texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) => {
      if (typeof value === 'string') return [];
      const said = isSaid(value) ? value[language] : saidIn(language, value);
      return said === undefined ? [] : [[key, said]];
    }),
  );
}

/** A file of texts says everything in all languages; `texts.json?de` is the German of it, so nobody loads the others. */
export const textsByLanguage = (): Plugin => ({
  name: 'texts-by-language',
  enforce: 'pre',
  load(id) {
    const [, file = '', language] = /^(.*\/texts\.json)\?(\w\w)$/.exec(id) ?? [];
    if (!language) return null;
    this.addWatchFile(file);
    return { code: JSON.stringify(saidIn(language as Language, JSON.parse(fs.readFileSync(file, 'utf8')))), moduleType: 'json' };
  },
});
