import { Stack, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { useEffect, useState } from 'react';
import { VideoPlayer } from '../../parts/VideoPlayer.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { ClosedStep } from './landing/ClosedStep.tsx';

/** One answer, opened by the link that a recruiter made for it. */
export function InterviewVideoPage() {
  const t = useTexts('interviews');
  useDocumentTitle(`${t('answer.title')} · Vitrine`);
  // the secret stands behind the hash, where no server and no referrer sees it
  const [token] = useState(() => location.hash.slice(1));
  const act = useAct(answers.openLink, { handles: 'all' });
  const { mutate } = act;
  useEffect(() => mutate({ token }), [mutate, token]);
  if (act.error) return <ClosedStep why="link" />;
  if (!act.data) return null;
  const { question, firstName, companyName, video, text, trim } = act.data;
  return (
    <Page title={question} lead={t('answer.by', { name: firstName, company: companyName })} width="text">
      <Stack>
        {video && (
          <VideoPlayer
            src={video.url}
            contentType={video.contentType}
            poster={video.poster}
            seconds={video.seconds}
            processing={video.processing}
            trim={trim}
            label={t('answer.label', { name: firstName })}
            onExpired={() => mutate({ token })}
          />
        )}
        {text && <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>}
      </Stack>
    </Page>
  );
}
