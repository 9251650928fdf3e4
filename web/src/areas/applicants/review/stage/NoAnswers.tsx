import { Box, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../../../../platform/use-texts.ts';
import { Documents } from '../panel/Documents.tsx';
import classes from '../Review.module.css';
import type { ReviewedApplicant } from '../reviewed.ts';
import { useWatched } from '../use-watched.ts';
import { useRead } from './use-read.ts';

/** No answers to watch: there is no interview, it was not sent yet, or the application came by profile and its papers are looked at. */
export function NoAnswers({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const { id, startedAt, interviewSentAt, sentAt, documents, message, seen } = applicant;
  const waiting = startedAt !== null && interviewSentAt === null;
  const watch = useWatched();
  useRead(!seen && sentAt ? id : undefined, () => watch(id));
  if (!waiting && (documents.length > 0 || message))
    return (
      <Stack component="section" className={classes.papers ?? ''} aria-labelledby="papers-title" gap={16}>
        <Title order={2} size="h3" id="papers-title">
          {t('application.title')}
        </Title>
        {message && <Text className={classes.message ?? ''}>{message}</Text>}
        <Documents documents={documents} onOpen={() => seen || watch(id)} inPlace />
      </Stack>
    );
  return (
    <Box className={classes.nothing}>
      <Text fw={700}>{waiting ? t('review.notSent') : t('review.noInterview')}</Text>
      <Text c="dimmed">{waiting ? t('review.notSentText') : t('review.noInterviewText')}</Text>
    </Box>
  );
}
