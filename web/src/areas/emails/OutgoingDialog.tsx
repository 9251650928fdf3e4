import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { useEffect, useRef } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFreshAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { marks, type Server, ServerFields } from './ServerFields.tsx';

/** Says by which server e-mails leave; it is tried before it is kept. */
export function OutgoingDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('emails');
  const known = useFreshAsk(mailbox.smtp, {});
  const own = useFreshAsk(mailbox.imap, {});
  return (
    <Modal opened onClose={onClose} title={t('outgoing.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={known}>
        {({ config }) => (
          <QueryBoundary of={own}>
            {({ config: imap }) => (
              <Setting
                known={config}
                fresh={{ host: '', port: 465, secure: true, user: imap?.user ?? '' }}
                email={imap?.email ?? ''}
                onClose={onClose}
              />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Modal>
  );
}

interface Props {
  known: Server | null;
  fresh: Server;
  email: string;
  onClose: () => void;
}

function Setting({ known, fresh, email, onClose }: Props) {
  const t = useTexts('emails');
  const form = useFormOf(mailbox.setSmtp.body, { ...(known ?? fresh), password: '' });
  const looked = useRef(known !== null || email === '');
  const { mutate: discover } = useAct(mailbox.discover, {
    changes: false,
    handles: 'all',
    onDone: ({ smtp }) => {
      if (smtp && form.values.host === '') form.setValues({ host: smtp.host, port: smtp.port, secure: smtp.secure });
    },
  });
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    discover({ email });
  }, [discover, email]);
  const save = useAct(mailbox.setSmtp, {
    form,
    marks,
    onDone: () => {
      notices.done(t('outgoing.saved'));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap={16}>
        <Text c="dimmed">{t('outgoing.text')}</Text>
        <ServerFields form={form} host={t('outgoing.host')} />
        <PasswordInput
          label={t('password')}
          description={t('passwordHint')}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          {...form.getInputProps('password')}
        />
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={save.isPending}>
            {t('common:save')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
