import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  applicationId: string;
  company: string;
  /** Where the answer comes. */
  email: string;
  onClose: () => void;
}

/** A question to the company about the application, by mail; the answer comes to the person's mailbox. */
export function AskCompany({ applicationId, company, email, onClose }: Props) {
  const t = useTexts('applying');
  const form = useFormOf(applicationHome.ask.body, { applicationId, message: '' });
  const act = useAct(applicationHome.ask, {
    form,
    onDone: () => {
      notices.done(t('home.ask.done'));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('home.ask.title', { company })} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Stack>
          <Text c="dimmed">{t('home.ask.text', { company, email })}</Text>
          <Textarea
            required
            data-autofocus
            autosize
            minRows={4}
            maxRows={12}
            label={t('home.ask.message')}
            {...form.getInputProps('message')}
          />
          <Group justify="flex-end">
            <Button color="info" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={act.isPending}>
              {t('common:send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
