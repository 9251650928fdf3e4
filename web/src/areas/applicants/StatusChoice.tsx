import { Kbd, Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { type Ref, useImperativeHandle, useState } from 'react';
import { type Named, useNameOf } from '../../parts/applicant/names.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { asksFirst, type MailedStatus, StatusDialog } from './StatusDialog.tsx';
import { takeByKey } from './status-keys.ts';
import { useSetStatus } from './use-set-status.ts';

export interface StatusHandle {
  open: () => void;
  choose: (status: ApplicationStatus) => void;
}

interface Props {
  applicant: Pick<ListedApplicant, 'id' | 'status' | 'withdrawnAt'> & Named;
  handle?: Ref<StatusHandle>;
  /** Before a status that is asked about first: a dialog opens over the page. */
  onAsk?: () => void;
}

/** Where somebody stands; for those who decide, changed in place, with an undo or a look at the mail first. */
export function StatusChoice({ applicant: one, handle, onAsk }: Props) {
  const t = useTexts('applicants');
  const name = useNameOf()(one);
  const [used, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  const [asked, ask] = useState<MailedStatus>();
  const set = useSetStatus({ onDone: () => ask(undefined) });
  const open = () => {
    setUsed(true);
    setOpened(true);
  };
  const choose = (status: ApplicationStatus) => {
    if (!asksFirst(status)) return set.mutate({ ids: [one.id], status });
    onAsk?.();
    ask(status);
  };
  useImperativeHandle(handle, () => ({ open, choose }));
  const badge = (
    <StatusBadge status={one.status}>
      {one.withdrawnAt && one.status === 'Declined' ? t('list.withdrawn') : t(`common:status.${one.status}`)}
    </StatusBadge>
  );
  if (!useIsRecruiter()) return badge;
  const button = (
    <UnstyledButton
      mih={32}
      maw="100%"
      style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}
      aria-label={t('table.changeStatus', { name, status: t(`common:status.${one.status}`) })}
      aria-haspopup="menu"
      aria-expanded={opened}
      onClick={used || asked ? undefined : open}
    >
      {badge}
      <IconChevronDown size={14} stroke={1.5} aria-hidden="true" />
    </UnstyledButton>
  );
  // a menu for each of thousands of rows would weigh more than the rows: it is made when it is wanted
  if (!used && !asked) return button;
  return (
    <>
      <Menu position="bottom-end" opened={opened} onChange={setOpened} withInitialFocusPlaceholder={false}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown onKeyDown={takeByKey}>
          <StatusItems but={one.status} onChoose={choose} />
        </Menu.Dropdown>
      </Menu>
      {asked && <StatusDialog applicants={[one]} status={asked} set={set} onClose={() => ask(undefined)} />}
    </>
  );
}

/** Every status that may be set, but the one that is; the one that follows it stands ready, and each is taken by its digit or letter. */
export function StatusItems({ but, onChoose }: { but?: ApplicationStatus; onChoose: (status: ApplicationStatus) => void }) {
  const t = useTexts('applicants');
  const items = applicationStatuses.filter((status) => status !== but);
  const following = but && applicationStatuses[applicationStatuses.indexOf(but) + 1];
  const ready = following ?? items[0];
  return items.map((status, index) => {
    const name = t(`common:status.${status}`);
    return (
      <Menu.Item
        key={status}
        onClick={() => onChoose(status)}
        data-name={name}
        {...(status === ready ? { 'data-autofocus': true } : {})}
        rightSection={
          <Kbd size="xs" aria-hidden="true">
            {index + 1}
          </Kbd>
        }
      >
        {name}
      </Menu.Item>
    );
  });
}
