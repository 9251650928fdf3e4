import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { jobAdStates } from '@vitrine/contract/job-ads/card.ts';
import { jobCodeStates } from '@vitrine/contract/job-codes/shapes.ts';
import { JobAds } from '../areas/job-ads/JobAds.tsx';
import { GivenJobs } from '../areas/job-codes/GivenJobs.tsx';
import { JobCodes } from '../areas/job-codes/JobCodes.tsx';
import { useIsRecruiter } from '../platform/session/session.ts';
import { useTexts } from '../platform/use-texts.ts';
import { Page } from '../ui/Page.tsx';

/** The jobs: for a hiring manager those that were given, for everybody else all of the company. */
export function JobManagementPage() {
  const t = useTexts('job-codes');
  if (useIsRecruiter()) return <CompanyJobs />;
  return (
    <Page title={t('list.title')} lead={t('given.lead')}>
      <GivenJobs />
    </Page>
  );
}

/** The company's job ads and job codes, by state and folder. */
function CompanyJobs() {
  const ads = useTexts('job-ads');
  const codes = useTexts('job-codes');
  const navigate = useNavigate();
  const { view = 'ads', state, folder, page } = useSearch({ from: '/job-management' });
  return (
    <Page
      title={codes('list.title')}
      lead={view === 'ads' ? ads('list.lead') : codes('list.lead')}
      actions={
        <Button leftSection={<IconPlus size={18} stroke={1.5} />} renderRoot={(props) => <Link {...props} to="/job-edit" />}>
          {ads('list.new')}
        </Button>
      }
    >
      <SegmentedControl
        aria-label={ads('list.kinds')}
        style={{ alignSelf: 'start' }}
        data={[
          { value: 'ads', label: ads('list.ads') },
          { value: 'codes', label: ads('list.codes') },
        ]}
        value={view}
        onChange={(value) => void navigate({ to: '/job-management', search: value === 'codes' ? { view: 'codes' } : {} })}
      />
      {view === 'ads' ? (
        <JobAds state={jobAdStates.find((one) => one === state)} folder={folder} page={page} />
      ) : (
        <JobCodes state={jobCodeStates.find((one) => one === state)} page={page} />
      )}
    </Page>
  );
}
