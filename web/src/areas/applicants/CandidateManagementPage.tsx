import { Button, Tabs } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { ApplicantList } from './ApplicantList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { useBookings } from './use-bookings.ts';

const route = getRouteApi('/candidate-management');

/** Applicants and invitations of the company: who is there, where they stand, what to do next. */
export function CandidateManagementPage() {
  const t = useTexts('applicants');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [inviting, setInviting] = useState(false);
  const bookings = useBookings();
  const view = search.view ?? 'applicants';
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button leftSection={<IconMailPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setInviting(true)}>
          {t('invite.action')}
        </Button>
      }
    >
      <Tabs
        value={view}
        onChange={(next) => navigate({ search: { bookingId: search.bookingId, view: next === 'invitations' ? 'invitations' : undefined } })}
        keepMounted={false}
      >
        <Tabs.List mb={20}>
          <Tabs.Tab value="applicants">{t('tabs.applicants')}</Tabs.Tab>
          <Tabs.Tab value="invitations">{t('tabs.invitations')}</Tabs.Tab>
        </Tabs.List>
        <FilterBar bookings={bookings.known} />
        <Tabs.Panel value="applicants" pt={16}>
          <ApplicantList onInvite={() => setInviting(true)} />
        </Tabs.Panel>
        <Tabs.Panel value="invitations" pt={16}>
          <InvitationList onInvite={() => setInviting(true)} />
        </Tabs.Panel>
      </Tabs>
      {inviting && <InviteDialog bookings={bookings.open} bookingId={search.bookingId} onClose={() => setInviting(false)} />}
    </Page>
  );
}
