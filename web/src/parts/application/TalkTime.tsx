import { Text } from '@mantine/core';
import type { Talk } from '@vitrine/contract/talks/shapes.ts';
import { useTranslation } from 'react-i18next';
import { dayAndTime } from '../../platform/clock.ts';
import { locale } from '../../platform/i18n.ts';
import { PlaceText } from './PlaceText.tsx';

/** When and where a talk is and who of the company takes part, on the clock for which it was agreed, as the letter says it. */
export function TalkTime({ talk: { startsAt, minutes, place, timeZone, people, webex } }: { talk: Talk }) {
  const { t } = useTranslation();
  const isElsewhere = timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div>
      <Text fw={700}>
        {dayAndTime(startsAt, timeZone)}
        {isElsewhere && ` (${timeZone})`}
      </Text>
      <Text>{t('talk.minutes', { minutes })}</Text>
      <PlaceText place={place} />
      {webex && !place.startsWith('https://') && <Text>{t('talk.linkFollows')}</Text>}
      {people.length > 0 && <Text>{t('talk.with', { names: new Intl.ListFormat(locale(), { type: 'conjunction' }).format(people) })}</Text>}
    </div>
  );
}
