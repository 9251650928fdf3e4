import type { Face } from '@vitrine/contract/home/needs.ts';
import { useTranslation } from 'react-i18next';

/** What somebody is called: by name, or while it is left out by a letter and a number. */
export function useFaceName() {
  const { t } = useTranslation();
  return ({ name, alias }: Pick<Face, 'name' | 'alias'>) => name || t('blindName', { alias });
}
