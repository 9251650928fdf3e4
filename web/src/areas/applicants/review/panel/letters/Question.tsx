import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { useState } from 'react';
import { useAct } from '../../../../../platform/calls/use-act.ts';
import { useAsk } from '../../../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../../../platform/use-texts.ts';
import classes from '../../Review.module.css';
import type { ReviewedApplicant } from '../../reviewed.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

/** What an applicant asks and nobody has answered, with the way to do so; absent while nobody asks. */
export function Question({ applicant: { id, withdrawnAt, ...applicant } }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const [answering, setAnswering] = useState(false);
  const { data } = useAsk(applicantLetters.list, { id });
  const settle = useAct(applicantLetters.settle);
  const asked = data?.items.filter((one) => data.unanswered.includes(one.id)) ?? [];
  const [first] = asked;
  if (!first || withdrawnAt) return null;
  return (
    <Alert color="info" title={first.subject}>
      <Stack gap={12}>
        {asked.map((one) => (
          <Text key={one.id} className={classes.message ?? ''}>
            {one.body}
          </Text>
        ))}
        <Group gap={8}>
          <Button size="compact-md" onClick={() => setAnswering(true)}>
            {t('letters.answer')}
          </Button>
          <Button size="compact-md" variant="default" loading={settle.isPending} onClick={() => settle.mutate({ id })}>
            {t('letters.settle')}
          </Button>
        </Group>
      </Stack>
      {answering && (
        <AnswerDialog
          applicant={{ id, ...applicant }}
          asked={asked.map(({ body }) => body).join('\n')}
          onClose={() => setAnswering(false)}
        />
      )}
    </Alert>
  );
}
