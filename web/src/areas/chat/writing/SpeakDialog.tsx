import { SegmentedControl } from '@mantine/core';
import { longestRecordingSeconds } from '@vitrine/contract/chat/shapes.ts';
import { useState } from 'react';
import { ClipRecorder } from '../../../parts/recording/ClipRecorder.tsx';
import { useTexts } from '../../../platform/use-texts.ts';

type Kind = 'video' | 'audio';

/** Records a short film, or the voice alone, for a message. */
export function SpeakDialog({ onUse, onClose }: { onUse: (recorded: Blob) => void; onClose: () => void }) {
  const t = useTexts('chat');
  const [kind, setKind] = useState<Kind>('video');
  return (
    <ClipRecorder
      // another kind asks for other devices
      key={kind}
      kind={kind}
      title={t('speak.title')}
      longest={longestRecordingSeconds}
      use={t('speak.use')}
      whole
      choice={
        <SegmentedControl
          aria-label={t('speak.kind')}
          value={kind}
          onChange={(chosen) => setKind(chosen as Kind)}
          data={[
            { value: 'video', label: t('speak.video') },
            { value: 'audio', label: t('speak.audio') },
          ]}
        />
      }
      onUse={onUse}
      onClose={onClose}
    />
  );
}
