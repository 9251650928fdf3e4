import { Button, Menu } from '@mantine/core';
import { IconChecklist, IconChevronDown, IconDownload, IconEyeOff, IconPalette, IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import { useState } from 'react';
import { BlindDialog } from '../../areas/applicants/BlindDialog.tsx';
import { CriteriaDialog } from '../../areas/applicants/scorecards/CriteriaDialog.tsx';
import { DuplicatesDialog } from '../../areas/people/DuplicatesDialog.tsx';
import { useApplicantFilter, useManagement } from '../../parts/applicant/use-management.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { saveAs } from './save-as.ts';

type Opened = 'blind' | 'criteria' | 'duplicates';
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What is done rarely: how the company judges, duplicates, the list as a file. */
export function MoreMenu() {
  const t = useTexts('applicants');
  const ofPeople = useTexts('people');
  const { search, corporate } = useManagement();
  const { bookingId } = search;
  const filter = useApplicantFilter();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const save = useAct(applicantExport.csv, {
    changes: false,
    onDone: ({ csv, fileName, rows }) => {
      saveAs(fileName, csv);
      notices.done(t('export.done', { count: rows }));
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown {...icon} />} loading={save.isPending}>
            {t('more.label')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {bookingId && (
            <Menu.Item leftSection={<IconChecklist {...icon} />} onClick={() => setOpened('criteria')}>
              {t('criteria.action')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={() => setOpened('blind')}>
            {t('blind.action')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPalette {...icon} />}
            component={Link}
            to={corporate ? '/candidate-management' : '/ci-candidate-management'}
          >
            {corporate ? t('corporate.leave') : t('corporate.action')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconUserPlus {...icon} />}
            renderRoot={(props) => <Link {...props} to="/candidate-edit/$id" params={{ id: 'new' }} />}
          >
            {ofPeople('add')}
          </Menu.Item>
          <Menu.Item leftSection={<IconUsersGroup {...icon} />} onClick={() => setOpened('duplicates')}>
            {ofPeople('duplicates.action')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconDownload {...icon} />}
            onClick={() => save.mutate({ ...filter, ...(bookingId ? { bookingId } : {}) })}
          >
            {t('export.action')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened === 'blind' && <BlindDialog onClose={close} />}
      {opened === 'duplicates' && <DuplicatesDialog onClose={close} />}
      {opened === 'criteria' && bookingId && <CriteriaDialog bookingId={bookingId} onClose={close} />}
    </>
  );
}
