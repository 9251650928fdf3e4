import { Button } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useIsRecruiter } from '../platform/session/session.ts';
import { useTexts } from '../platform/use-texts.ts';
import { Page } from '../ui/Page.tsx';
import { JobList } from './jobs/JobList.tsx';

/** The jobs: for a hiring manager those that were given, for everybody else all of the company. */
export function JobManagementPage() {
  const t = useTexts('job-ads');
  const mayEdit = useIsRecruiter();
  return (
    <Page
      title={t('list.title')}
      lead={t(mayEdit ? 'list.lead' : 'list.leadGiven')}
      actions={
        mayEdit && (
          <>
            <Button
              variant="default"
              leftSection={<IconTableImport size={18} stroke={1.5} />}
              renderRoot={(props) => <Link {...props} to="/candidate-management/import" search={{ kind: 'jobs' }} />}
            >
              {t('list.import')}
            </Button>
            <Button leftSection={<IconPlus size={18} stroke={1.5} />} renderRoot={(props) => <Link {...props} to="/job-edit" />}>
              {t('list.new')}
            </Button>
          </>
        )
      }
    >
      <JobList mayEdit={mayEdit} />
    </Page>
  );
}
