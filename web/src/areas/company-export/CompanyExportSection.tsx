import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { team } from '@vitrine/contract/accounts/team.ts';
import { type CompanyExport, companyExport } from '@vitrine/contract/company-export/company-export.ts';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { bytes } from '../../platform/bytes.ts';
import { asking, useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { longDate, number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

const isRunning = ({ state }: Pick<CompanyExport, 'state'>) => state === 'waiting' || state === 'working';

/** For the owner of a company: everything that it has, to take along. */
export function CompanyExportSection() {
  const t = useTexts('company-export');
  const info = useAsk(team.info, {});
  const isOwner = info.data?.role === 'owner';
  const asked = useAsk(
    companyExport.state,
    {},
    { enabled: isOwner, refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? 2000 : false) },
  );
  if (!isOwner) return null;
  return (
    <Section title={t('title')} text={t('text')}>
      <QueryBoundary of={asked}>{(last) => <Last last={last} />}</QueryBoundary>
    </Section>
  );
}

function Last({ last }: { last: CompanyExport }) {
  const t = useTexts('company-export');
  const client = useQueryClient();
  const start = useActByPassword(companyExport.start, {
    onDone: (begun) => client.setQueryData(asking(companyExport.state, {}).queryKey, begun),
  });
  const fetching = useActByPassword(companyExport.fetch, { onDone: ({ url }) => window.location.assign(url) });
  const ready = last.state === 'ready';
  return (
    <Stack gap={16}>
      {isRunning(last) && <Making last={last} />}
      {last.state === 'outdated' && <Alert color="info">{t('outdated')}</Alert>}
      {ready && <Ready last={last} />}
      {!isRunning(last) && (
        <Group>
          {ready && (
            <Button loading={fetching.isPending} onClick={() => fetching.mutate({})}>
              {t('fetch')}
            </Button>
          )}
          <Button variant={ready ? 'default' : 'filled'} loading={start.isPending} onClick={() => start.mutate({})}>
            {ready ? t('again') : t('start')}
          </Button>
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {t('limits')}
      </Text>
      {start.dialog}
      {fetching.dialog}
    </Stack>
  );
}

/** How far it is: by files, once it is known how many there are. */
function Making({ last: { fault, done, total, bytes: size } }: { last: CompanyExport }) {
  const t = useTexts('company-export');
  if (fault) return <Alert color="info">{t(`faults.${fault}`)}</Alert>;
  return (
    <div>
      <Progress.Root size="lg">
        <Progress.Section value={total > 0 ? Math.max(4, (done / total) * 100) : 4} animated aria-label={t('progress')} />
      </Progress.Root>
      <Text size="sm" c="dimmed" mt={6} role="status">
        {total > 0 ? t('sofar', { done: number(done), total: number(total), size: bytes(size) }) : t('lists')} {t('leave')}
      </Text>
    </div>
  );
}

function Ready({ last: { expiresAt, fetchedAt, missing, bytes: size } }: { last: CompanyExport }) {
  const t = useTexts('company-export');
  return (
    <div>
      {expiresAt && <Text role="status">{t('ready', { size: bytes(size), until: `${longDate(expiresAt)}, ${time(expiresAt)}` })}</Text>}
      {missing > 0 && <Text>{t('missing', { count: missing })}</Text>}
      {fetchedAt && (
        <Text size="sm" c="dimmed">
          {t('fetched', { at: `${longDate(fetchedAt)}, ${time(fetchedAt)}` })}
        </Text>
      )}
    </div>
  );
}
