import { Button, Spoiler, Stack, Text, Title } from '@mantine/core';
import { IconMail, IconMessages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { useState } from 'react';
import { useAsk } from '../../../../../platform/calls/use-ask.ts';
import { time } from '../../../../../platform/clock.ts';
import { date } from '../../../../../platform/format.ts';
import { useIsRecruiter } from '../../../../../platform/session/session.ts';
import { useTexts } from '../../../../../platform/use-texts.ts';
import classes from '../../Review.module.css';
import type { ReviewedApplicant } from '../../reviewed.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

/** The way to write to an applicant (messages with an account, letters to a guest), and the letters so far, the newest first. */
export function Letters({ applicant }: { applicant: ReviewedApplicant }) {
  const t = useTexts('applicants');
  const recruiter = useIsRecruiter();
  const [writing, setWriting] = useState(false);
  const { data } = useAsk(applicantLetters.list, { id: applicant.id });
  if (!data) return null;
  const { items, guest } = data;
  const open = !applicant.withdrawnAt;
  return (
    <>
      {open && !guest && !applicant.blind && (
        <Button
          variant="default"
          leftSection={<IconMessages size={18} stroke={1.5} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} to="/chat" search={{ applicant: applicant.id }} />}
        >
          {t('review.write')}
        </Button>
      )}
      {open && guest && recruiter && (
        <Button variant="default" leftSection={<IconMail size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setWriting(true)}>
          {t('review.write')}
        </Button>
      )}
      {items.length > 0 && (
        <Stack gap={8} component="section" aria-label={t('letters.title')}>
          <Title order={2} size="h5">
            {t('letters.title')}
          </Title>
          {items.toReversed().map(({ id, byCandidate, subject, body, sentAt }) => (
            <div key={id}>
              <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
                {subject}
              </Text>
              <Text size="sm" c="dimmed">
                {t(byCandidate ? 'letters.from' : 'letters.to')} · {date(sentAt)} {time(sentAt)}
              </Text>
              <Spoiler maxHeight={120} showLabel={t('letters.more')} hideLabel={t('letters.less')}>
                <Text className={classes.message ?? ''}>{body}</Text>
              </Spoiler>
            </div>
          ))}
        </Stack>
      )}
      {writing && <AnswerDialog applicant={applicant} onClose={() => setWriting(false)} />}
    </>
  );
}
