import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { WhatBecame } from '../../../parts/application/WhatBecame.tsx';
import { isBeingMade, whileMade } from '../../../parts/being-made.ts';
import { CompanyLogo } from '../../../parts/company/CompanyLogo.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { OwnEffect } from '../../../parts/speech-effect/OwnEffect.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { Acts } from './Acts.tsx';
import { Arrived } from './Arrived.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Given } from './Given.tsx';
import classes from './Home.module.css';
import { Answered, Letters } from './Letters.tsx';
import { OfferedFilms } from './OfferedFilms.tsx';
import { RecordingConsent } from './RecordingConsent.tsx';
import { Stations } from './Stations.tsx';
import { type Home, hasTalk, isUnsent } from './stations.ts';
import { PickTime } from './talk/PickTime.tsx';
import { Messages } from './writing/Messages.tsx';

/** An application by its job, or by the link of its interview. */
export type Place = { bookingId: string } | { jobcodeId: string; uniqueId?: string };

interface Props {
  place: Place;
  /** It was sent a moment ago. */
  arrived?: boolean;
  /** Somebody who has applied tried to apply once more, or opened what one applies by (R204). */
  again?: 'tried' | 'opened';
}

/** The one home of an application: where it stands, what the company has, what can be done, and what was written. */
export function ApplicationHome({ place, arrived = false, again }: Props) {
  const home = useAsk(applicationHome.show, place, {
    refetchInterval: ({ state }) => (state.data?.own?.answers.some(({ answer }) => answer && isBeingMade(answer)) ? whileMade : false),
  });
  return (
    <div className={classes.page}>
      <QueryBoundary of={home}>{(data) => <Shown home={data} place={place} arrived={arrived} again={again} />}</QueryBoundary>
    </div>
  );
}

interface ShownProps extends Pick<Props, 'place'> {
  home: Home;
  arrived: boolean;
  again: Props['again'];
}

function Shown({ home, place, arrived, again }: ShownProps) {
  const t = useTexts('applying');
  const { own } = home;
  // a guest comes back by the mailed link, to see how it stands
  const saysAgain = !arrived && (again === 'tried' || (again === 'opened' && !home.guest));
  useDocumentTitle(`${home.title || t('home.title')} · Vitrine`);
  return (
    <>
      {arrived && own && <Arrived home={home} own={own} />}
      <Head home={home} again={saysAgain} order={arrived ? 2 : 1} />
      {own && <PickTime home={home} own={own} />}
      <Card withBorder component="section" aria-label={t('home.where')}>
        <Stack gap={20}>
          <Text>{isUnsent(home) && !home.withdrawnAt ? t(unsentText(home)) : <WhatBecame one={home} />}</Text>
          {own && <Answered own={own} company={home.companyName} />}
          <Stations home={home} />
        </Stack>
      </Card>
      {own && <OfferedFilms home={home} own={own} />}
      {own && <RecordingConsent home={home} own={own} />}
      {own ? (
        <div className={classes.body}>
          <Acts home={home} own={own} arrived={arrived} />
          <Given home={home} own={own} />
          <div className={classes.letters ?? ''}>
            <OwnEffect applicationId={own.applicationId} />
            <Messages home={home} />
            <Letters home={home} own={own} />
          </div>
        </div>
      ) : (
        'jobcodeId' in place && <Elsewhere home={home} place={place} />
      )}
    </>
  );
}

/** How it stands in a word; what was begun has not arrived anywhere. */
function Standing({ home }: { home: Home }) {
  const t = useTexts('applying');
  if (isUnsent(home)) return <StatusBadge status="Declined">{t('home.stations.begun')}</StatusBadge>;
  return <StatusBadge status={home.status}>{t(hasTalk(home) ? 'home.talkSet' : `common:application.status.${home.status}`)}</StatusBadge>;
}

const unsentText = ({ interview }: Home) => (interview === 'closed' ? 'home.closed' : 'home.begun');

function Head({ home, again, order }: { home: Home; again: boolean; order: 1 | 2 }) {
  const t = useTexts('applying');
  return (
    <header>
      {home.own && !home.guest && (
        <Anchor renderRoot={(props) => <Link {...props} to="/candidate-dashboard" />} mb={12} display="inline-block">
          {t('home.all')}
        </Anchor>
      )}
      <Group justify="space-between" align="flex-start" gap={16}>
        <Group gap={16} wrap="nowrap" align="flex-start" flex="1 1 280px" miw={0}>
          <CompanyLogo logo={home.companyLogo} size={56} />
          <div>
            <Text c="dimmed">{home.companyName}</Text>
            <Title order={order} size="h1">
              {home.title || t('home.title')}
            </Title>
          </div>
        </Group>
        <Standing home={home} />
      </Group>
      {again && (
        <Text c="dimmed" mt={12}>
          <b>{t('home.again.title')}</b> · {t('home.again.text')}
        </Text>
      )}
    </header>
  );
}
