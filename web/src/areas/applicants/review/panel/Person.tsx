import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconId, IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { date } from '../../../../platform/format.ts';
import { useIsRecruiter, useVisitor } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/use-texts.ts';
import { StatusBadge } from '../../../../ui/StatusBadge.tsx';
import { TalkCard } from '../../talk/TalkCard.tsx';
import classes from '../Review.module.css';
import type { ReviewedApplicant } from '../reviewed.ts';
import { useWatched } from '../use-watched.ts';
import { Documents } from './Documents.tsx';
import { Emails } from './emails/Emails.tsx';
import { Hold } from './Hold.tsx';
import { Letters } from './letters/Letters.tsx';

/** Who it is: how to reach them, what they sent besides, what else they applied for. */
export function Person({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const recruiter = useIsRecruiter();
  const member = useVisitor() !== 'guest-reviewer';
  const { candidate_id, blind, message, documents } = applicant;
  const watch = useWatched();
  return (
    <Stack gap={24}>
      {!blind && <Contact applicant={applicant} />}
      {message && (
        <Stack gap={8} component="section">
          <Title order={2} size="h5">
            {t('application.message')}
          </Title>
          <Text className={classes.message ?? ''}>{message}</Text>
        </Stack>
      )}
      {documents.length > 0 && (
        <Stack gap={8} component="section">
          <Title order={2} size="h5">
            {t('application.documents')}
          </Title>
          <Documents documents={documents} onOpen={() => applicant.seen || watch(applicant.id)} />
        </Stack>
      )}
      <OtherApplications applicant={applicant} />
      {member && <Letters applicant={applicant} />}
      {!applicant.withdrawnAt && <TalkCard id={applicant.id} />}
      {recruiter && candidate_id && (
        <Button
          variant="default"
          leftSection={<IconId size={18} stroke={1.5} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} to="/candidate-dossier" search={{ candidate_id }} />}
        >
          {t('review.dossier')}
        </Button>
      )}
      <Emails applicant={applicant} />
      {recruiter && <Hold applicant={applicant} />}
    </Stack>
  );
}

function Contact({ applicant: { email, phone } }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  if (!email && !phone) return null;
  return (
    <Stack gap={8} component="section" aria-label={t('review.contact')}>
      {email && (
        <Group gap={8} wrap="nowrap">
          <IconMail size={18} stroke={1.5} aria-hidden="true" />
          <Anchor href={`mailto:${email}`} className={classes.message ?? ''}>
            {email}
          </Anchor>
        </Group>
      )}
      {phone && (
        <Group gap={8} wrap="nowrap">
          <IconPhone size={18} stroke={1.5} aria-hidden="true" />
          <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={t('application.call', { phone })}>
            {phone}
          </Anchor>
        </Group>
      )}
    </Stack>
  );
}

function OtherApplications({ applicant: { otherApplications } }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  if (otherApplications.length === 0) return null;
  return (
    <Stack gap={8} component="section">
      <Title order={2} size="h5">
        {t('review.others')}
      </Title>
      {otherApplications.map((one) => (
        <Group key={one.id} justify="space-between" gap={8}>
          <div>
            <Anchor renderRoot={(props) => <Link {...props} to="/candidate-details/candidate/$id" params={{ id: one.id }} />}>
              {one.title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {date(one.appliedAt)}
            </Text>
          </div>
          <StatusBadge status={one.status}>{t(`common:status.${one.status}`)}</StatusBadge>
        </Group>
      ))}
    </Stack>
  );
}
