import { Alert, Box, Button, Group, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Review.module.css';
import type { ReviewedApplicant } from './reviewed.ts';

function ShowButton({ applicationId }: { applicationId: string }) {
  const t = useTexts('applicants');
  const show = useAct(blindReview.show);
  return (
    <Button variant="default" size="compact-md" loading={show.isPending} onClick={() => show.mutate({ id: applicationId })}>
      {t('blind.show')}
    </Button>
  );
}

/** Says why there is no name, and what brings it. */
export function BlindNote({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  if (!applicant.blind) return null;
  return (
    <Alert variant="light" color="brand" icon={<IconEyeOff stroke={1.5} aria-hidden="true" />} title={t('blind.noteTitle')}>
      <Text mb={12}>
        {t('blind.noteText')}
        {applicant.documentCount > 0 ? ` ${t('blind.documents', { count: applicant.documentCount })}` : ''}
      </Text>
      <Group gap={12}>
        <ShowButton applicationId={applicant.id} />
        <Text size="sm" c="dimmed">
          {t('blind.noted')}
        </Text>
      </Group>
    </Alert>
  );
}

/** In the place of a recording that shows a face. */
export function HiddenAnswer({ applicationId }: { applicationId: string }) {
  const t = useTexts('applicants');
  return (
    <Box className={classes.nothing}>
      <Text fw={700}>{t('blind.hidden')}</Text>
      <Text c="dimmed">{t('blind.hiddenText')}</Text>
      <div>
        <ShowButton applicationId={applicationId} />
      </div>
    </Box>
  );
}
