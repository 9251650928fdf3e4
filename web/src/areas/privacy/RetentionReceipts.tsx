import { Stack, Text, Title } from '@mantine/core';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Privacy.module.css';

/** What was removed, run by run; absent until there was something. */
export function RetentionReceipts() {
  const t = useTexts('privacy');
  const items = useAsk(retention.receipts, {}).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Stack gap={8}>
      <Title order={3}>{t('receipts.title')}</Title>
      <ul className={classes.rows}>
        {items.map((one) => (
          <li key={one.id} className={classes.row}>
            <span>
              {[
                t('receipts.recordings', { count: one.recordings }),
                t('receipts.files', { count: one.files }),
                ...(one.invitations > 0 ? [t('receipts.invitations', { count: one.invitations })] : []),
                ...(one.held > 0 ? [t('receipts.held', { count: one.held })] : []),
              ].join(' · ')}
            </span>
            <Text component="time" dateTime={one.at} size="sm" c="dimmed">
              {longDate(one.at)}, {time(one.at)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
