import { Alert, Button, Group, Modal, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { type Named, useNameOf } from '../../parts/applicant/names.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew, useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

const mailed = ['Interview', 'Accepted', 'Denied'] as const;
type Mailed = (typeof mailed)[number];
const isMailed = (status: ApplicationStatus): status is Mailed => mailed.some((one) => one === status);

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
  applicants: (Named & { id: string })[];
  status: ApplicationStatus;
  set: SetStatus;
  onClose: () => void;
}

/** Asks whether to tell the candidates, and shows what they will read. */
export function StatusDialog({ applicants: people, status, set, onClose }: Props) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const [mail, setMail] = useState(isMailed(status));
  const [text, setText] = useState<string>();
  const first = people[0];
  const preview = useAsk(
    deciding.mailPreview,
    { id: first?.id ?? '', status: isMailed(status) ? status : 'Denied' },
    { enabled: isMailed(status) && Boolean(first) },
  );
  const single = people.length === 1;
  const own = text !== undefined && text.trim() !== '' && text !== preview.data?.text ? { mailText: text } : {};
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('status.title', { status: t(`common:status.${status}`) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap={16}>
        <Text>{single && first ? nameOf(first) : t('bulk.chosen', { count: people.length })}</Text>
        {isMailed(status) && (
          <>
            <Switch label={t('status.mail')} checked={mail} onChange={(event) => setMail(event.currentTarget.checked)} />
            {mail && preview.data && single && (
              <Textarea
                label={t('status.mailText', { language: t(`languages.${preview.data.language as 'en'}`) })}
                description={first?.blind ? `${preview.data.subject}. ${t('blind.mail')}` : preview.data.subject}
                autosize
                minRows={8}
                maxRows={16}
                maxLength={4000}
                value={text ?? preview.data.text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            )}
            {mail && preview.data && !single && (
              <Alert variant="light" title={preview.data.subject}>
                <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                  {preview.data.text}
                </Text>
                <Text size="sm" mt={12} c="dimmed">
                  {t('status.mailEach')}
                </Text>
              </Alert>
            )}
          </>
        )}
        <Group justify="flex-end">
          <Button color="info" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            data-autofocus
            loading={set.isPending}
            onClick={() => set.mutate({ ids: people.map((one) => one.id), status, mail: mail && isMailed(status), ...(single ? own : {}) })}
          >
            {mail && isMailed(status) ? t('status.setAndMail') : t('status.set')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
