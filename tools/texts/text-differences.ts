/** What differs between the languages of one table of texts, wherever it stands. */
export const languages = ['en', 'de', 'fr'] as const;
export type InLanguages<T> = Record<(typeof languages)[number], T>;
export type Texts = Record<string, string>;

const plural = /_(zero|one|two|few|many|other)$/;

/** The keys, each once for all its plural forms. */
export const stems = (texts: Texts) => [...new Set(Object.keys(texts).map((key) => key.replace(plural, '')))];

/** One sentence for every key that a language lacks or has alone, that is empty, or has other placeholders than English. */
export function differencesIn(texts: InLanguages<Texts>, placeholders: (text: string) => string, place: (language: string) => string) {
  const english = stems(texts.en);
  return languages.flatMap((language) => {
    const own = stems(texts[language]);
    const lacking = english.filter((key) => !own.includes(key)).map((key) => `${place(language)} lacks "${key}"`);
    const alone = own.filter((key) => !english.includes(key)).map((key) => `${place(language)} has "${key}", which English does not know`);
    const wrong = Object.entries(texts[language]).flatMap(([key, text]) => {
      const original = texts.en[key] ?? texts.en[key.replace(plural, '_other')];
      // The singular may leave the number out ("one day").
      const differs = original !== undefined && placeholders(original) !== placeholders(text) && !key.endsWith('_one');
      return [
        ...(text.trim() === '' ? [`${place(language)}: "${key}" is empty`] : []),
        ...(differs ? [`${place(language)}: "${key}" has other placeholders than English`] : []),
      ];
    });
    return [...lacking, ...alone, ...wrong];
  });
}
