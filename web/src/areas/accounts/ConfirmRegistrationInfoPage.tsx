import { Anchor, Button, Group, Stack } from '@mantine/core';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { account } from '@vitrine/contract/accounts/account.ts';
import { useEffect, useRef, useState } from 'react';
import { useHomeOf } from '../../parts/frame/places.ts';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { clearSession, useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SendActivation } from './SendActivation.tsx';

const route = getRouteApi('/confirm-registration-info');

/** After a sign-up: where to look for the mail. With the token of a changed address (`email`): confirms that address. */
export function ConfirmRegistrationInfoPage() {
  const t = useTexts('accounts');
  const { address, email: token } = route.useSearch();
  // confirming ends the session: it is asked who was there when the page came
  const [cameSignedOut] = useState(useVisitor() === 'signed-out');
  if (token) return cameSignedOut ? <SignInFirst /> : <ConfirmAddress token={token} />;
  return (
    <Page title={t('confirmInfo.title')} width="text">
      <EmptyState
        drawing="letters"
        title={address ? t('confirmInfo.sentTo', { address }) : t('confirmInfo.sent')}
        text={t('confirmInfo.text')}
        action={
          <Stack align="center">
            {address && <SendActivation email={address} />}
            <Anchor component={Link} to="/signup">
              {t('backToSignIn')}
            </Anchor>
          </Stack>
        }
      />
    </Page>
  );
}

/** Who reads the mail may be somebody else, where an address was mistyped: only its person confirms it. */
function SignInFirst() {
  const t = useTexts('accounts');
  const { href } = useLocation();
  return (
    <Page title={t('confirmAddress.title')} width="text">
      <EmptyState
        drawing="letters"
        title={t('confirmAddress.signIn')}
        text={t('confirmAddress.signInWhy')}
        action={
          <Button component="a" href={`/signup?mode=in&next=${encodeURIComponent(href)}`}>
            {t('signIn.title')}
          </Button>
        }
      />
    </Page>
  );
}

function ConfirmAddress({ token }: { token: string }) {
  const t = useTexts('accounts');
  const visitor = useVisitor();
  const homeOf = useHomeOf();
  const asked = useRef('');
  const act = useAct(account.confirmEmail, { handles: 'all', changes: false, onDone: clearSession });
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    act.mutate({ token });
  }, [token, act]);
  const title = act.error
    ? problemText(act.error)
    : act.data
      ? t('confirmAddress.done', { address: act.data.userEmail })
      : t('confirmAddress.running');
  return (
    <Page title={t('confirmAddress.title')} width="text">
      <EmptyState
        drawing={act.error ? 'broken' : act.data ? 'done' : 'letters'}
        title={title}
        {...(act.error ? { text: t('confirmAddress.failed') } : {})}
        action={
          <Group justify="center">
            {visitor === 'signed-out' ? (
              <Button component={Link} to="/signup">
                {t('backToSignIn')}
              </Button>
            ) : (
              <Button component={Link} to={homeOf(visitor) as '/signup'}>
                {t('signUp.continue')}
              </Button>
            )}
          </Group>
        }
      />
    </Page>
  );
}
