import type { Look } from '@vitrine/contract/privacy/privacy.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Words for what comes as keys; one that is not known yet is shown as it is written. */
export function useWords() {
  const t = useTexts('privacy');
  const word = (group: string, key: string) => t(`${group}.${key}` as never, { defaultValue: key }) as string;
  return {
    kindOf: (kind: string) => word('kinds', kind),
    purposeOf: (purpose: string) => word('purposes', purpose),
    whoOf: ({ kind, name, companyName }: Look['by']) => [name ?? word('who', kind), companyName].filter(Boolean).join(', '),
    deedOf: (action: string, object: string) =>
      t(`actions.${action}` as never, { what: word('objects', object), defaultValue: '{{what}}' }) as string,
  };
}
