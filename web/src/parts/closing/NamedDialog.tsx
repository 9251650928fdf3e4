import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormOf } from '../../platform/calls/use-form-of.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { Touched, type TouchedCounts } from './Touched.tsx';

interface Props {
  title: string;
  /** What happens. */
  text: string;
  touched: TouchedCounts;
  /** Said instead where nothing is touched. */
  nothing?: string;
  /** What is to be typed. */
  name: string;
  form: FormOf<{ name: string }>;
  /** More that is to be said. */
  children?: ReactNode;
  confirm: string;
  busy: boolean;
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
}

/** Asks once more before something goes that belongs to somebody: what it touches is counted, and the name is typed. */
export function NamedDialog({ title, text, touched, nothing, name, form, children, confirm, busy, onSubmit, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          <Text>{text}</Text>
          <Touched counts={touched} nothing={nothing} />
          <TextInput
            autoComplete="off"
            label={t('closing.type', { name })}
            styles={{ label: { overflowWrap: 'anywhere' } }}
            {...form.getInputProps('name')}
          />
          {children}
          <DialogFoot cancel={t('cancel')} onCancel={onClose}>
            <Button type="submit" color="red.9" loading={busy}>
              {confirm}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
