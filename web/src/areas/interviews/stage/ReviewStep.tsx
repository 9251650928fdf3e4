import { Alert, Badge, Button, Card, Group, Image, Stack, Text, Title } from '@mantine/core';
import { type InterviewView, interview } from '@vitrine/contract/interviews/interview.ts';
import { useState } from 'react';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useGoingOn } from '../../../platform/calls/use-upload.ts';
import { allSent, isPending, useUploads } from '../../../platform/recording/upload-queue.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';
import { chosenOf, isAnswered } from '../words.ts';

interface Props {
  view: InterviewView;
  onQuestion: (questionNo: number) => void;
  onSent: (view: InterviewView) => void;
}

/** All answers at a glance, and the one button that sends them; it waits for what is still going up. */
export function ReviewStep({ view, onQuestion, onSent }: Props) {
  const t = useTexts('interviews');
  const uploads = useUploads();
  const files = useGoingOn(view.applicationId);
  const [waiting, setWaiting] = useState(false);
  const act = useAct(interview.submit, { changes: false, onDone: onSent });
  const missing = view.questions.filter((one) => !isAnswered(one) && !one.skippable);
  const chosen = view.questions.flatMap((one) => chosenOf(one)?.takeId ?? []);
  const pending = uploads.filter((one) => chosen.includes(one.takeId) && isPending(one));
  const none = chosen.length === 0;
  const send = async () => {
    setWaiting(true);
    await allSent(chosen);
    setWaiting(false);
    act.mutate({ applicationId: view.applicationId });
  };
  return (
    <div className={classes.page}>
      <Stack gap={20}>
        <div>
          <Title order={1}>{t('review.title')}</Title>
          <Text c="dimmed">{t('review.lead', { company: view.companyName })}</Text>
        </div>
        {view.questions.map((question) => {
          const take = chosenOf(question);
          return (
            <Card key={question.questionNo} component="section">
              <Group justify="space-between" gap={16}>
                <Group wrap="nowrap" gap={16} style={{ flex: '1 1 240px', minWidth: 0 }}>
                  {take?.media?.poster && <Image src={take.media.poster} alt="" w={96} h={54} radius="sm" fit="cover" />}
                  <div style={{ minWidth: 0 }}>
                    <Text fw={700} lang={view.language} style={{ overflowWrap: 'anywhere' }}>
                      {question.text}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {take ? t(`review.kind.${take.kind}`) : question.skippable ? t('review.skipped') : t('review.missing')}
                    </Text>
                  </div>
                </Group>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('review.changeOf', { number: question.questionNo })}
                  onClick={() => onQuestion(question.questionNo)}
                >
                  {take ? t('review.change') : t('review.answer')}
                </Button>
              </Group>
            </Card>
          );
        })}
        {missing.length > 0 && (
          <Alert color="info" title={t('review.incomplete', { count: missing.length })}>
            {t('review.incompleteText')}
          </Alert>
        )}
        {pending.length + files > 0 && <Badge color="info">{t('review.pending', { count: pending.length + files })}</Badge>}
        <Group>
          <Button
            size="md"
            disabled={missing.length > 0 || none || files > 0}
            loading={waiting || act.isPending}
            onClick={() => void send()}
          >
            {t('review.send')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('review.final')}
          </Text>
        </Group>
      </Stack>
    </div>
  );
}
