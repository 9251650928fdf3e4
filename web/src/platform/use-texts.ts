import type { TFunction, TypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';

type Area = Exclude<keyof TypeOptions['resources'], 'common'>;

/** The texts of an area; common words by `common:`, as in `t('common:save')`. */
export function useTexts<const A extends Area>(area: A): TFunction<[A, 'common']> {
  return useTranslation<[A, 'common']>([area, 'common']).t as TFunction<[A, 'common']>;
}
