import { ActionIcon, Button, SegmentedControl, Stack } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { FilterBar } from '../../areas/applicants/FilterBar.tsx';
import { ReviewUnseen } from '../../areas/applicants/ReviewUnseen.tsx';
import { ApplicantTable } from '../../areas/applicants/table/ApplicantTable.tsx';
import { SkipToList } from '../../areas/applicants/table/SkipToList.tsx';
import { InvitationList } from '../../areas/invitations/InvitationList.tsx';
import { InviteDialog } from '../../areas/invitations/InviteDialog.tsx';
import { useManagement } from '../../parts/applicant/use-management.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { usePhone } from '../../ui/use-phone.ts';
import classes from './Job.module.css';

// dragging comes with its own library
const Board = lazy(() => import('../../areas/applicants/board/Board.tsx').then((module) => ({ default: module.Board })));

interface Props {
  bookingId: string;
  title: string;
  /** Its interview is open, so that somebody can be asked to it. */
  mayInvite: boolean;
}

/** The people of one job: those who applied as a list or a board, and those who were invited. */
export function PeopleOfJob({ bookingId, title, mayInvite }: Props) {
  const t = useTexts('applicants');
  const { search, go } = useManagement();
  const [inviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  const phone = usePhone();
  const view = search.view === 'board' || search.view === 'invitations' ? search.view : 'applicants';
  // whom one looks for is looked for on the board as well
  const kept = { progress: search.progress, assigned: search.assigned, q: view === 'invitations' ? undefined : search.q };
  const views = (
    <SegmentedControl
      aria-label={t('title')}
      data={(['applicants', 'board', 'invitations'] as const).map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={view}
      onChange={(next) => go(next === 'invitations' ? { view: next } : { ...kept, ...(next === 'board' ? { view: next } : {}) })}
      {...(phone ? { flex: 1, miw: 0, className: classes.views ?? '' } : {})}
    />
  );
  const inviteIcon = mayInvite && (
    <ActionIcon variant="default" size={44} aria-label={t('common:inviteCandidates')} onClick={invite}>
      <IconMailPlus size={20} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <Stack gap={phone ? 8 : 16}>
      {view === 'applicants' && <SkipToList />}
      {phone ? (
        <FilterBar
          instead={
            <>
              {views}
              {/* one place for both: inviting stands in the menu of the head as well */}
              {view === 'invitations' ? inviteIcon : <ReviewUnseen instead={inviteIcon} />}
            </>
          }
        />
      ) : (
        <FilterBar
          before={views}
          after={
            <>
              {mayInvite && (
                <Button variant="default" leftSection={<IconMailPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={invite}>
                  {t('common:inviteCandidates')}
                </Button>
              )}
              {view !== 'invitations' && <ReviewUnseen />}
            </>
          }
        />
      )}
      {view === 'applicants' && <ApplicantTable onInvite={invite} />}
      {view === 'board' && (
        <Suspense>
          <Board bookings={[{ value: bookingId, label: title }]} />
        </Suspense>
      )}
      {view === 'invitations' && <InvitationList onInvite={invite} />}
      {inviting && (
        <InviteDialog
          bookings={mayInvite ? [{ value: bookingId, label: title }] : []}
          bookingId={bookingId}
          onClose={() => setInviting(false)}
        />
      )}
    </Stack>
  );
}
