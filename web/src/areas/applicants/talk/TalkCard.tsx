import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus } from '@tabler/icons-react';

import type { TalkOffer } from '@vitrine/contract/talks/shapes.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { useState } from 'react';
import { TalkTime } from '../../../parts/application/TalkTime.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { dayAndTime } from '../../../platform/clock.ts';
import { isPast } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { saveAs } from '../../../platform/save-as.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { Planned } from './planned.ts';
import { Recordings } from './Recordings.tsx';
import { TalkDialog } from './TalkDialog.tsx';

/** Why a talk at Webex has no link, or the meeting is not where the talk is. */
const faults = ['ended', 'forbidden', 'away'] as const;

/** The date of the talk with an applicant or the times on offer for one, and what can be done with them. */
export function TalkCard({ id }: { id: string }) {
  const found = useAsk(talks.show, { id });
  return <QueryBoundary of={found}>{(planned) => <Shown id={id} planned={planned} />}</QueryBoundary>;
}

function Shown({ id, planned }: { id: string; planned: Planned }) {
  const t = useTexts('applicants');
  const recruiter = useIsRecruiter();
  const [planning, { open, close }] = useDisclosure();
  const { talk, offer } = planned;
  const fault = faults.find((one) => one === talk?.webex);
  if (!talk && !offer && !recruiter) return null;
  return (
    <Stack gap={8} component="section">
      <Title order={2} size="h5">
        {t('talk.title')}
      </Title>
      {talk && <TalkTime talk={talk} />}
      {fault && recruiter && (
        <Alert color="yellow" title={t('talk.fault.title')}>
          {t(`talk.fault.${fault}`)}
        </Alert>
      )}
      {talk?.webex && isPast(talk.startsAt) && <Recordings id={id} agreed={talk.recordable} />}
      {offer && <Offered id={id} offer={offer} recruiter={recruiter} />}
      <Group gap={8}>
        {recruiter && (
          <Button variant="default" onClick={open}>
            {t(talk ? 'talk.move' : offer ? 'talk.otherTimes' : 'talk.set')}
          </Button>
        )}
        {talk && (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => saveAs('talk.ics', talk.calendar, 'text/calendar;charset=utf-8')}
          >
            {t('talk.calendar')}
          </Button>
        )}
        {talk && recruiter && <CallOff id={id} />}
      </Group>
      {!talk && !offer && (
        <Text size="sm" c="dimmed">
          {t('talk.text')}
        </Text>
      )}
      {planning && <TalkDialog id={id} planned={planned} onClose={close} />}
    </Stack>
  );
}

/** Times that wait for the applicant's choice. */
function Offered({ id, offer, recruiter }: { id: string; offer: TalkOffer; recruiter: boolean }) {
  const t = useTexts('applicants');
  const act = useAct(talks.takeBack, { onDone: () => notices.done(t('talk.offer.takenBack')) });
  return (
    <div>
      <Text fw={700}>{t(offer.times.length > 0 ? 'talk.offer.waiting' : 'talk.offer.over')}</Text>
      {offer.times.map((one) => (
        <Text key={one}>{dayAndTime(one)}</Text>
      ))}
      {recruiter && (
        <Button variant="subtle" size="compact-md" px={0} loading={act.isPending} onClick={() => act.mutate({ id })}>
          {t('talk.offer.takeBack')}
        </Button>
      )}
    </div>
  );
}

function CallOff({ id }: { id: string }) {
  const t = useTexts('applicants');
  const [asked, setAsked] = useState(false);
  const cancel = useAct(talks.cancel, {
    onDone: () => {
      notices.done(t('talk.off.done'));
      setAsked(false);
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('talk.off.action')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('talk.off.title')}
        confirm={t('talk.off.action')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ id })}
        onClose={() => setAsked(false)}
      >
        {t('talk.off.text')}
      </ConfirmDialog>
    </>
  );
}
