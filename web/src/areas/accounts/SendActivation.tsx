import { Button } from '@mantine/core';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { ownSignUps } from '../../platform/session/kept-secrets.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Mails another activation link. */
export function SendActivation({ email }: { email: string }) {
  const t = useTexts('accounts');
  const act = useAct(registration.newActivationLink, { onDone: () => notices.done(t('activation.sent')) });
  const browser = ownSignUps.of(email);
  return (
    <Button
      variant="default"
      size="sm"
      disabled={!email.includes('@')}
      loading={act.isPending}
      onClick={() => act.mutate({ email, ...(browser ? { browser } : {}) })}
    >
      {t('activation.send')}
    </Button>
  );
}
