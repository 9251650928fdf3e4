import { Badge, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate, number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Privacy.module.css';

const spans = ['30', '90', '365'] as const;

/** What would go within a while; looking at it removes nothing. */
export function RetentionAhead() {
  const t = useTexts('privacy');
  const [days, setDays] = useState<(typeof spans)[number]>('30');
  const ahead = useAsk(retention.preview, { days: Number(days) }, { keepPrevious: true });
  return (
    <Stack gap={12}>
      <Title order={3}>{t('ahead.title')}</Title>
      <SegmentedControl
        aria-label={t('ahead.within')}
        style={{ alignSelf: 'flex-start' }}
        value={days}
        onChange={(value) => setDays(value as (typeof spans)[number])}
        data={spans.map((value) => ({ value, label: t('ahead.days', { count: Number(value) }) }))}
      />
      <QueryBoundary of={ahead}>
        {({ items, total }) =>
          total === 0 ? (
            <Text>{t('ahead.none')}</Text>
          ) : (
            <>
              <ul className={classes.rows}>
                {items.map((one) => (
                  <li key={one.applicationId} className={classes.row}>
                    <span>
                      <b>{one.name || t('ahead.unnamed', { alias: one.alias })}</b> · {one.title}
                      <Text size="sm" c="dimmed">
                        {t(`ahead.what.${one.what}`)}
                      </Text>
                    </span>
                    <span>
                      {one.held ? <Badge color="info">{t('holds.held')}</Badge> : <time dateTime={one.on}>{longDate(one.on)}</time>}
                    </span>
                  </li>
                ))}
              </ul>
              {total > items.length && <Text>{t('ahead.more', { shown: number(items.length), total: number(total) })}</Text>}
            </>
          )
        }
      </QueryBoundary>
    </Stack>
  );
}
