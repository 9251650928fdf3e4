import { useQueryClient } from '@tanstack/react-query';
import { deciding, undoMilliseconds } from '@vitrine/contract/applicants/deciding.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Whoever takes something back at the last moment still arrives in time. */
const margin = 500;

interface Setting {
  /** Of these applications. */
  onDone?: (ids: string[]) => void;
  onUndone?: (ids: string[]) => void;
  /** What is said of it; else the status alone. */
  said?: (status: string, ids: string[]) => string;
  /** Somebody else is shown at once, without waiting until this screen was asked anew. */
  movesOn?: boolean;
}

/** Sets a status and says so with an undo; the change is taken back before any mail has left. */
export function useSetStatus({ onDone, onUndone, said, movesOn }: Setting = {}) {
  const t = useTexts('applicants');
  const client = useQueryClient();
  const undo = useAct(deciding.undo, { onDone: () => notices.done(t('status.undone')) });
  return useAct(deciding.setStatus, {
    ...(movesOn ? { changes: false } : {}),
    onDone: ({ changes, leftOut }, { ids, status, mail }) => {
      const name = t(`common:status.${status}`);
      const count = ids.length - leftOut.length;
      const done = count === 0 ? t('status.nobody') : (said?.(name, ids) ?? t('status.done', { status: name, count }));
      const text = mail && count > 0 ? `${done}. ${t('status.mailSoon', { count })}` : done;
      const takeBack = () => undo.mutate({ changes }, { onSuccess: () => onUndone?.(ids) });
      if (changes.length > 0) notices.undo(text, takeBack, undoMilliseconds - margin);
      else notices.done(text);
      onDone?.(ids);
      if (movesOn) void askAnew(client);
    },
  });
}
export type SetStatus = ReturnType<typeof useSetStatus>;
