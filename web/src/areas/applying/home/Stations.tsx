import { Text, VisuallyHidden } from '@mantine/core';
import { TalkTime } from '../../../parts/application/TalkTime.tsx';
import { date } from '../../../platform/format.ts';
import { locale } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Home.module.css';
import { type Home, isUnsent, type Stop, stopsOf } from './stations.ts';

/** The way of an application from its arrival to the decision: where it is, and what is still to come. */
export function Stations({ home }: { home: Home }) {
  const t = useTexts('applying');
  const stops = stopsOf(home);
  const here = stops.findLastIndex(({ reached }) => reached);
  return (
    <ol className={classes.stations} aria-label={t('home.stations.label')}>
      {stops.map((stop, place) => (
        <li key={stop.station} data-reached={stop.reached || undefined} aria-current={place === here ? 'step' : undefined}>
          <Named home={home} stop={stop} />
        </li>
      ))}
    </ol>
  );
}

function Named({ home, stop }: { home: Home; stop: Stop }) {
  const t = useTexts('applying');
  const { station, reached, at } = stop;
  return (
    <div>
      <Text fw={reached ? 700 : 400} c={reached ? undefined : 'dimmed'} lh={1.35}>
        {station === 'decision' && reached ? t(`common:application.status.${home.status}`) : t(`home.stations.${station}`)}
        {!reached && <VisuallyHidden> {t('home.stations.ahead')}</VisuallyHidden>}
      </Text>
      <Text size="sm" c="dimmed">
        {reached ? <Passed home={home} station={station} at={at} /> : <Ahead home={home} station={station} />}
      </Text>
      {station === 'talk' && home.own?.talk && home.withdrawnAt === null && <TalkTime talk={home.own.talk} />}
    </div>
  );
}

function Passed({ home, station, at }: { home: Home } & Pick<Stop, 'station' | 'at'>) {
  const t = useTexts('applying');
  // a day alone would be read as that of the talk
  const day = station === 'talk' ? t('home.stations.invited', { day: date(at) }) : date(at);
  const waits = station === 'talk' && home.status === 'Interview' && !home.own?.talk;
  // with times on offer it is the applicant's turn
  if (waits) return `${day} · ${t(home.own?.talkOffer?.times.length ? 'home.stations.yours' : 'home.stations.talkNext')}`;
  if (station !== 'seen' || !home.seen) return day;
  const { by, others } = home.seen;
  const named = others > 0 && by.length > 0 ? [...by, t('home.stations.others', { count: others })] : by;
  if (named.length === 0) return day;
  const names = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(named);
  return t(named.length === 1 ? 'home.stations.seenByOne' : 'home.stations.seenBy', { names, day });
}

function Ahead({ home, station }: { home: Home } & Pick<Stop, 'station'>) {
  const t = useTexts('applying');
  if (station === 'seen' && !isUnsent(home)) return t('home.stations.notSeen');
  if (station === 'received' || station === 'interview') return t('home.stations.yours');
  if (station === 'decision' && home.replyBy) return t('home.stations.promised', { day: date(home.replyBy) });
  return null;
}
