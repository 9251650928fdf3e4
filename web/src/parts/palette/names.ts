import { type Language, languages } from '@vitrine/contract/vocabulary.ts';

type Named = { action: Record<string, string> };

const texts: Record<Language, Record<string, () => Promise<Named>>> = {
  en: import.meta.glob<Named>('../../areas/home/texts.json', { query: '?en', import: 'default' }),
  de: import.meta.glob<Named>('../../areas/home/texts.json', { query: '?de', import: 'default' }),
  fr: import.meta.glob<Named>('../../areas/home/texts.json', { query: '?fr', import: 'default' }),
};

/** What every action is called in each of the three languages: whoever has learned its name elsewhere finds it all the same. */
export async function namesInAllLanguages(): Promise<Record<string, string[]>> {
  const tables = await Promise.all(languages.map(async (one) => (await Object.values(texts[one])[0]?.())?.action ?? {}));
  const keys = Object.keys(tables[0] ?? {});
  return Object.fromEntries(keys.map((key) => [`action.${key}`, tables.flatMap((table) => table[key] ?? [])]));
}

/** Without capitals and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How well one of these names fits what was typed: 0 where words are missing, more where it begins with them. */
export function fitOf(typed: string, names: readonly string[]): number {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const fits = names.map((name) => {
    const plain = folded(name);
    const parts = plain.split(/[\s'’(),-]+/);
    if (!words.every((word) => parts.some((part) => part.startsWith(word)))) return 0;
    return plain.startsWith(words[0] ?? '') ? 2 : 1;
  });
  return Math.max(0, ...fits);
}
