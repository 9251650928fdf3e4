import { Anchor, Box, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { products } from '@vitrine/contract/admin/products.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { refresh, useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** What somebody sent under a booking; the look is noted. */
export function Answers({ bookingId, candidateEmail }: { bookingId: string; candidateEmail: string }) {
  const t = useTexts('admin');
  const sent = useAsk(products.candidateVideos, { bookingId, candidateEmail });
  return (
    <QueryBoundary of={sent}>
      {({ answers }) => (
        <Stack gap={16} mt={16}>
          {answers.length === 0 && <Text c="dimmed">{t('products.noAnswers')}</Text>}
          {answers.map((one) => (
            <Box key={one.questionNo} component="article">
              <Text fw={700} mb={8}>
                {one.questionNo}. {one.question}
              </Text>
              {one.answer ? <Answer answer={one.answer} /> : <Text c="dimmed">{t('products.noAnswer')}</Text>}
            </Box>
          ))}
        </Stack>
      )}
    </QueryBoundary>
  );
}

type Take = NonNullable<Reply<typeof products.candidateVideos>['answers'][number]['answer']>;

function Answer({ answer: { kind, text, media, fileName, trim, questionNo } }: { answer: Take }) {
  const t = useTexts('admin');
  const client = useQueryClient();
  if (kind === 'text') return <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>;
  if (!media) return <Text c="dimmed">{t('products.beingMade')}</Text>;
  if (kind === 'file')
    return (
      <Anchor href={media.url} download={fileName ?? true} style={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Anchor>
    );
  return (
    <VideoPlayer
      src={media.url}
      contentType={media.contentType}
      poster={media.poster}
      processing={media.processing}
      seconds={media.seconds}
      trim={trim}
      sound={kind === 'audio'}
      label={t('products.answerTo', { number: questionNo })}
      onExpired={() => refresh(client, [products.candidateVideos])}
    />
  );
}
