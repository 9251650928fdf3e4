import type { Language } from '@vitrine/contract/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { locale } from '../platform/i18n.ts';

/** The name of a text's language where it is not that of the interface, such as "German"; undefined where there is nothing to say. */
export function useForeignLanguage(of: Language): string | undefined {
  const { i18n } = useTranslation();
  return i18n.language === of ? undefined : new Intl.DisplayNames(locale(), { type: 'language' }).of(of);
}
