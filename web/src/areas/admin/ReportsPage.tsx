import { Badge, Card, Group, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type ReportRow, reports } from '@vitrine/contract/chat/reports.ts';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const route = getRouteApi('/admin-panel/reports');
const pageSize = 20;

/** Messages that people handed over: those that wait for a decision, or those decided. */
export function ReportsPage() {
  const t = useTexts('admin');
  const { page = 1, decided = false, report } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAsk(reports.list, { page, count: pageSize, decided }, { keepPrevious: true });
  return (
    <Page title={t('reports.title')} lead={t('reports.lead')}>
      <SegmentedControl
        maw={420}
        aria-label={t('reports.which')}
        data={[
          { value: 'open', label: t('reports.open') },
          { value: 'decided', label: t('reports.decided') },
        ]}
        value={decided ? 'decided' : 'open'}
        onChange={(value) => navigate({ search: value === 'decided' ? { decided: true } : {}, replace: true })}
      />
      <QueryBoundary of={list}>
        {({ items, total }) => (
          <Stack gap={16}>
            {items.length === 0 && <Nothing decided={decided} />}
            {items.length > 0 && (
              <Card padding={0} component="ul" style={{ listStyle: 'none', margin: 0 }}>
                {items.map((one) => (
                  <li key={one.id} style={{ borderBottom: '1px solid var(--v-line)' }}>
                    <Report report={one} onOpen={() => navigate({ search: (now) => ({ ...now, report: one.id }) })} />
                  </li>
                ))}
              </Card>
            )}
            <ListPages
              page={page}
              total={total}
              perPage={pageSize}
              onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
            />
          </Stack>
        )}
      </QueryBoundary>
      {report && <ReportDialog id={report} onClose={() => navigate({ search: (now) => ({ ...now, report: undefined }) })} />}
    </Page>
  );
}

function Nothing({ decided }: { decided: boolean }) {
  const t = useTexts('admin');
  const title = t(decided ? 'reports.noneDecided' : 'reports.none');
  return <EmptyState drawing="letters" title={title} text={decided ? '' : t('reports.noneText')} />;
}

function Report({
  report: { at, reason, reporter, reported, title, messages, outcome },
  onOpen,
}: {
  report: ReportRow;
  onOpen: () => void;
}) {
  const t = useTexts('admin');
  return (
    <UnstyledButton onClick={onOpen} w="100%" px={16} py={12}>
      <Group justify="space-between" gap={12}>
        <div style={{ minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          <Text fw={700}>{t('reports.row', { reporter: reporter.name, reported: reported.name })}</Text>
          <Text size="sm" c="dimmed">
            {[t(`reports.reasons.${reason}`), t('reports.messages', { count: messages }), title].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Group gap={12}>
          {outcome && (
            <Badge
              variant="light"
              color="info"
              autoContrast
              styles={{ label: { color: 'var(--mantine-color-text)', textTransform: 'none' } }}
            >
              {t(`reports.outcomes.${outcome}`)}
            </Badge>
          )}
          <Text size="sm" c="dimmed">
            {date(at)} {time(at)}
          </Text>
        </Group>
      </Group>
    </UnstyledButton>
  );
}
