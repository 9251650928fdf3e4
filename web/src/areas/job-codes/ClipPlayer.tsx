import { AspectRatio, Text } from '@mantine/core';
import type { Video } from '@vitrine/contract/job-codes/shapes.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/use-texts.ts';

/** Keeps the first link to a clip while it plays: answers bring a new link for the same clip each time. */
function useSteadyLink(video: Video) {
  const [shown, setShown] = useState(video);
  if (shown.key !== video.key) setShown(video);
  return { shown: shown.key === video.key ? shown : video, renew: () => setShown(video) };
}

export function ClipPlayer({ video, label }: { video: Video; label: string }) {
  const t = useTexts('job-codes');
  const { shown, renew } = useSteadyLink(video);
  return (
    <div>
      <AspectRatio ratio={16 / 9} maw={420}>
        <video
          src={shown.url}
          {...(shown.poster ? { poster: shown.poster } : {})}
          controls
          playsInline
          preload="none"
          aria-label={label}
          onError={renew}
          style={{ borderRadius: 12, background: '#10181a', objectFit: 'contain' }}
        />
      </AspectRatio>
      {!video.ready && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('video.notEverywhere')}
        </Text>
      )}
    </div>
  );
}
