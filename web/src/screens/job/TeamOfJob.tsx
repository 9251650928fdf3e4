import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { HiringManagersOfJob } from '../../areas/accounts/HiringManagersOfJob.tsx';
import { ApplicantLinks } from '../../areas/applicants/ApplicantLinks.tsx';
import { BlindChoice } from '../../areas/applicants/BlindChoice.tsx';
import { GuestReviewers } from '../../areas/applicants/reviewing/GuestReviewers.tsx';
import { CriteriaForm } from '../../areas/applicants/scorecards/CriteriaForm.tsx';
import { InCharge } from '../../areas/job-ads/editor/InCharge.tsx';
import type { AdEditor } from '../../areas/job-ads/editor/use-ad-editor.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

/** Who judges the applicants of a job, and by what. */
export function TeamOfJob({ bookingId, ad }: { bookingId: string; ad: AdEditor | undefined }) {
  const t = useTexts('applicants');
  const ofAds = useTexts('job-ads');
  const ofAccounts = useTexts('accounts');
  return (
    <Stack gap={24} maw={860}>
      <Section title={t('criteria.title')} text={t('criteria.text')}>
        <CriteriaForm bookingId={bookingId} />
      </Section>
      <Section title={t('blind.title')} text={t('blind.text')}>
        <BlindChoice />
      </Section>
      <Section title={ofAds('job.team')} text={ofAds('job.teamText')}>
        <Stack gap={16}>
          {ad && <InCharge editor={ad} />}
          <HiringManagersOfJob bookingId={bookingId} />
          <Anchor size="sm" w="fit-content" renderRoot={(props) => <Link {...props} to="/recruiter-settings/user-management" />}>
            {ofAccounts('roles.toTeam')}
          </Anchor>
        </Stack>
      </Section>
      <Section title={t('reviewers.title')} text={t('reviewers.text')}>
        <GuestReviewers bookingId={bookingId} />
      </Section>
      <Section title={t('links.alive')}>
        <Links bookingId={bookingId} />
      </Section>
    </Stack>
  );
}

function Links({ bookingId }: { bookingId: string }) {
  const t = useTexts('applicants');
  const links = useAsk(applicantLinks.list, { bookingId }).data?.items;
  if (links?.every((one) => one.state !== 'open')) return <Text c="dimmed">{t('links.none')}</Text>;
  return <ApplicantLinks bookingId={bookingId} />;
}
