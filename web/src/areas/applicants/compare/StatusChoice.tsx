import { Menu, UnstyledButton } from '@mantine/core';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useNameOf } from '../../../parts/applicant/names.ts';
import { useIsRecruiter } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { asksFirst, StatusDialog, useSetStatus } from '../StatusDialog.tsx';

export interface StatusHandle {
  open: () => void;
  choose: (status: ApplicationStatus) => void;
}

type One = Pick<ListedApplicant, 'id' | 'status'> & Parameters<ReturnType<typeof useNameOf>>[0];

/** Where somebody stands, and for recruiters the way to decide without leaving the others. */
export function StatusChoice({ one, handle }: { one: One; handle: Ref<StatusHandle> }) {
  const t = useTexts('applicants');
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<ApplicationStatus>();
  const set = useSetStatus({ onDone: () => setAsked(undefined) });
  const name = useNameOf()(one);
  const recruiter = useIsRecruiter();
  const badge = <StatusBadge status={one.status}>{t(`common:status.${one.status}`)}</StatusBadge>;
  const choose = (status: ApplicationStatus) => (asksFirst(status) ? setAsked(status) : set.mutate({ ids: [one.id], status }));
  useImperativeHandle(handle, () => ({ open: () => setOpened(true), choose }));
  if (!recruiter) return badge;
  return (
    <>
      <Menu position="bottom-start" opened={opened} onChange={setOpened} returnFocus={false}>
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
      {asked && <StatusDialog applicants={[one]} status={asked} set={set} onClose={() => setAsked(undefined)} />}
    </>
  );
}
