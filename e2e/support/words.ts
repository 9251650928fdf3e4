import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import i18next from 'i18next';
import { saidIn } from '../../web/texts-by-language.ts';

export type Words = (key: string, values?: Record<string, string | number>) => string;

const web = path.join(import.meta.dirname, '../../web/src');
const read = (language: Language, file: string) => saidIn(language, JSON.parse(fs.readFileSync(file, 'utf8')));

/** What the interface says in a language, by `area:key`; a key that does not exist ends the journey. */
export function wordsOf(language: Language): Words {
  const files = fs.globSync('areas/*/texts.json', { cwd: web });
  const spoken = files.map((file) => [path.basename(path.dirname(file)), read(language, path.join(web, file))]);
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { ...Object.fromEntries(spoken), common: read(language, path.join(web, 'platform/texts.json')) } },
  });
  const speak = instance.t as (key: string, values: object) => string;
  return (key, values = {}) => {
    if (!instance.exists(key, values)) throw new Error(`No text ${key} in ${language}`);
    return speak(key, values).replace(/<\/?\w+>/g, '');
  };
}

/** The first link of a mail that fits. */
export const linkIn = ({ text }: { text: string }, fits: RegExp) => {
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => fits.test(one));
  if (!link) throw new Error(`No link ${fits} in: ${text}`);
  return link;
};
