import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import i18next from 'i18next';

export type Words = (key: string, values?: Record<string, string | number>) => string;

const web = path.join(import.meta.dirname, '../../web/src');
const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;

/** What the interface says in a language, by `area:key`; a key that does not exist ends the journey. */
export function wordsOf(language: Language): Words {
  const areas = fs.readdirSync(path.join(web, 'areas')).map((area) => [area, path.join(web, 'areas', area, 'texts', `${language}.json`)]);
  const spoken = areas.filter(([, file = '']) => fs.existsSync(file)).map(([area, file = '']) => [area, read(file)]);
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { ...Object.fromEntries(spoken), common: read(path.join(web, 'platform/texts', `${language}.json`)) } },
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
