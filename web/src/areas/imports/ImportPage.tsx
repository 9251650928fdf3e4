import { Anchor } from '@mantine/core';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type CandidateImport, imports } from '@vitrine/contract/imports/imports.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { ImportList } from './ImportList.tsx';
import { JobMappingForm } from './JobMappingForm.tsx';
import { MappingForm } from './MappingForm.tsx';
import { Running } from './Running.tsx';

const route = getRouteApi('/candidate-management/import');
const whileRunning = 1500;

const isMoving = ({ state, notice, archive }: CandidateImport) =>
  state === 'working' || state === 'undoing' || notice.sending || archive?.state === 'reading';

/** Candidates or jobs from another system: choose a table, say what its columns hold, see what would become of it, begin. */
export function ImportPage() {
  const t = useTexts('imports');
  const { id, kind = 'people' } = route.useSearch();
  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      <Anchor component={Link} to={id ? '/candidate-management/import' : kind === 'jobs' ? '/job-management' : '/candidate-management'}>
        {id ? t('backToList') : t(kind === 'jobs' ? 'jobs.back' : 'back')}
      </Anchor>
      {id ? <One key={id} id={id} /> : <ImportList kind={kind} />}
    </Page>
  );
}

function One({ id }: { id: string }) {
  const navigate = useNavigate();
  const found = useAsk(imports.one, { id }, { refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? whileRunning : false) });
  const leave = () => void navigate({ to: '/candidate-management/import', search: {} });
  return (
    <QueryBoundary of={found}>
      {(one) => {
        if (one.state !== 'mapping') return <Running of={one} />;
        const Form = one.kind === 'jobs' ? JobMappingForm : MappingForm;
        return <Form of={one} onLeave={leave} />;
      }}
    </QueryBoundary>
  );
}
