import { Menu, UnstyledButton } from '@mantine/core';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import type { Applicant } from '../ApplicantRow.tsx';
import { asksFirst, StatusDialog, useSetStatus } from '../StatusDialog.tsx';

type One = Pick<Applicant, 'id' | 'status'> & Parameters<ReturnType<typeof useNameOf>>[0];

/** Where somebody stands, and for recruiters the way to decide without leaving the others. */
export function StatusChoice({ one }: { one: One }) {
  const t = useTexts('applicants');
  const [asked, setAsked] = useState<ApplicationStatus>();
  const set = useSetStatus();
  const name = useNameOf()(one);
  const recruiter = useIsRecruiter();
  const badge = <StatusBadge status={one.status}>{t(`common:status.${one.status}`)}</StatusBadge>;
  const choose = (status: ApplicationStatus) => (asksFirst(status) ? setAsked(status) : set.mutate({ ids: [one.id], status }));
  if (!recruiter) return badge;
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton mih={24} aria-label={t('compare.status', { name, status: t(`common:status.${one.status}`) })}>
            {badge}
          </UnstyledButton>
        </Menu.Target>
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
      {asked && <StatusDialog applicants={[one]} status={asked} onClose={() => setAsked(undefined)} onDone={() => setAsked(undefined)} />}
    </>
  );
}
