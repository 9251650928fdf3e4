import { Text } from '@mantine/core';
import { IconCalendar, IconClock, IconEye, IconLanguage, IconMailCheck, IconMessages, IconRefresh, IconVideo } from '@tabler/icons-react';
import type { LandingView } from '@vitrine/contract/interviews/interview.ts';
import { useForeignLanguage } from '../../../parts/use-foreign-language.ts';
import { time } from '../../../platform/clock.ts';
import { longDate } from '../../../platform/format.ts';
import { language as spoken } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';

const dayOf = (at: string) => new Intl.DateTimeFormat(spoken(), { day: 'numeric', month: 'short' }).format(new Date(at));

/** How much is asked, how long it takes and until when, at a glance; then who will see it. */
export function Facts({ landing }: { landing: LandingView }) {
  const t = useTexts('interviews');
  const { companyName, questionCount, minutes, reviewers, replyDays, closesAt, language } = landing;
  const foreign = useForeignLanguage(language);
  const until = closesAt ? ([IconCalendar, t('facts.short.closes', { day: dayOf(closesAt) })] as const) : undefined;
  const first = [
    [IconMessages, t('facts.short.questions', { count: questionCount })],
    [IconClock, t('facts.short.minutes', { count: minutes })],
    until ?? [IconRefresh, t('facts.short.open')],
  ] as const;
  const more = [
    ...(foreign ? [[IconLanguage, t('facts.language', { language: foreign })] as const] : []),
    [IconEye, t('facts.reviewers', { count: reviewers, company: companyName })],
    ...(replyDays ? [[IconMailCheck, t('facts.reply', { count: replyDays })] as const] : []),
    ...(closesAt ? [[IconCalendar, t('facts.closes', { day: longDate(closesAt), time: time(closesAt) })] as const] : []),
  ] as const;
  return (
    <>
      <ul className={classes.glance}>
        {first.map(([Icon, text]) => (
          <li key={text}>
            <Icon size={22} stroke={1.5} aria-hidden="true" />
            <Text span fw={700}>
              {text}
            </Text>
          </li>
        ))}
      </ul>
      <List facts={more} />
    </>
  );
}

/** That nobody has to be recorded, and nobody has to do it all at once. */
export function Ways() {
  const t = useTexts('interviews');
  const ways = [
    [IconVideo, t('facts.kinds')],
    [IconRefresh, t('facts.pause')],
  ] as const;
  return <List facts={ways} />;
}

const List = ({ facts }: { facts: readonly (readonly [typeof IconVideo, string])[] }) => (
  <ul className={classes.facts}>
    {facts.map(([Icon, text]) => (
      <li key={text}>
        <Icon size={22} stroke={1.5} aria-hidden="true" />
        <Text span>{text}</Text>
      </li>
    ))}
  </ul>
);
