import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type AskedFor, applicationHome } from '@vitrine/contract/applying/home.ts';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../../platform/calls/use-form-of.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { DialogFoot } from '../../../../ui/dialogs/DialogFoot.tsx';

interface Props {
  applicationId: string;
  company: string;
  /** Where the answer comes. */
  email: string;
  about: AskedFor;
  onClose: () => void;
}

const wordsOf = { question: 'home.ask', 'other-date': 'home.otherDate' } as const satisfies Record<AskedFor, string>;

/** A question to the company about the application, or for another date, by mail; the reply comes to the person's mailbox. */
export function AskCompany({ applicationId, company, email, about, onClose }: Props) {
  const t = useTexts('applying');
  const words = wordsOf[about];
  const form = useFormOf(applicationHome.ask.body, { applicationId, message: '', about });
  const act = useAct(applicationHome.ask, {
    form,
    onDone: () => {
      notices.done(t(`${words}.done`));
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t(`${words}.title`, { company })} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Stack>
          <Text c="dimmed">{t(`${words}.text`, { company, email })}</Text>
          <Textarea
            required
            data-autofocus
            autosize
            minRows={4}
            maxRows={12}
            label={t(`${words}.message`)}
            {...form.getInputProps('message')}
          />
          <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
            <Button type="submit" loading={act.isPending}>
              {t('common:send')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}
