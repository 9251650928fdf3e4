import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type DataExport, privacy } from '@vitrine/contract/privacy/privacy.ts';
import { bytes } from '../../platform/bytes.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { asking, useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';

const isRunning = (state: DataExport['state'] | undefined) => state === 'waiting' || state === 'working';

/** Gathers everything into one ZIP; it goes on when the page is left. */
export function ExportPanel() {
  const t = useTexts('privacy');
  const client = useQueryClient();
  const asked = useAsk(privacy.exportState, {}, { refetchInterval: ({ state }) => (isRunning(state.data?.state) ? 1000 : false) });
  const act = useAct(privacy.startExport, {
    onDone: (begun) => client.setQueryData(asking(privacy.exportState, {}).queryKey, begun),
  });
  const last = asked.data;
  if (!last) return null;
  const percent = last.total > 0 ? Math.round((last.done / last.total) * 100) : 0;
  return (
    <Stack gap={12}>
      {isRunning(last.state) && (
        <div>
          <Progress.Root size="lg">
            <Progress.Section value={Math.max(4, percent)} animated aria-label={t('export.progress')} />
          </Progress.Root>
          <Text size="sm" c="dimmed" mt={6} role="status">
            {last.total > 0 ? t('export.sofar', { done: bytes(last.done), total: bytes(last.total) }) : t('export.waiting')}
          </Text>
        </div>
      )}
      {last.state === 'failed' && <Text role="alert">{t('export.failed')}</Text>}
      {last.state === 'ready' && last.expiresAt && <Text role="status">{t('export.ready', { until: longDate(last.expiresAt) })}</Text>}
      <Group>
        {last.state === 'ready' && last.url && (
          <Button component="a" href={last.url} download>
            {t('export.fetch')}
          </Button>
        )}
        {!isRunning(last.state) && (
          <Button variant={last.state === 'ready' ? 'default' : 'filled'} loading={act.isPending} onClick={() => act.mutate({})}>
            {last.state === 'ready' ? t('export.again') : t('export.start')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
