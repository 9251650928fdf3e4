import { Anchor } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
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
          <Anchor component={Link} to="/signup">
            {t('backToSignIn')}
          </Anchor>
        }
      />
    </Page>
  );
}
