import { Button, Modal, Stack, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { useNameOf } from '../../parts/applicant/names.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { EachLetter, type MailedStatus, OneLetter, type Recipient } from './denial/Letters.tsx';
import { ReasonField } from './denial/ReasonField.tsx';

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
    onDone: ({ changes }, { ids, status }) => {
      const name = t(`common:status.${status}`);
      const text = said?.(name, ids) ?? t('status.done', { status: name });
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
}

/** Says what is done to whom, asks why somebody is denied and whether to tell the candidates, and shows what each of them will read. */
export function StatusDialog({ applicants: people, status, set, onClose }: Props) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  // who is denied once more, for another reason, was told before
  const [mail, setMail] = useState(people.some((one) => one.status !== status));
  const [reasonId, setReason] = useState<string>();
  const [text, setText] = useState<string>();
  const [first] = people;
  const one = people.length === 1 ? first : undefined;
  const decide = () =>
    set.mutate({
      ids: people.map(({ id }) => id),
      status,
      mail,
      ...(reasonId ? { reasonId } : {}),
      ...(one && mail && text?.trim() ? { mailText: text } : {}),
    });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(`decide.title.${status}`, { name: one ? nameOf(one) : t('decide.people', { count: people.length }) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap={16}>
        {status === 'Denied' && <ReasonField value={reasonId} onChange={setReason} />}
        <Switch label={t('status.mail')} checked={mail} onChange={(event) => setMail(event.currentTarget.checked)} />
        {mail &&
          (one ? (
            <OneLetter person={one} status={status} reasonId={reasonId} text={text} onText={setText} />
          ) : (
            <EachLetter people={people} status={status} reasonId={reasonId} />
          ))}
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button data-autofocus loading={set.isPending} onClick={decide}>
            {mail ? t(`decide.mailed.${status}`) : t(`decide.unmailed.${status}`)}
          </Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}
