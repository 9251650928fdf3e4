import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { stored } from './stored.ts';

const files = import.meta.glob<Record<string, unknown>>(['../areas/*/texts/*.json', '../screens/texts/*.json', './texts/*.json'], {
  import: 'default',
});

/** A namespace is an area's folder; `common` is the platform's own: frame, common words, refusals. */
const fileOf = (language: string, namespace: string) =>
  namespace === 'common'
    ? `./texts/${language}.json`
    : namespace === 'screens'
      ? `../screens/texts/${language}.json`
      : `../areas/${namespace}/texts/${language}.json`;

/** Texts are parts of the program, loaded with the screens that need them. */
const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => {},
  read: (language: string, namespace: string) => files[fileOf(language, namespace)]?.() ?? Promise.reject(new Error(namespace)),
};

const known = (wanted: string | null | undefined): Language | undefined =>
  languages.find((one) => wanted?.slice(0, 2).toLowerCase() === one);

/** The language to start in: `?lang=` (R046), the stored choice, the browser's, else English. */
export function pickLanguage(search: string, choice: string | null, browser: readonly string[]): Language {
  const asked = known(new URLSearchParams(search).get('lang')) ?? known(choice);
  return asked ?? browser.map(known).find((one) => one !== undefined) ?? 'en';
}

export async function startTexts(language = pickLanguage(location.search, stored.get('language'), navigator.languages)) {
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
