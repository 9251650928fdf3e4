import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarX } from '@tabler/icons-react';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../../platform/calls/use-form-of.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { DialogFoot } from '../../../../ui/dialogs/DialogFoot.tsx';

/** Calls the own talk off, with a few words to those who wait; the application goes on. */
export function CancelTalk({ applicationId, company }: { applicationId: string; company: string }) {
  const t = useTexts('applying');
  const [opened, { open, close }] = useDisclosure();
  const form = useFormOf(ownTalks.cancel.body, { applicationId, message: '' });
  const act = useAct(ownTalks.cancel, {
    form,
    onDone: () => {
      notices.done(t('home.callOff.done'));
      close();
    },
  });
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarX size={20} stroke={1.5} aria-hidden="true" />} onClick={open}>
        {t('home.callOff.action')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('home.callOff.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
        <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
          <Stack>
            <Text c="dimmed">{t('home.callOff.text', { company })}</Text>
            <Textarea
              autosize
              minRows={2}
              maxRows={8}
              maxLength={1000}
              label={t('home.callOff.message')}
              {...form.getInputProps('message')}
            />
            <DialogFoot cancel={t('common:cancel')} onCancel={close} dangerous>
              <Button type="submit" color="red" loading={act.isPending}>
                {t('home.callOff.confirm')}
              </Button>
            </DialogFoot>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
