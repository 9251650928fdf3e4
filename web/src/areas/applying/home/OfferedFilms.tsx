import { Box, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { applicationHome, type OwnApplication } from '@vitrine/contract/applying/home.ts';
import { interviewUploads, type OfferedAnswer } from '@vitrine/contract/interviews/uploads.ts';
import { useState } from 'react';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { askAnew, refresh } from '../../../platform/calls/use-ask.ts';
import { longDate } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { Home } from './stations.ts';

/** Films that an administrator uploaded for the interview: the person looks at them and says yes or no, and the company knows of none before. */
export function OfferedFilms({ home, own: { applicationId, offered } }: { home: Home; own: OwnApplication }) {
  const t = useTexts('applying');
  const company = home.companyName;
  const agree = useAct(interviewUploads.answer, {
    onDone: ({ sent }) => notices.done(t(sent ? 'home.offered.sent' : 'home.offered.agreed')),
  });
  const client = useQueryClient();
  // a film that took the place of another is looked at first
  const yes = () =>
    agree.mutate({ applicationId, agree: true, takeIds: offered.map(({ takeId }) => takeId) }, { onError: () => askAnew(client) });
  if (offered.length === 0) return null;
  const until = offered.map((one) => one.until).sort()[0] ?? '';
  return (
    <Card withBorder component="section" aria-labelledby="offered">
      <Stack gap={20}>
        <div>
          <Title order={2} id="offered" mb={8}>
            {t('home.offered.title', { count: offered.length })}
          </Title>
          <Text>{t('home.offered.text', { company, day: longDate(until) })}</Text>
        </div>
        {offered.map((one) => (
          <Offered key={one.takeId} one={one} />
        ))}
        <Group gap={12}>
          <Button loading={agree.isPending} onClick={yes}>
            {t('home.offered.agree', { company })}
          </Button>
          <No
            applicationId={applicationId}
            label={t('home.offered.refuse')}
            title={t('home.offered.refuseTitle')}
            text={t('home.offered.refuseText', { company })}
          />
        </Group>
      </Stack>
    </Card>
  );
}

function Offered({ one: { questionNo, question, origin, answer } }: { one: OfferedAnswer }) {
  const t = useTexts('applying');
  const client = useQueryClient();
  const { media } = answer;
  return (
    <Box component="article" maw={640}>
      <Text fw={700}>
        {questionNo}. {question}
      </Text>
      <Text size="sm" c="dimmed" mb={8} style={{ overflowWrap: 'anywhere' }}>
        {t('home.offered.origin', { origin })}
      </Text>
      {media && (
        <VideoPlayer
          src={media.url}
          contentType={media.contentType}
          poster={media.poster}
          processing={media.processing}
          seconds={media.seconds}
          label={t('home.offered.film', { number: questionNo })}
          onExpired={() => refresh(client, [applicationHome.show])}
        />
      )}
    </Box>
  );
}

interface NoProps {
  applicationId: string;
  label: string;
  title: string;
  text: string;
}

function No({ applicationId, label, title, text }: NoProps) {
  const t = useTexts('applying');
  const [asked, setAsked] = useState(false);
  const refuse = useAct(interviewUploads.answer, {
    onDone: () => {
      setAsked(false);
      notices.done(t('home.offered.gone'));
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        busy={refuse.isPending}
        title={title}
        confirm={t('common:delete')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => setAsked(false)}
        onConfirm={() => refuse.mutate({ applicationId, agree: false })}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}

/** Beside answers that came so: what they are, and the way to take the yes back. */
export function UploadedAnswers({ own: { applicationId, answers }, company }: { own: OwnApplication; company: string }) {
  const t = useTexts('applying');
  if (!answers.some(({ answer }) => answer?.uploaded)) return null;
  return (
    <Group gap={12} justify="space-between">
      <Text size="sm" flex="1 1 280px">
        {t('home.offered.standing')}
      </Text>
      <No
        applicationId={applicationId}
        label={t('home.offered.takeBack')}
        title={t('home.offered.takeBackTitle')}
        text={t('home.offered.takeBackText', { company })}
      />
    </Group>
  );
}
