import { Anchor, Text } from '@mantine/core';
import type { Talk } from '@vitrine/contract/applicants/talks.ts';
import { useTranslation } from 'react-i18next';
import { dayAndTime } from '../../platform/clock.ts';

/** When and where a talk is, on the clock for which it was agreed, as the letter says it; a link of a video call can be followed. */
export function TalkTime({ talk: { startsAt, minutes, place, timeZone } }: { talk: Talk }) {
  const { t } = useTranslation();
  const isElsewhere = timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div>
      <Text fw={700}>
        {dayAndTime(startsAt, timeZone)}
        {isElsewhere && ` (${timeZone})`}
      </Text>
      <Text>{t('talk.minutes', { minutes })}</Text>
      {/^https:\/\/\S+$/.test(place) ? (
        <Anchor href={place} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
          {place}
        </Anchor>
      ) : (
        <Text style={{ overflowWrap: 'anywhere' }}>{place}</Text>
      )}
    </div>
  );
}
