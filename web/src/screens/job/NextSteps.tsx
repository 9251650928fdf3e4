import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCircleCheck, IconCopy, IconEye, IconMailPlus } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { CopyButton } from '../../parts/copying/CopyButton.tsx';
import { jobLink } from '../../parts/job-ad/JobCard.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Job.module.css';
import type { JobState } from './use-job.ts';

const InviteDialog = lazy(() => import('../../areas/invitations/InviteDialog.tsx').then((module) => ({ default: module.InviteDialog })));
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  bookingId: string;
  job: JobState;
}

/** What one does with a job that has just been published: share its link, ask people, see it as they do. */
export function NextSteps({ bookingId, job: { ad, openCode, title } }: Props) {
  const t = useTexts('job-ads');
  const { buildLocation } = useRouter();
  const [closed, setClosed] = useState(false);
  const [inviting, setInviting] = useState(false);
  const offered = ad?.ad.state === 'open' ? jobLink({ ...ad.ad, hasJobCode: openCode !== null }) : undefined;
  const link = offered ? buildLocation(offered as never).href : openCode && `/video-interview/${openCode}`;
  if (closed || !link) return null;
  const address = new URL(link, location.origin).href;
  return (
    <Alert
      mb={16}
      variant="light"
      color="confirm"
      role="status"
      icon={<IconCircleCheck stroke={1.5} />}
      title={t(offered ? 'next.title' : 'next.interviewTitle')}
      withCloseButton
      closeButtonLabel={t('common:close')}
      onClose={() => setClosed(true)}
    >
      <Text size="sm">{t(offered ? 'next.text' : 'next.interviewText')}</Text>
      <div className={classes.next}>
        <TextInput
          size="sm"
          aria-label={t(offered ? 'next.link' : 'next.interviewLink')}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button size="sm" variant="default" leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />} onClick={copy}>
              {copied ? t('next.copied') : t('next.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
      <Group gap={8}>
        {openCode && (
          <Button size="sm" leftSection={<IconMailPlus {...icon} />} onClick={() => setInviting(true)}>
            {t('common:inviteCandidates')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          leftSection={<IconEye {...icon} />}
          renderRoot={(props) => <Link {...props} to="/job-preview" search={{ bookingId, ...(offered ? {} : { part: 'code' }) }} />}
        >
          {t(offered ? 'next.see' : 'next.seeInterview')}
        </Button>
      </Group>
      {inviting && (
        <Suspense>
          <InviteDialog bookings={[{ value: bookingId, label: title }]} bookingId={bookingId} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Alert>
  );
}
