import { SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { reports } from '@vitrine/contract/chat/reports.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Listed, perPage } from '../list/Listed.tsx';
import { State } from '../State.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const route = getRouteApi('/admin-panel/reports');

/** Messages that people handed over: those that wait for a decision, or those decided. */
export function ReportsPage() {
  const t = useTexts('admin');
  const { page = 1, decided = false, report } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAsk(reports.list, { page, count: perPage, decided }, { keepPrevious: true });
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
      <Listed
        of={list}
        page={page}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next }) })}
        empty={<Nothing decided={decided} />}
        line={({ at, reason, reporter, reported, title, messages, outcome }) => ({
          title: t('reports.row', { reporter: reporter.name, reported: reported.name }),
          detail: [t(`reports.reasons.${reason}`), t('reports.messages', { count: messages }), title].filter(Boolean).join(' · '),
          state: outcome && <State color="info" word={t(`reports.outcomes.${outcome}`)} />,
          at,
        })}
        keyOf={({ id }) => id}
        onOpen={({ id }) => navigate({ search: (now) => ({ ...now, report: id }) })}
      />
      {report && <ReportDialog id={report} onClose={() => navigate({ search: (now) => ({ ...now, report: undefined }) })} />}
    </Page>
  );
}

function Nothing({ decided }: { decided: boolean }) {
  const t = useTexts('admin');
  const title = t(decided ? 'reports.noneDecided' : 'reports.none');
  return <EmptyState drawing="letters" title={title} text={decided ? '' : t('reports.noneText')} />;
}
