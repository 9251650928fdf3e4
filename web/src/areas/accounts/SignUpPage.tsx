import { Alert, Button, Card, Group, Loader, Stack, Tabs, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { language } from '../../platform/i18n.ts';
import { ownPath } from '../../platform/search.ts';
import { useSession, useUserInfo } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { SignInForm } from './SignInForm.tsx';
import classes from './SignUpPage.module.css';
import { useContinue, useIsOpen } from './use-continue.ts';

// most people come here to sign in
const SignUpForm = lazy(() => import('./SignUpForm.tsx').then((module) => ({ default: module.SignUpForm })));
// and only from a mail to confirm an address
const Activation = lazy(() => import('./Activation.tsx').then((module) => ({ default: module.Activation })));
const DemoSignIns = lazy(() => import('./DemoSignIns.tsx').then((module) => ({ default: module.DemoSignIns })));
const route = getRouteApi('/signup');

const addressOf = (picture: string) => `/pictures/${picture}.${language()}.webp`;

/** Signing in and signing up, for candidates and recruiters; activation links end here too. */
export function SignUpPage() {
  const t = useTexts('accounts');
  const { mode = 'in', as = 'candidate', activation, email } = route.useSearch();
  const navigate = route.useNavigate();
  useDocumentTitle(`${mode === 'in' ? t('signIn.title') : t('signUp.title')} · Vitrine`);
  const forms = (
    <>
      <Card shadow="none">
        <Tabs
          value={mode}
          keepMounted={false}
          onChange={(next) => navigate({ search: (search) => ({ ...search, mode: next === 'up' ? 'up' : 'in' }), replace: true })}
        >
          <Tabs.List grow mb={20}>
            <Tabs.Tab value="in">{t('signIn.title')}</Tabs.Tab>
            <Tabs.Tab value="up">{t('signUp.title')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="in">
            <SignInForm key={email} />
          </Tabs.Panel>
          <Tabs.Panel value="up">
            <Suspense fallback={<Loader aria-label={t('common:loading')} />}>
              <SignUpForm as={as} onSwitch={(next) => navigate({ search: (search) => ({ ...search, as: next }), replace: true })} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      </Card>
      {mode === 'in' && (
        <Suspense>
          <DemoSignIns />
        </Suspense>
      )}
    </>
  );
  return (
    <div className={classes.page}>
      <section className={classes.claim}>
        <div className={classes.pictures}>
          {/* where they are not shown they are not loaded */}
          <img src={addressOf('home')} alt={t('signUp.pictures.desk')} width={1280} height={800} loading="lazy" />
          <img src={addressOf('interview-phone')} alt={t('signUp.pictures.phone')} width={560} height={1212} loading="lazy" />
        </div>
        <Title order={1}>{t('signUp.claim')}</Title>
        <ul className={classes.reasons}>
          {(['own', 'practise', 'fair'] as const).map((reason) => (
            <li key={reason}>
              <IconCheck size={20} stroke={2} aria-hidden="true" />
              <span>{t(`signUp.reasons.${reason}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <nav className={classes.doors} aria-label={t('signUp.doors.label')}>
        {(['candidate', 'recruiter'] as const).map((one) => (
          <Link key={one} to={`/${one}`} className={classes.door}>
            <span>
              <strong>{t(`signUp.doors.${one}.title`)}</strong>
              <br />
              {t(`signUp.doors.${one}.text`)}
            </span>
            <span aria-hidden="true">→</span>
          </Link>
        ))}
      </nav>
      <Stack className={classes.forms} gap={16}>
        <SignedIn />
        {activation ? (
          <Suspense fallback={<Loader aria-label={t('common:loading')} />}>
            <Activation token={activation} otherwise={forms} />
          </Suspense>
        ) : (
          forms
        )}
      </Stack>
    </div>
  );
}

/** Somebody who is signed in already goes on with one click; nothing happens by itself. */
function SignedIn() {
  const t = useTexts('accounts');
  const { next } = route.useSearch();
  const session = useSession();
  const info = useUserInfo();
  const goOn = useContinue();
  const isOpen = useIsOpen();
  if (!session) return null;
  const wanted = ownPath(next);
  return (
    <>
      <Alert color="brand" title={t('signUp.signedIn', { name: info?.firstName || session.userEmail })}>
        <Group justify="space-between" gap={12}>
          <Text size="sm">{wanted && !isOpen(wanted) ? t('signUp.notForThis') : session.userEmail}</Text>
          <Button onClick={() => goOn(next)}>{t('signUp.continue')}</Button>
        </Group>
      </Alert>
      <Text c="dimmed">{t('signUp.another')}</Text>
    </>
  );
}
