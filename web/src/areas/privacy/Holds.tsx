import { Button, Stack, Text, Title } from '@mantine/core';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Privacy.module.css';

/** Applications that a dispute keeps; absent while there are none. */
export function Holds() {
  const t = useTexts('privacy');
  const held = useAsk(retention.holds, {});
  const release = useAct(retention.release, {
    onDone: () => notices.done(t('holds.released')),
  });
  const items = held.data?.items ?? [];
  const nameOf = (one: (typeof items)[number]) => one.name || t('ahead.unnamed', { alias: one.alias });
  if (items.length === 0) return null;
  return (
    <Stack gap={8}>
      <Title order={3}>{t('holds.title')}</Title>
      <ul className={classes.rows}>
        {items.map((one) => (
          <li key={one.applicationId} className={classes.row}>
            <div style={{ minWidth: 0, flex: '1 1 240px' }}>
              <b>{nameOf(one)}</b> · {one.title}
              <Text size="sm">{one.reason}</Text>
              <Text size="sm" c="dimmed">
                {t('holds.since', { date: longDate(one.placedAt), person: one.placedBy ?? '–' })}
              </Text>
            </div>
            <Button
              variant="default"
              size="compact-md"
              loading={release.isPending && release.variables?.applicationId === one.applicationId}
              aria-label={t('holds.releaseOf', { name: nameOf(one) })}
              onClick={() => release.mutate({ applicationId: one.applicationId })}
            >
              {t('holds.release')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
