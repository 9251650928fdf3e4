import { Loader, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { forgetUnsent } from '../../parts/chat/unsent-words.ts';
import { clearSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { endOnServer } from './end-on-server.ts';

function forget() {
  forgetUnsent();
  clearSession();
}

/** Ends the session here and on the server (R105); while that cannot be reached, here at once and there as soon as it can. */
export function LogoutPage() {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  const [away, setAway] = useState(false);
  useEffect(() => {
    let left = false;
    const onAway = () => {
      forget();
      setAway(true);
    };
    void endOnServer(onAway).then(() => {
      // somebody else may be signed in by now
      if (left) return;
      forget();
      void navigate({ to: '/signup', replace: true });
    });
    return () => {
      left = true;
    };
  }, [navigate]);
  if (away)
    return (
      <div role="status">
        <EmptyState drawing="broken" order={1} title={t('logout.here')} text={t('logout.away')} />
      </div>
    );
  return (
    <Stack align="center" py={80} role="status">
      <Loader aria-hidden="true" />
      <Text>{t('logout.leaving')}</Text>
    </Stack>
  );
}
