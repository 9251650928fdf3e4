import { Anchor, Button, Stack } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

const route = getRouteApi('/reset-password-info');

/** Where to look for the mail that leads to a new password. */
export function ResetPasswordInfoPage() {
  const t = useTexts('accounts');
  const { address } = route.useSearch();
  return (
    <Page title={t('resetInfo.title')} width="text">
      <EmptyState
        drawing="letters"
        title={address ? t('resetInfo.sentTo', { address }) : t('resetInfo.sent')}
        text={t('resetInfo.text')}
        action={
          <Stack align="center">
            <SendAgain address={address} />
            <Anchor component={Link} to="/signup">
              {t('backToSignIn')}
            </Anchor>
          </Stack>
        }
      />
    </Page>
  );
}

/** Asks for the letter once more; whoever came here without an address gives it anew. */
function SendAgain({ address }: { address: string | undefined }) {
  const t = useTexts('accounts');
  const again = useAct(passwords.forgot, { changes: false, onDone: () => notices.done(t('resetInfo.sentAgain')) });
  if (!address)
    return (
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/forgot-password" />}>
        {t('newPassword.another')}
      </Button>
    );
  return (
    <Button variant="default" loading={again.isPending} onClick={() => again.mutate({ email: address })}>
      {t('resetInfo.again')}
    </Button>
  );
}
