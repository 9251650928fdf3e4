import { Blockquote, Button, Modal, Stack, Text, Textarea, type TextareaProps } from '@mantine/core';
import type { FormEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';

interface Props {
  title: string;
  /** To whom it goes, and where an answer comes. */
  lead: string;
  /** What is answered. */
  quote?: string;
  label: string;
  field: TextareaProps;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
}

/** A few words to somebody, written and sent. */
export function LetterDialog({ title, lead, quote, label, field, busy, onSubmit, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          <Text c="dimmed">{lead}</Text>
          {quote && <Blockquote p={12}>{quote}</Blockquote>}
          <Textarea required data-autofocus autosize minRows={4} maxRows={12} label={label} {...field} />
          <DialogFoot cancel={t('cancel')} onCancel={onClose}>
            <Button type="submit" loading={busy}>
              {t('send')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
