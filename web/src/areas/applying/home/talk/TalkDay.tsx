import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCalendarQuestion } from '@tabler/icons-react';
import type { OwnApplication } from '@vitrine/contract/applying/home.ts';
import { isPast } from '../../../../platform/format.ts';
import { saveAs } from '../../../../platform/save-as.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { type Home, isOver } from '../stations.ts';
import { CancelTalk } from './CancelTalk.tsx';

interface Props {
  home: Home;
  own: OwnApplication;
  onOtherDate: () => void;
}

/** Puts the talk into the person's calendar or asks for another date, as long as it lies ahead. */
export function TalkDay({ home, own: { talk, applicationId }, onOtherDate }: Props) {
  const t = useTexts('applying');
  if (!talk || isPast(talk.startsAt) || isOver(home)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={20} stroke={1.5} aria-hidden="true" />}
        onClick={() => saveAs('talk.ics', talk.calendar, 'text/calendar;charset=utf-8')}
      >
        {t('home.calendar.talk')}
      </Button>
      <Button variant="default" leftSection={<IconCalendarQuestion size={20} stroke={1.5} aria-hidden="true" />} onClick={onOtherDate}>
        {t('home.otherDate.action')}
      </Button>
      <CancelTalk applicationId={applicationId} company={home.companyName} />
    </>
  );
}
