import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/caller.ts';
import type { Asked, Endpoint, Reply } from '@vitrine/contract/endpoint.ts';
import type { RefusalCode } from '@vitrine/contract/refusals.ts';
import { callWith, type Extra } from './api.ts';
import { showProblem } from './problems.ts';
import { askAnew } from './use-ask.ts';

/** What a form offers so that refused fields are marked where they stand. */
export interface TakesErrors {
  takeErrors: (errors: { field: string; message: string }[]) => boolean;
}

export interface ActOptions<E extends Endpoint> {
  /** `false` where no answer on the screen reads otherwise afterwards, or where the session begins or ends with the act. */
  changes?: false;
  /** A form that marks refused fields; only what belongs to no field becomes a dialog. */
  form?: TakesErrors;
  /** Refusals that belong to a field of the form. */
  marks?: Partial<Record<RefusalCode, string>>;
  /** Refusals the screen itself answers (read them from `error.problem.code`); `all` for every failure. */
  handles?: readonly RefusalCode[] | 'all';
  onDone?: (reply: Reply<E>, asked: Asked<E>) => void;
  extra?: Extra | ((asked: Asked<E>) => Extra);
}

/** A slow or broken answer of the screen holds nobody up for longer than this. */
const patience = () => new Promise((done) => setTimeout(done, 2000));

/**
 * An endpoint that changes something. Once it is done everything on the screen is asked anew, and then `onDone` is told,
 * so that nobody sees the old state again. A failure is shown as a dialog (R192) unless a form or the screen takes it.
 */
export function useAct<const E extends Endpoint>(endpoint: E, options: ActOptions<E> = {}): UseMutationResult<Reply<E>, Error, Asked<E>> {
  const client = useQueryClient();
  return useMutation<Reply<E>, Error, Asked<E>>({
    mutationFn: (asked) => callWith(typeof options.extra === 'function' ? options.extra(asked) : (options.extra ?? {}))(endpoint, asked),
    onSuccess: async (reply, asked) => {
      if (options.changes !== false) await Promise.race([askAnew(client), patience()]);
      options.onDone?.(reply, asked);
    },
    onError: (error) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (error instanceof CallFailed) {
        const { code, errors } = error.problem;
        if (options.handles === 'all' || options.handles?.includes(code)) return;
        const field = options.marks?.[code];
        const wrong = field ? [{ field, message: code }] : (errors ?? []);
        if (wrong.length > 0 && options.form?.takeErrors(wrong)) return;
      }
      showProblem(error);
    },
  });
}
