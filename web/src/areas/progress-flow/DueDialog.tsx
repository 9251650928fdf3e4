import { Button, Modal, Stack, Text } from '@mantine/core';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { useState } from 'react';
import { DateField } from '../../parts/DateField.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';

interface Props {
  place: { applicationId: string; pfId: string };
  title: string;
  dueOn: string | null;
  onClose: () => void;
}

/** A day of its own for one document of one person. */
export function DueDialog({ place, title, dueOn, onClose }: Props) {
  const t = useTexts('progress-flow');
  const [day, setDay] = useState(dueOn);
  const save = useAct(progressLists.status, {
    onDone: () => {
      notices.done(t('common:saved'));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('due.title', { title })} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ ...place, dueOn: day });
        }}
      >
        <Stack gap={16}>
          <DateField label={t('due.day')} value={day} onChange={setDay} data-autofocus />
          <Text size="sm" c="dimmed">
            {t('due.text')}
          </Text>
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={save.isPending}>
              {t('common:save')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
