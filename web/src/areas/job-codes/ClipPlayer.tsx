import { Box, Text } from '@mantine/core';
import type { Video } from '@vitrine/contract/job-codes/shapes.ts';
import { VideoPlayer } from '../../parts/VideoPlayer.tsx';
import { useTexts } from '../../platform/use-texts.ts';

/** A clip as candidates will see it; another clip takes its place by its key. */
export function ClipPlayer({ video, label }: { video: Video; label: string }) {
  const t = useTexts('job-codes');
  return (
    <Box maw={420}>
      <VideoPlayer
        key={video.key}
        film
        src={video.url}
        contentType="video/mp4"
        poster={video.poster}
        processing={!video.ready}
        label={label}
      />
      {!video.ready && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('video.notEverywhere')}
        </Text>
      )}
    </Box>
  );
}
