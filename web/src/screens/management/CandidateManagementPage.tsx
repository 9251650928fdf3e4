import { ActionIcon, Button, Group, Tabs, Title } from '@mantine/core';
import { IconMailPlus, IconQuote } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ForMeBanner } from '../../areas/applicants/asking/ForMeBanner.tsx';
import { BookingBar } from '../../areas/applicants/BookingBar.tsx';
import { FilterBar } from '../../areas/applicants/FilterBar.tsx';
import { ReplyDeadlinesBanner } from '../../areas/applicants/ReplyDeadlinesBanner.tsx';
import { ApplicantTable } from '../../areas/applicants/table/ApplicantTable.tsx';
import { SkipToList } from '../../areas/applicants/table/SkipToList.tsx';
import { TalksAhead } from '../../areas/applicants/talk/TalksAhead.tsx';
import { useBookings } from '../../areas/applicants/use-bookings.ts';
import { InvitationList } from '../../areas/invitations/InvitationList.tsx';
import { InviteDialog } from '../../areas/invitations/InviteDialog.tsx';
import { PeopleList } from '../../areas/people/PeopleList.tsx';
import { useManagement } from '../../parts/applicant/use-management.ts';
import { useIsRecruiter } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { Sideways } from '../../ui/Sideways.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { MoreMenu } from './MoreMenu.tsx';

// dragging comes with its own library
const Board = lazy(() => import('../../areas/applicants/board/Board.tsx').then((module) => ({ default: module.Board })));

/** Everybody who has to do with the company: applicants as list and board, people, invitations; where they stand, what to do next. */
export function CandidateManagementPage() {
  const t = useTexts('applicants');
  const { corporate } = useManagement();
  const lead = useIsRecruiter() ? t('lead') : t('given.lead');
  return <Management title={corporate ? t('corporate.title') : t('title')} lead={corporate ? t('corporate.lead') : lead} />;
}

function Management({ title, lead }: { title: string; lead: string }) {
  const t = useTexts('applicants');
  const { search, go, corporate } = useManagement();
  const [inviting, setInviting] = useState(false);
  const bookings = useBookings();
  const recruiter = useIsRecruiter();
  const view = recruiter ? (search.view ?? 'applicants') : 'applicants';
  const show = (next: string | null) => {
    const chosen = next === 'board' || next === 'people' || next === 'invitations' ? next : undefined;
    // whom one looks for is looked for on the board as well
    const isOfApplicants = (one: string) => one === 'applicants' || one === 'board';
    const { progress, assigned, q } = search;
    const kept = isOfApplicants(view) && isOfApplicants(chosen ?? 'applicants') ? { progress, assigned, q } : {};
    go({ bookingId: search.bookingId, view: chosen, ...kept });
  };
  const phone = usePhone();
  const invite = () => setInviting(true);
  const inOneLine = (
    <Group justify="space-between" gap={8} wrap="nowrap">
      <Title order={1} size="h2">
        {title}
      </Title>
      {recruiter && (
        <Group gap={8} wrap="nowrap">
          <MoreMenu />
          <ActionIcon size={44} aria-label={t('common:inviteCandidates')} onClick={invite}>
            <IconMailPlus size={20} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </Group>
      )}
    </Group>
  );
  return (
    <Page
      title={title}
      lead={lead}
      {...(phone && recruiter ? { head: inOneLine } : {})}
      actions={
        recruiter ? (
          <>
            <MoreMenu />
            <Button leftSection={<IconMailPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={invite}>
              {t('common:inviteCandidates')}
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            leftSection={<IconQuote size={18} stroke={1.5} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} to="/candidate-management/spoken" />}
          >
            {t('spoken.action')}
          </Button>
        )
      }
    >
      {view === 'applicants' && <SkipToList />}
      <TalksAhead />
      <ForMeBanner />
      <ReplyDeadlinesBanner />
      <Tabs value={view} onChange={show} keepMounted={false}>
        {recruiter && (
          <Sideways mb={phone ? 12 : 20}>
            <Tabs.List>
              <Tabs.Tab value="applicants">{t('tabs.applicants')}</Tabs.Tab>
              <Tabs.Tab value="board">{t('tabs.board')}</Tabs.Tab>
              <Tabs.Tab value="people">{t('tabs.people')}</Tabs.Tab>
              {!corporate && <Tabs.Tab value="invitations">{t('tabs.invitations')}</Tabs.Tab>}
            </Tabs.List>
          </Sideways>
        )}
        <FilterBar bookings={bookings.known} />
        {search.bookingId && view !== 'people' && <BookingBar key={search.bookingId} bookingId={search.bookingId} />}
        <Tabs.Panel value="applicants" pt={phone ? 8 : 16}>
          <ApplicantTable onInvite={invite} />
        </Tabs.Panel>
        <Tabs.Panel value="board" pt={16}>
          <Suspense>
            <Board bookings={bookings.known} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="people" pt={16}>
          <PeopleList onInvite={invite} />
        </Tabs.Panel>
        <Tabs.Panel value="invitations" pt={16}>
          <InvitationList onInvite={invite} />
        </Tabs.Panel>
      </Tabs>
      {inviting && <InviteDialog bookings={bookings.open} bookingId={search.bookingId} onClose={() => setInviting(false)} />}
    </Page>
  );
}
