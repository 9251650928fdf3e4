import { Alert, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { type FormOf, useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Emails.module.css';
import { marks, ServerFields } from './ServerFields.tsx';

type Draft = { email: string; password: string; host: string; port: number; secure: boolean; user: string };

const fresh: Draft = { email: '', password: '', host: '', port: 993, secure: true, user: '' };

/** Connects a mailbox, or says anew how it is reached. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('emails');
  const known = useAsk(mailbox.imap, {}, { staleTime: 0 });
  return (
    <Modal opened onClose={onClose} title={t('connectTitle')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={known}>
        {({ config }) => <Connecting draft={config ? { ...config, password: '' } : fresh} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  );
}

function Connecting({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useTexts('emails');
  const form = useFormOf(mailbox.setImap.body, draft);
  const { found, look } = useDiscovery(form);
  const connect = useAct(mailbox.setImap, {
    form,
    marks,
    onDone: () => {
      notices.done(t('connected'));
      onClose();
    },
  });
  const email = form.getInputProps('email');
  return (
    <form noValidate onSubmit={form.onSubmit((values) => connect.mutate(values))}>
      <Stack gap={16}>
        <Text c="dimmed">{t('connectText')}</Text>
        <TextInput
          data-autofocus
          type="email"
          label={t('email')}
          autoComplete="email"
          {...email}
          onBlur={(event) => {
            email.onBlur?.(event);
            look(event.currentTarget.value);
          }}
        />
        <div role="status">
          {found && (
            <Alert variant="light" color={found === 'unknown' ? 'yellow' : 'brand'}>
              {t(`found.${found}`)}
            </Alert>
          )}
        </div>
        <PasswordInput
          label={t('password')}
          description={t('passwordHint')}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          {...form.getInputProps('password')}
        />
        <ServerFields form={form} host={t('host')} />
        <Group justify="flex-end" className={classes.foot ?? ''}>
          <Button color="info" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={connect.isPending}>
            {t('connect')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Looks for the server of an address once it is typed, and fills in what the person has not. */
function useDiscovery(form: FormOf<Draft>) {
  const [found, setFound] = useState<'known' | 'app-password' | 'unknown' | null>(null);
  const [looked, setLooked] = useState(form.values.email);
  const discover = useAct(mailbox.discover, {
    changes: false,
    handles: 'all',
    onDone: ({ imap, needs }, { email }) => {
      setFound(imap === null ? 'unknown' : needs === 'app-password' ? needs : 'known');
      if (imap) form.setValues({ host: imap.host, port: imap.port, secure: imap.secure });
      if (!form.values.user) form.setFieldValue('user', email);
    },
  });
  const look = (typed: string) => {
    const email = typed.trim().toLowerCase();
    if (email === looked || !mailbox.discover.body.safeParse({ email }).success) return;
    setLooked(email);
    discover.mutate({ email });
  };
  return { found, look };
}
