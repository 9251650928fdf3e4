import { Button, Loader, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link, useParams, useRouter, useRouterState } from '@tanstack/react-router';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { useEffect, useRef, useState } from 'react';
import { takeWay, tellShown, type WayOut } from '../../../parts/single-sign-on/ways-out.ts';
import { call } from '../../../platform/calls/api.ts';
import { problemText } from '../../../platform/calls/problems.ts';
import { notices } from '../../../platform/notices.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useContinue } from '../use-continue.ts';

type Outcome = 'waiting' | 'shown' | { problem: string; purpose: WayOut['purpose'] };

/** Where the provider of a company leads back to: signs in, ends the try of an owner, or shows who somebody is once more. */
export function SignedOnPage() {
  const t = useTexts('accounts');
  const outcome = useComingBack();
  if (outcome === 'waiting')
    return (
      <Page title={t('singleSignOn.back.title')} width="text">
        <Loader aria-label={t('singleSignOn.back.waiting')} />
      </Page>
    );
  if (outcome === 'shown')
    return (
      <Page title={t('singleSignOn.back.shown')} width="text">
        <Text>{t('singleSignOn.back.shownText')}</Text>
      </Page>
    );
  return <Failed {...outcome} />;
}

function Failed({ problem, purpose }: Exclude<Outcome, string>) {
  const t = useTexts('accounts');
  const title = t(purpose === 'sign-in' ? 'singleSignOn.back.failed' : 'common:failed.title');
  useDocumentTitle(`${title} · Vitrine`);
  return (
    <div role="alert">
      <EmptyState drawing="broken" order={1} title={title} text={problem} action={<After purpose={purpose} />} />
    </div>
  );
}

/** Where one tries again. */
function After({ purpose }: { purpose: WayOut['purpose'] }) {
  const t = useTexts('accounts');
  if (purpose === 'show') return <Text>{t('singleSignOn.back.close')}</Text>;
  if (purpose === 'try')
    return (
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/recruiter-settings/single-sign-on" />}>
        {t('singleSignOn.back.settings')}
      </Button>
    );
  return <Button renderRoot={(props) => <Link {...props} to="/signup" search={{ mode: 'in' }} />}>{t('singleSignOn.back.again')}</Button>;
}

function useComingBack() {
  const t = useTexts('accounts');
  const { companyId = '' } = useParams({ strict: false }) as { companyId?: string };
  // as the provider wrote it: a code of figures alone is no number
  const said = useRouterState({ select: (now) => now.location.searchStr });
  const goOn = useContinue();
  const router = useRouter();
  const [outcome, setOutcome] = useState<Outcome>('waiting');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    // what came back is good for once
    begun.current = true;
    const search = new URLSearchParams(said);
    const [code = '', state = '', iss, error] = ['code', 'state', 'iss', 'error'].map((name) => search.get(name) ?? undefined);
    const way = takeWay(state);
    const fail = (problem: string) => setOutcome({ problem, purpose: way?.purpose ?? 'sign-in' });
    if (!way) return fail(t('singleSignOn.back.elsewhere'));
    if (error || !code) return fail(t('singleSignOn.back.refused'));
    const back = { companyId, code, state, ticket: way.ticket, ...(iss ? { iss } : {}) };
    const finish = async () => {
      if (way.purpose === 'show') {
        await call(signingOn.show, back);
        tellShown();
        return setOutcome('shown');
      }
      if (way.purpose === 'try') {
        const { email } = await call(singleSignOn.tried, back);
        notices.done(t('singleSignOn.try.done', { email }));
        return router.history.replace('/recruiter-settings/single-sign-on');
      }
      storeSession(await call(signingOn.finish, back));
      goOn(way.next);
    };
    finish().catch((failed: unknown) => fail(problemText(failed)));
  });
  return outcome;
}
