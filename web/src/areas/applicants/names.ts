import { useTexts } from '../../platform/use-texts.ts';

export interface Named {
  firstName: string;
  lastName: string;
  blind?: boolean;
  alias?: string;
}

/** What somebody is called: by name, or while the name is left out by a letter and a number. */
export function useNameOf() {
  const t = useTexts('applicants');
  return (one: Named) => (one.blind ? t('blind.name', { alias: one.alias ?? '' }) : `${one.firstName} ${one.lastName}`.trim());
}
