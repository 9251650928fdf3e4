import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { asksFirst, StatusDialog, useSetStatus } from '../StatusDialog.tsx';
import classes from './Table.module.css';

/** Where somebody stands; for those who decide, changed in place, with an undo or a look at the mail first. */
export function StatusCell({ applicant: one }: { applicant: ListedApplicant }) {
  const t = useTexts('applicants');
  const name = useNameOf()(one);
  const [asked, ask] = useState<ApplicationStatus>();
  const set = useSetStatus({ onDone: () => ask(undefined) });
  const badge = (
    <StatusBadge status={one.status}>
      {one.withdrawnAt && one.status === 'Declined' ? t('list.withdrawn') : t(`common:status.${one.status}`)}
    </StatusBadge>
  );
  const [used, setUsed] = useState(false);
  if (!useIsRecruiter()) return badge;
  const choose = (status: ApplicationStatus) => (asksFirst(status) ? ask(status) : set.mutate({ ids: [one.id], status }));
  const button = (
    <UnstyledButton
      className={classes.status}
      aria-label={t('table.changeStatus', { name, status: t(`common:status.${one.status}`) })}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    >
      {badge}
      <IconChevronDown size={14} stroke={1.5} aria-hidden="true" />
    </UnstyledButton>
  );
  // a menu for each of thousands of rows would weigh more than the rows: it is made when it is wanted
  if (!used) return button;
  return (
    <>
      <Menu position="bottom-end" defaultOpened>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>
          {applicationStatuses
            .filter((status) => status !== one.status)
            .map((status) => (
              <Menu.Item key={status} onClick={() => choose(status)}>
                {t(`common:status.${status}`)}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {asked && <StatusDialog applicants={[one]} status={asked} set={set} onClose={() => ask(undefined)} />}
    </>
  );
}
