import type { EmailAddressee } from '@vitrine/contract/emails/writing.ts';
import { useRef, useState } from 'react';
import type { Composing } from './use-composer.ts';

const kinds = ['to', 'cc', 'bcc'] as const;
type Kind = (typeof kinds)[number];

/** Whom an e-mail goes to, and what stands in these fields without being an address. */
export function useRecipients({ draft, change }: Composing) {
  const [wrong, setWrong] = useState<Record<Kind, string[]>>({ to: [], cc: [], bcc: [] });
  const inputs = useRef(new Map<Kind, HTMLInputElement | null>());
  return {
    field: (kind: Kind) => ({
      value: draft[kind],
      wrong: wrong[kind],
      onChange: (people: EmailAddressee[], bad: string[]) => {
        setWrong((now) => ({ ...now, [kind]: bad }));
        change({ [kind]: people });
      },
      ref: (input: HTMLInputElement | null) => {
        inputs.current.set(kind, input);
      },
    }),
    /** Whether all of them are addresses; leads to the first field where one is not. */
    areRight: () => {
      const first = kinds.find((kind) => wrong[kind].length > 0);
      if (first) inputs.current.get(first)?.focus();
      return first === undefined;
    },
  };
}
