import { Modal } from '@mantine/core';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { useNameOf } from '../../parts/applicant/names.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DecideForm, reachedBy, withdrew } from './denial/DecideForm.tsx';
import type { MailedStatus, Recipient } from './denial/Letters.tsx';
import { InviteDialog } from './talk/InviteDialog.tsx';
import type { SetStatus } from './use-set-status.ts';

const mailed: readonly ApplicationStatus[] = ['Interview', 'Accepted', 'Denied'] satisfies MailedStatus[];
const isMailed = (status: ApplicationStatus): status is MailedStatus => mailed.includes(status);

export type { MailedStatus } from './denial/Letters.tsx';
/** Whether a status asks first, because the candidates are told of it by mail. */
export const asksFirst = isMailed;

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
