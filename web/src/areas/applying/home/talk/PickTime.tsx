import { Button, Card, Radio, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnApplication } from '@vitrine/contract/applying/home.ts';
import { ownTalks } from '@vitrine/contract/talks/own.ts';
import { useState } from 'react';
import { PlaceText } from '../../../../parts/application/PlaceText.tsx';
import { useAct } from '../../../../platform/calls/use-act.ts';
import { askAnew } from '../../../../platform/calls/use-ask.ts';
import { dayAndTime } from '../../../../platform/clock.ts';
import { locale } from '../../../../platform/i18n.ts';
import { notices } from '../../../../platform/notices.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { type Home, isOver } from '../stations.ts';
import { AskCompany } from '../writing/AskCompany.tsx';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Times that the company offers for a talk, on the own clock: one is picked, or others are asked for. Absent where none are on offer. */
export function PickTime({ home, own }: { home: Home; own: OwnApplication }) {
  const t = useTexts('applying');
  const [picked, setPicked] = useState('');
  const { talkOffer: offer, talk, applicationId } = own;
  const [asking, { open, close }] = useDisclosure();
  const client = useQueryClient();
  const act = useAct(ownTalks.pick, { onDone: () => notices.done(t('home.pick.done')) });
  if (!offer || isOver(home)) return null;
  const { times, minutes, place, people } = offer;
  return (
    <Card withBorder component="section" aria-labelledby="pick">
      <Title order={2} id="pick">
        {t(talk ? 'home.pick.other' : 'home.pick.title')}
      </Title>
      <Stack gap={12} mt={8}>
        {times.length === 0 ? (
          <Text>{t('home.pick.none')}</Text>
        ) : (
          <>
            <Text>
              {t('common:talk.minutes', { minutes })}
              {people.length > 0 &&
                ` · ${t('common:talk.with', { names: new Intl.ListFormat(locale(), { type: 'conjunction' }).format(people) })}`}
            </Text>
            <PlaceText place={place} />
            {talk && <Text>{t('home.pick.stays', { time: dayAndTime(talk.startsAt) })}</Text>}
            <Radio.Group
              label={t('home.pick.label')}
              description={t('home.pick.zone', { zone: timeZone.replaceAll('_', ' ') })}
              value={picked}
              onChange={setPicked}
            >
              <Stack gap={12} mt={12}>
                {times.map((one) => (
                  <Radio key={one} value={one} label={dayAndTime(one)} />
                ))}
              </Stack>
            </Radio.Group>
            <Button
              style={{ alignSelf: 'flex-start' }}
              disabled={!times.includes(picked)}
              loading={act.isPending}
              // a time that is gone leaves the list
              onClick={() => act.mutate({ applicationId, startsAt: picked, timeZone }, { onError: () => askAnew(client) })}
            >
              {t('home.pick.action')}
            </Button>
          </>
        )}
        <Button variant="subtle" px={0} style={{ alignSelf: 'flex-start' }} onClick={open}>
          {t('home.pick.ask')}
        </Button>
      </Stack>
      {asking && <AskCompany applicationId={applicationId} company={home.companyName} email={own.email} about="question" onClose={close} />}
    </Card>
  );
}
