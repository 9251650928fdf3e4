import type { Need } from '@vitrine/contract/home/needs.ts';
import { useFaceName } from '../../parts/palette/face-name.ts';
import { time } from '../../platform/clock.ts';
import { date, relative } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** The day after a day (YYYY-MM-DD). */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** What a row says: what waits, whom it is about, and until when. */
export function useNeedWords(today: string) {
  const t = useTexts('home');
  const nameOf = useFaceName();
  const nameIn = ({ faces: [first] }: Need) => (first ? nameOf(first) : '');
  return {
    name: nameIn,
    sentence(need: Need) {
      const { kind, count, at, questionNo } = need;
      const name = nameIn(need);
      if (kind === 'talk') return t('need.talk', { name, time: at ? time(at) : '' });
      if (kind === 'attempt') return t('need.attempt', { name, number: questionNo ?? '' });
      return t(`need.${kind}`, { count, name });
    },
    /** Of several who they are; the job; where a talk takes place, else since when it waits, where no day is named. */
    detail({ kind, count, faces, title, place, at, day }: Need) {
      const several = kind === 'due' || kind === 'asked' || kind === 'unseen';
      const names = faces.map(nameOf).join(', ');
      const who = count > faces.length ? t('list.names', { names, count: count - faces.length }) : names;
      const job = title || (kind !== 'message' && t('untitled'));
      return [job, several && who, place || (at && day === null && relative(at))].filter(Boolean).join(' · ');
    },
    day({ day, late }: Need) {
      if (day === null) return undefined;
      const said = date(`${day}T12:00:00`);
      if (late) return t('day.late', { date: said });
      if (day === today) return t('day.today');
      return day === dayAfter(today) ? t('day.tomorrow') : t('day.until', { date: said });
    },
  };
}
