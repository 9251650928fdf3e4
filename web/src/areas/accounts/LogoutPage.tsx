import { Loader, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { useEffect } from 'react';
import { forgetUnsent } from '../../parts/chat/outbox.ts';
import { call } from '../../platform/calls/api.ts';
import { clearSession, session, visitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Ends the session here and on the server (R105); offline it ends at least here. */
export function LogoutPage() {
  const t = useTexts('accounts');
  const navigate = useNavigate();
  useEffect(() => {
    const guest = visitor() === 'guest-reviewer';
    const ending = session() ? call(guest ? entering.leave : signIn.logout, {}) : Promise.resolve({});
    void ending
      .catch(() => null)
      .then(() => {
        forgetUnsent();
        clearSession();
        return navigate({ to: '/signup', replace: true });
      });
  }, [navigate]);
  return (
    <Stack align="center" py={80} role="status">
      <Loader aria-hidden="true" />
      <Text>{t('logout.leaving')}</Text>
    </Stack>
  );
}
