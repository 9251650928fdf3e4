import { Button, Stack, Text, Title } from '@mantine/core';
import { type Look, privacy } from '@vitrine/contract/privacy/privacy.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { call } from '../../platform/calls/api.ts';
import { useNewest } from '../../platform/calls/use-newest.ts';
import { time } from '../../platform/clock.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { looksByDay } from './looks-by-day.ts';
import classes from './Privacy.module.css';
import { useWords } from './words.ts';

const step = 20;

/** Who looked at or changed the own data, and when. */
export function LooksSection() {
  const t = useTexts('privacy');
  const { whoOf } = useWords();
  const [count, setCount] = useState(step);
  const looks = useNewest([privacy.looks.route], count, (part) => call(privacy.looks, part));
  return (
    <Section title={t('looks.title')} text={t('looks.text')}>
      <QueryBoundary of={looks}>
        {({ items, more }) => (
          <Stack gap={16}>
            {items.length === 0 && <Text>{t('looks.none')}</Text>}
            {looksByDay(items, longDate, (look) => `${whoOf(look.by)} ${look.action} ${look.object}`).map(({ day, rows }) => (
              <div key={day}>
                <Title order={3} size="h5">
                  {day}
                </Title>
                <ul className={classes.rows}>
                  {rows.map(({ look, times }) => (
                    <Row key={look.id} look={look} times={times} />
                  ))}
                </ul>
              </div>
            ))}
            {more && (
              <Button
                variant="subtle"
                style={{ alignSelf: 'flex-start' }}
                loading={looks.isFetching}
                onClick={() => setCount(count + 2 * step)}
              >
                {t('looks.more')}
              </Button>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Section>
  );
}

function Row({ look, times }: { look: Look; times: number }) {
  const t = useTexts('privacy');
  const { whoOf, deedOf } = useWords();
  return (
    <li className={classes.row}>
      <span>
        <b>{whoOf(look.by)}</b> {deedOf(look.action, look.object)}
      </span>
      <Text component="time" dateTime={look.at} size="sm" c="dimmed">
        {time(look.at)}
        {times > 1 && ` · ${t('looks.times', { count: times })}`}
      </Text>
    </li>
  );
}
