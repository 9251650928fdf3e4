import { Alert, Group, Loader, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import { useEffect, useRef } from 'react';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConnectWebex } from './ConnectWebex.tsx';

interface Props {
  /** Absent where somebody said no at Webex. */
  code: string | undefined;
  state: string;
  onLeave: () => void;
}

/** Somebody comes back from Webex: the company is connected, or it is said why not. */
export function WebexReturn({ code, state, onLeave }: Props) {
  const t = useTexts('integrations');
  const navigate = useNavigate();
  const asked = useRef(false);
  const { mutate, error } = useAct(webex.accepted, {
    handles: 'all',
    onDone: () => {
      notices.done(t('webex.connected'));
      onLeave();
    },
  });
  // what opens Webex stands in no address, and in no history, for longer than it takes to read it
  useEffect(() => void navigate({ to: '/recruiter-settings/integrations', search: {}, replace: true }), [navigate]);
  useEffect(() => {
    if (asked.current || !code) return;
    asked.current = true;
    mutate({ webexAuthCode: code, state });
  }, [mutate, code, state]);
  if (code && !error)
    return (
      <Group gap={12} role="status">
        <Loader size="sm" aria-hidden="true" />
        <Text>{t('webex.finishing')}</Text>
      </Group>
    );
  return (
    <Stack gap={16} align="flex-start">
      <Alert color="red" role="alert" title={t('webex.failed')}>
        {error ? problemText(error) : t('webex.notAllowed')}
      </Alert>
      <ConnectWebex label={t('webex.tryAgain')} />
    </Stack>
  );
}
