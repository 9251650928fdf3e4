import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { isPast } from '../../../platform/format.ts';
import { saveAs } from '../../../platform/save-as.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { type Home, isOver } from './stations.ts';
import { calendarDay } from './talk/calendar-day.ts';

/** Puts the day of the promised answer into the person's calendar, as long as it lies ahead. */
export function PromisedDay({ home }: { home: Home }) {
  const t = useTexts('applying');
  const { replyBy: day, companyName: company, title, bookingId } = home;
  if (!day || isPast(day) || isOver(home)) return null;
  const save = () => {
    const url = `${location.origin}${location.pathname}`;
    const entry = { uid: `${bookingId}@${location.hostname}`, day, title: t('home.calendar.title', { company }), text: title, url };
    saveAs(`${day}.ics`, calendarDay(entry, new Date()), 'text/calendar;charset=utf-8');
  };
  return (
    <Button variant="default" leftSection={<IconCalendarPlus size={20} stroke={1.5} aria-hidden="true" />} onClick={save}>
      {t('home.calendar.action')}
    </Button>
  );
}
