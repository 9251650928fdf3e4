import { Alert, Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { type FormOf, useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { marks, ServerFields } from './ServerFields.tsx';
import { SignIn } from './SignIn.tsx';

type Draft = { email: string; password: string; host: string; port: number; secure: boolean; user: string };

const fresh: Draft = { email: '', password: '', host: '', port: 993, secure: true, user: '' };

const draftOf = (config: Reply<typeof mailbox.imap>['config']): Draft => {
  if (config === null) return fresh;
  const { email, host, port, secure, user } = config;
  return { email, host, port, secure, user, password: '' };
};

/** Connects a mailbox, or says anew how it is reached. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('emails');
  const known = useAsk(mailbox.imap, {}, { staleTime: 0 });
  return (
    <Modal opened onClose={onClose} title={t('connectTitle')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <QueryBoundary of={known}>{({ config }) => <Connecting draft={draftOf(config)} onClose={onClose} />}</QueryBoundary>
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
            <Alert variant="light" color={found === 'unknown' || found === 'sign-in-off' ? 'yellow' : 'brand'}>
              {t(`found.${found}`)}
            </Alert>
          )}
        </div>
        <SignIn email={form.values.email} demandEmail={() => !form.validateField('email').hasError} />
        <PasswordInput
          label={t('password')}
          description={t('passwordHint')}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          {...form.getInputProps('password')}
        />
        <ServerFields form={form} host={t('host')} />
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={connect.isPending}>
            {t('connect')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

/** Looks for the server of an address once it is typed, and fills in what the person has not. */
function useDiscovery(form: FormOf<Draft>) {
  const [found, setFound] = useState<'known' | 'app-password' | 'sign-in' | 'sign-in-off' | 'unknown' | null>(null);
  const [looked, setLooked] = useState(form.values.email);
  const discover = useAct(mailbox.discover, {
    changes: false,
    handles: 'all',
    onDone: ({ imap, needs, provider }, { email }) => {
      const known = needs === 'password' ? 'known' : needs === 'sign-in' && provider === null ? 'sign-in-off' : needs;
      setFound(imap === null ? 'unknown' : known);
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
