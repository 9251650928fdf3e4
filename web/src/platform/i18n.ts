import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { stored } from './stored.ts';

type Lists = Record<string, () => Promise<Record<string, unknown>>>;

const common: Record<Language, Lists> = {
  en: import.meta.glob<Record<string, unknown>>('./texts.json', { query: '?en', import: 'default' }),
  de: import.meta.glob<Record<string, unknown>>('./texts.json', { query: '?de', import: 'default' }),
  fr: import.meta.glob<Record<string, unknown>>('./texts.json', { query: '?fr', import: 'default' }),
};

/** Where the texts of areas lie, by language: nobody loads the lists of the others. */
const areas: Record<Language, () => Promise<{ texts: Lists }>> = {
  en: () => import('./area-texts/en.ts'),
  de: () => import('./area-texts/de.ts'),
  fr: () => import('./area-texts/fr.ts'),
};

/** A namespace is an area's folder; `common` is the platform's own: frame, common words, refusals. */
async function read(language: Language, namespace: string) {
  if (namespace === 'common') return common[language]['./texts.json']?.();
  const { texts } = await areas[language]();
  const load = texts[`../../areas/${namespace}/texts.json`];
  if (!load) throw new Error(namespace);
  return load();
}

/** Texts are parts of the program, loaded with the screens that need them. */
const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => {},
  read: (language: string, namespace: string) => read(language as Language, namespace),
};

const known = (wanted: string | null | undefined): Language | undefined =>
  languages.find((one) => wanted?.slice(0, 2).toLowerCase() === one);

/** What each language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** The language to start in: `?lang=` (R046), the stored choice, the browser's, else English. */
export function pickLanguage(search: string, choice: string | null, browser: readonly string[]): Language {
  const asked = known(new URLSearchParams(search).get('lang')) ?? known(choice);
  return asked ?? browser.map(known).find((one) => one !== undefined) ?? 'en';
}

export async function startTexts(language = pickLanguage(location.search, stored.get('language'), navigator.languages)) {
  // beside the common ones, which are asked for first
  void areas[language]();
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: [...languages],
      ns: ['common'],
      defaultNS: 'common',
      fallbackNS: 'common',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      returnNull: false,
    });
  document.documentElement.lang = language;
}

export const language = (): Language => known(i18next.language) ?? 'en';

/** Locale for `Intl`: English dates are written day first (R239). */
export const locale = () => ({ en: 'en-GB', de: 'de-DE', fr: 'fr-FR' })[language()];

/** Switches the interface and remembers the choice on this device. */
export async function chooseLanguage(next: Language) {
  stored.set('language', next);
  if (next === language()) return;
  await i18next.changeLanguage(next);
  document.documentElement.lang = next;
}

/** Loads an area's texts, beside the code of the screen that needs them. */
export const loadTexts = (namespaces: string | readonly string[]) => i18next.loadNamespaces(namespaces);
