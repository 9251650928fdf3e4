import { Text } from '@mantine/core';
import { IconCalendar, IconClock, IconEye, IconLanguage, IconMailCheck, IconMessages, IconRefresh, IconVideo } from '@tabler/icons-react';
import type { LandingView } from '@vitrine/contract/interviews/interview.ts';
import { useForeignLanguage } from '../../../parts/use-foreign-language.ts';
import { time } from '../../../platform/clock.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';

/** What to expect, how long it takes, who will see it and until when an answer is promised. */
export function Facts({ landing }: { landing: LandingView }) {
  const t = useTexts('interviews');
  const { companyName, questionCount, minutes, reviewers, replyDays, closesAt, language } = landing;
  const foreign = useForeignLanguage(language);
  const facts = [
    [IconMessages, t('facts.questions', { count: questionCount })],
    ...(foreign ? [[IconLanguage, t('facts.language', { language: foreign })] as const] : []),
    [IconClock, t('facts.minutes', { count: minutes })],
    [IconVideo, t('facts.kinds')],
    [IconRefresh, t('facts.pause')],
    [IconEye, t('facts.reviewers', { count: reviewers, company: companyName })],
    ...(replyDays ? [[IconMailCheck, t('facts.reply', { count: replyDays })] as const] : []),
    ...(closesAt ? [[IconCalendar, t('facts.closes', { day: longDate(closesAt), time: time(closesAt) })] as const] : []),
  ] as const;
  return (
    <ul className={classes.facts}>
      {facts.map(([Icon, text]) => (
        <li key={text}>
          <Icon size={22} stroke={1.5} aria-hidden="true" />
          <Text span>{text}</Text>
        </li>
      ))}
    </ul>
  );
}
