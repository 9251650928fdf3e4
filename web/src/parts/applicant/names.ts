import { useTranslation } from 'react-i18next';

export interface Named {
  firstName: string;
  lastName: string;
  blind?: boolean;
  alias?: string;
}

/** What somebody is called: by name, or while the name is left out by a letter and a number. */
export function useNameOf() {
  const { t } = useTranslation();
  return (one: Named) => (one.blind ? t('blindName', { alias: one.alias ?? '' }) : `${one.firstName} ${one.lastName}`.trim());
}
