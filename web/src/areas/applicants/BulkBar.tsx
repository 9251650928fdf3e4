import { Button, Menu, Paper, Text, Tooltip } from '@mantine/core';
import { IconChevronUp, IconColumns3, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { applicants, type ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { useState } from 'react';
import { maxBeside } from '../../parts/applicant/management-search.ts';
import { useNameOf } from '../../parts/applicant/names.ts';
import { useListSearch } from '../../parts/applicant/use-management.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { notices } from '../../platform/notices.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Sideways } from '../../ui/Sideways.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { AskColleagues } from './asking/AskColleagues.tsx';
import classes from './BulkBar.module.css';
import { ShareApplicants } from './LinkDialog.tsx';
import { StatusItems } from './StatusChoice.tsx';
import { asksFirst, type MailedStatus, StatusDialog } from './StatusDialog.tsx';
import { useSetStatus } from './use-set-status.ts';

/** What can be done with everybody chosen. */
export function BulkBar({ chosen, onDone }: { chosen: ListedApplicant[]; onDone: () => void }) {
  const t = useTexts('applicants');
  const [status, setStatus] = useState<MailedStatus>();
  const [removing, setRemoving] = useState(false);
  const set = useSetStatus({
    onDone: () => {
      setStatus(undefined);
      onDone();
    },
  });
  const recruiter = useIsRecruiter();
  const phone = usePhone();
  // what nobody is mailed about happens at once and can be undone
  const choose = (one: ApplicationStatus) =>
    asksFirst(one) ? setStatus(one) : set.mutate({ ids: chosen.map(({ id }) => id), status: one, mail: false });
  const others = (
    <div className={classes.row}>
      <CompareButton chosen={chosen} />
      {recruiter && (
        <>
          <AskColleagues applicants={chosen} onDone={onDone} />
          <ShareApplicants chosen={chosen} />
          <Button
            variant="subtle"
            color="red.9"
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => setRemoving(true)}
          >
            {t('common:remove')}
          </Button>
        </>
      )}
    </div>
  );
  return (
    <Paper
      withBorder
      shadow="md"
      p={12}
      radius="lg"
      role="region"
      aria-label={t('bulk.label')}
      style={{ position: 'sticky', bottom: 'calc(var(--v-bottom-bar, 0px) + 16px)', zIndex: 5 }}
    >
      <div className={classes.acts}>
        <Text fw={700}>{t('bulk.chosen', { count: chosen.length })}</Text>
        <div className={classes.others}>{phone ? <Sideways>{others}</Sideways> : others}</div>
        {recruiter && (
          <Menu position="top-end">
            <Menu.Target>
              <Button rightSection={<IconChevronUp size={18} stroke={1.5} aria-hidden="true" />}>{t('status.set')}</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <StatusItems onChoose={choose} />
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {status && <StatusDialog applicants={chosen} status={status} set={set} onClose={() => setStatus(undefined)} onPlanned={onDone} />}
      {removing && <RemoveDialog chosen={chosen} onClose={() => setRemoving(false)} onDone={onDone} />}
    </Paper>
  );
}

/** Side by side: two to four of the same job. */
function CompareButton({ chosen }: { chosen: ListedApplicant[] }) {
  const t = useTexts('applicants');
  const list = useListSearch();
  const navigate = useNavigate();
  const [first, ...rest] = chosen;
  const fits = chosen.length >= 2 && chosen.length <= maxBeside && chosen.every((one) => one.bookingId === first?.bookingId && one.sentAt);
  const compare = ({ id }: ListedApplicant) =>
    void navigate({ to: '/candidate-details/candidate/$id', params: { id }, search: { ...list, beside: rest.map((one) => one.id) } });
  return (
    <Tooltip label={t('compare.hint', { count: maxBeside })} disabled={fits} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        leftSection={<IconColumns3 size={18} stroke={1.5} aria-hidden="true" />}
        aria-disabled={!fits}
        data-disabled={!fits || undefined}
        onClick={() => fits && first && compare(first)}
      >
        {t('compare.action')}
      </Button>
    </Tooltip>
  );
}

function RemoveDialog({ chosen, onClose, onDone }: { chosen: ListedApplicant[]; onClose: () => void; onDone: () => void }) {
  const t = useTexts('applicants');
  const nameOf = useNameOf();
  const remove = useAct(applicants.remove);
  const removeAll = async () => {
    for (const one of chosen) await remove.mutateAsync({ id: one.id });
    notices.done(t('remove.done', { count: chosen.length }));
    onDone();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('remove.title', { count: chosen.length })}
      confirm={t('remove.confirm')}
      cancel={t('common:cancel')}
      close={t('common:close')}
      busy={remove.isPending}
      onConfirm={() => void removeAll().catch(() => undefined)}
      onClose={onClose}
    >
      {t('remove.text', { names: chosen.map(nameOf).join(', ') })}
    </ConfirmDialog>
  );
}
