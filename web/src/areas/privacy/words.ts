import type { Look } from '@vitrine/contract/privacy/privacy.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Words for what comes as keys; one that is not known yet is shown as it is written. */
export function useWords() {
  const t = useTexts('privacy');
  const say = t as (key: string, values: Record<string, unknown>) => string;
  const objectOf = (object: string) => say(`objects.${object}`, { defaultValue: object });
  return {
    kindOf: (kind: string) => say(`kinds.${kind}`, { defaultValue: kind }),
    purposeOf: (purpose: string) => say(`purposes.${purpose}`, { defaultValue: purpose }),
    whoOf: ({ kind, name, companyName }: Look['by']) =>
      [name ?? say(`who.${kind}`, { defaultValue: kind }), companyName].filter(Boolean).join(', '),
    deedOf: (action: string, object: string) => say(`actions.${action}`, { what: objectOf(object), defaultValue: objectOf(object) }),
  };
}
