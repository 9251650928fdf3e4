import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconTrash, IconUpload, IconVideo } from '@tabler/icons-react';
import type { Video } from '@vitrine/contract/job-codes/shapes.ts';
import { type Language, maxVideoBytes } from '@vitrine/contract/vocabulary.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { EditCaptions } from '../../parts/captions/EditCaptions.tsx';
import type { Trim } from '../../parts/recording/TrimField.tsx';
import { UploadProgress } from '../../parts/UploadProgress.tsx';
import { refusalText } from '../../platform/calls/problems.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ClipPlayer } from './ClipPlayer.tsx';

const ClipRecorder = lazy(() => import('../../parts/recording/ClipRecorder.tsx').then((module) => ({ default: module.ClipRecorder })));

/** MOV, MP4, M4V (R144); the server looks at the content. */
const accepted = '.mov,.mp4,.m4v,video/mp4,video/quicktime,video/x-m4v';
const isVideoName = (name: string) => /\.(mov|mp4|m4v)$/i.test(name);

interface Upload {
  start: (file: Blob, trim?: Trim) => void;
  cancel: () => void;
  percent: number | null;
  busy: boolean;
}

interface Props {
  label: string;
  /** The language of the interview. */
  language: Language;
  /** What is to be said in it, to be read while it is recorded. */
  script: string;
  description?: string;
  video: Video | null;
  upload: Upload;
  removing: boolean;
  onRemove: () => void;
}

/** A video that is recorded here or chosen as a file, with its way up (R136, R179) and its removal. */
export function VideoField({ label, language, script, description, video, upload, removing, onRemove }: Props) {
  const t = useTexts('job-codes');
  const [recording, setRecording] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  function choose(file: File | null) {
    setProblem(undefined);
    if (!file) return;
    if (!isVideoName(file.name)) setProblem(refusalText('wrong-file-type'));
    else if (file.size > maxVideoBytes) setProblem(refusalText('too-large'));
    else upload.start(file);
  }

  return (
    <Stack gap={8} role="group" aria-labelledby={id}>
      <div>
        <Text id={id} size="sm" fw={700}>
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {description ?? t('video.hint')}
        </Text>
      </div>
      {video && <ClipPlayer video={video} label={label} />}
      <UploadProgress upload={upload} label={t('video.progress')} preparing={t('video.preparing')} problem={problem} />
      <Group gap={8}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconVideo size={18} stroke={1.5} />}
          disabled={upload.busy}
          onClick={() => setRecording(true)}
        >
          {t(video ? 'video.recordAgain' : 'video.record')}
        </Button>
        <FileButton accept={accepted} onChange={choose} disabled={upload.busy}>
          {(button) => (
            <Button {...button} size="sm" variant="default" leftSection={<IconUpload size={18} stroke={1.5} />}>
              {t('video.choose')}
            </Button>
          )}
        </FileButton>
        {video && <EditCaptions film={{ ...video, contentType: 'video/mp4', processing: !video.ready, label, language }} />}
        {video && (
          <Button size="sm" variant="default" leftSection={<IconTrash size={18} stroke={1.5} />} loading={removing} onClick={onRemove}>
            {t('common:remove')}
          </Button>
        )}
      </Group>
      {recording && (
        <Suspense fallback={null}>
          <ClipRecorder
            title={label}
            use={t('recorder.use')}
            script={script}
            onClose={() => setRecording(false)}
            onUse={(clip, trim) => {
              setRecording(false);
              upload.start(clip, trim);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
