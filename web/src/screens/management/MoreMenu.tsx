import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDots,
  IconDownload,
  IconPalette,
  IconQuote,
  IconTableImport,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import { useState } from 'react';
import { DuplicatesDialog } from '../../areas/people/DuplicatesDialog.tsx';
import { useApplicantFilter, useManagement } from '../../parts/applicant/use-management.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { saveAs } from '../../platform/save-as.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { usePhone } from '../../ui/use-phone.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What is done rarely: people by hand, duplicates, the list as a file. */
export function MoreMenu() {
  const t = useTexts('applicants');
  const ofPeople = useTexts('people');
  const { search, corporate } = useManagement();
  const { bookingId } = search;
  const filter = useApplicantFilter();
  const phone = usePhone();
  const [duplicates, setDuplicates] = useState(false);
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
          {phone ? (
            <ActionIcon variant="default" size={44} aria-label={t('more.label')} loading={save.isPending}>
              <IconDots size={20} stroke={1.5} />
            </ActionIcon>
          ) : (
            <Button variant="default" rightSection={<IconChevronDown {...icon} />} loading={save.isPending}>
              {t('more.label')}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
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
          <Menu.Item
            leftSection={<IconTableImport {...icon} />}
            renderRoot={(props) => <Link {...props} to="/candidate-management/import" />}
          >
            {ofPeople('import')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconQuote {...icon} />}
            renderRoot={(props) => <Link {...props} to="/candidate-management/spoken" search={bookingId ? { bookingId } : {}} />}
          >
            {t('spoken.action')}
          </Menu.Item>
          <Menu.Item leftSection={<IconUsersGroup {...icon} />} onClick={() => setDuplicates(true)}>
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
      {duplicates && <DuplicatesDialog onClose={() => setDuplicates(false)} />}
    </>
  );
}
