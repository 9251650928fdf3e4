import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DateTimeField } from '../../../parts/DateTimeField.tsx';
import { useTexts } from '../../../platform/use-texts.ts';
import { DialogFoot } from '../../../ui/dialogs/DialogFoot.tsx';

interface Props {
  onClose: () => void;
  /** An instant, as the clock of whoever writes says it. */
  onChoose: (at: string) => void;
}

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const tomorrow = () => dayOf(new Date(Date.now() + 24 * 3_600_000));

/** When an e-mail is to leave, on the clock of whoever writes it. */
export function SendLaterDialog({ onClose, onChoose }: Props) {
  const t = useTexts('emails');
  const [at, setAt] = useState(() => `${tomorrow()}T08:00`);
  const past = at !== '' && new Date(at).getTime() <= Date.now();
  return (
    <Modal opened onClose={onClose} title={t('compose.later')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <DateTimeField
          label={t('compose.day')}
          value={at}
          min={dayOf(new Date())}
          error={past ? t('compose.past') : null}
          onChange={setAt}
        />
        <Text size="sm" c="dimmed">
          {t('compose.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </Text>
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button disabled={at === '' || past} onClick={() => onChoose(new Date(at).toISOString())}>
            {t('compose.plan')}
          </Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}
