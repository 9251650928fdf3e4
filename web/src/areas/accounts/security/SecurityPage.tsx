import { Button, Stack } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { account } from '@vitrine/contract/accounts/account.ts';
import type { ReactNode } from 'react';
import { focusWhenThere } from '../../../parts/focus-when-there.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useVisitor } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { Section } from '../../../ui/Section.tsx';
import { currentPassword, PasswordSection } from '../settings/PasswordSection.tsx';
import { SessionsSection } from '../settings/SessionsSection.tsx';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { AppSection } from './AppSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { SecondStep } from './SecondStep.tsx';

/** What one signs in with beside the password: of candidates, of people of companies, and of administrators; and where a company asks for it. */
export function SecurityPage() {
  const isAsked = useRouterState({ select: (state) => state.location.pathname === '/second-step' });
  return isAsked ? <SecondStep /> : <Security />;
}

function Security() {
  const ways = (
    <Stack gap={24}>
      <PasskeysSection />
      <AppSection />
    </Stack>
  );
  if (useVisitor() === 'admin') return <OfAdministrator>{ways}</OfAdministrator>;
  return (
    <SettingsFrame>
      {ways}
      <ToPassword />
    </SettingsFrame>
  );
}

/** The password is changed with the rest of the account: from here straight into its field. */
function ToPassword() {
  const t = useTexts('accounts');
  const to = useVisitor() === 'candidate' ? '/candidate-settings/account' : '/recruiter-settings/account';
  return (
    <Section title={t('password')}>
      <Button
        variant="default"
        w="fit-content"
        ml="auto"
        renderRoot={(props) => <Link {...props} to={to} onClick={() => focusWhenThere(currentPassword)} />}
      >
        {t('changePassword.title')}
      </Button>
    </Section>
  );
}

/** Administrators have no other settings: the rest of how they sign in stands here too. */
function OfAdministrator({ children }: { children: ReactNode }) {
  const t = useTexts('accounts');
  return (
    <Page title={t('settings.pages.security')}>
      <Stack gap={24} maw={712}>
        {children}
        <QueryBoundary of={useAsk(account.own, {})}>{({ email }) => <PasswordSection email={email} />}</QueryBoundary>
        <SessionsSection />
      </Stack>
    </Page>
  );
}
