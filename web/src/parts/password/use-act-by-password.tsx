import { CallFailed } from '@vitrine/contract/caller.ts';
import type { Asked, Endpoint, Reply } from '@vitrine/contract/endpoint.ts';
import type { ReactNode } from 'react';
import { type ActOptions, useAct } from '../../platform/calls/use-act.ts';
import { PasswordAgain } from './PasswordAgain.tsx';

interface ActByPassword<E extends Endpoint> {
  mutate: (asked: Asked<E>) => void;
  isPending: boolean;
  data: Reply<E> | undefined;
  /** Goes onto the screen: asks for the password where it is needed, and then does what was wanted. */
  dialog: ReactNode;
}

/** An act for which the password is to have been shown a short while ago (`password` of the endpoint). */
export function useActByPassword<const E extends Endpoint>(endpoint: E, options: ActOptions<E>): ActByPassword<E> {
  const handles = options.handles === 'all' ? 'all' : [...(options.handles ?? []), 'password-needed' as const];
  const act = useAct(endpoint, { ...options, handles });
  const { error, variables } = act;
  const isNeeded = error instanceof CallFailed && error.problem.code === 'password-needed' && variables !== undefined;
  return {
    mutate: (asked) => act.mutate(asked),
    isPending: act.isPending,
    data: act.data,
    dialog: isNeeded && <PasswordAgain onShown={() => act.mutate(variables)} onCancel={act.reset} />,
  };
}
