import { Anchor, Loader, Stack, Text } from '@mantine/core';
import { Link, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { useEffect, useRef, useState } from 'react';
import { useContinue } from '../areas/accounts/use-continue.ts';
import { takeWay, tellShown, type WayOut } from '../parts/single-sign-on/ways-out.ts';
import { call } from '../platform/calls/api.ts';
import { problemText } from '../platform/calls/problems.ts';
import { notices } from '../platform/notices.ts';
import { storeSession } from '../platform/session/session.ts';
import { useTexts } from '../platform/use-texts.ts';
import { Page } from '../ui/Page.tsx';

type Outcome = 'waiting' | 'shown' | { problem: string; purpose: WayOut['purpose'] };

/** Where the provider of a company leads back to: signs in, ends the try of an owner, or shows who somebody is once more. */
export function SignedOnPage() {
  const t = useTexts('single-sign-on');
  const outcome = useComingBack();
  if (outcome === 'waiting')
    return (
      <Page title={t('back.title')} width="text">
        <Loader aria-label={t('back.waiting')} />
      </Page>
    );
  if (outcome === 'shown')
    return (
      <Page title={t('back.shown')} width="text">
        <Text>{t('back.shownText')}</Text>
      </Page>
    );
  const { problem, purpose } = outcome;
  return (
    <Page title={t(purpose === 'sign-in' ? 'back.failed' : 'common:failed.title')} width="text">
      <Stack gap={16}>
        <Text role="alert">{problem}</Text>
        {purpose === 'sign-in' && (
          <Anchor renderRoot={(props) => <Link {...props} to="/signup" search={{ mode: 'in' }} />}>{t('back.again')}</Anchor>
        )}
        {purpose === 'try' && (
          <Anchor renderRoot={(props) => <Link {...props} to="/recruiter-settings/single-sign-on" />}>{t('back.settings')}</Anchor>
        )}
        {purpose === 'show' && <Text>{t('back.close')}</Text>}
      </Stack>
    </Page>
  );
}

function useComingBack() {
  const t = useTexts('single-sign-on');
  const { companyId = '' } = useParams({ strict: false }) as { companyId?: string };
  const {
    code = '',
    state = '',
    iss,
    error,
  } = useSearch({ strict: false }) as { code?: string; state?: string; iss?: string; error?: string };
  const goOn = useContinue();
  const router = useRouter();
  const [outcome, setOutcome] = useState<Outcome>('waiting');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    // what came back is good for once
    begun.current = true;
    const way = takeWay(state);
    const fail = (problem: string) => setOutcome({ problem, purpose: way?.purpose ?? 'sign-in' });
    if (!way) return fail(t('back.elsewhere'));
    if (error || !code) return fail(t('back.refused'));
    const back = { companyId, code, state, ticket: way.ticket, ...(iss ? { iss } : {}) };
    const finish = async () => {
      if (way.purpose === 'show') {
        await call(signingOn.show, back);
        tellShown();
        return setOutcome('shown');
      }
      if (way.purpose === 'try') {
        const { email } = await call(singleSignOn.tried, back);
        notices.done(t('try.done', { email }));
        return router.history.replace('/recruiter-settings/single-sign-on');
      }
      storeSession(await call(signingOn.finish, back));
      goOn(way.next);
    };
    finish().catch((failed: unknown) => fail(problemText(failed)));
  });
  return outcome;
}
