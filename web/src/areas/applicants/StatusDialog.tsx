import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { useNameOf } from '../../parts/applicant/names.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DecideForm, reachedBy, withdrew } from './denial/DecideForm.tsx';
import type { MailedStatus, Recipient } from './denial/Letters.tsx';
import { InviteDialog } from './talk/InviteDialog.tsx';

const mailed: readonly ApplicationStatus[] = ['Interview', 'Accepted', 'Denied'] satisfies MailedStatus[];
const isMailed = (status: ApplicationStatus): status is MailedStatus => mailed.includes(status);

export type { MailedStatus } from './denial/Letters.tsx';
/** Whether a status asks first, because the candidates are told of it by mail. */
export const asksFirst = isMailed;

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
    onDone: ({ changes, leftOut }, { ids, status }) => {
      const name = t(`common:status.${status}`);
      const count = ids.length - leftOut.length;
      const text = count === 0 ? t('status.nobody') : (said?.(name, ids) ?? t('status.done', { status: name, count }));
      if (changes.length > 0) notices.undo(text, () => undo.mutate({ changes }, { onSuccess: () => onUndone?.(ids) }));
      else notices.done(text);
      onDone?.(ids);
      if (movesOn) void askAnew(client);
    },
  });
}
export type SetStatus = ReturnType<typeof useSetStatus>;

interface Props {
  applicants: Recipient[];
  status: MailedStatus;
  set: SetStatus;
  onClose: () => void;
  /** One person was invited with times or a date, which sets the status too. */
  onPlanned?: () => void;
}

/** Asks before something is decided that the candidates are told; one person is invited to a talk with times to choose from. */
export function StatusDialog({ applicants: people, status, set, onClose, onPlanned = onClose }: Props) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const [first] = people;
  if (status === 'Interview' && people.length === 1 && first && !withdrew(first))
    return <InviteDialog applicant={first} set={set} onClose={onClose} onPlanned={onPlanned} />;
  const { reached } = reachedBy(people, status);
  const name = reached.length === 1 && reached[0] ? nameOf(reached[0]) : t('decide.people', { count: reached.length || people.length });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(`decide.title.${status}`, { name })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <DecideForm applicants={people} status={status} set={set} onClose={onClose} />
    </Modal>
  );
}
