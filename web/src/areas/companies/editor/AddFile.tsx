import { Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { businessFiles } from '@vitrine/contract/companies/business.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { maxImageBytes, maxVideoBytes } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { refusalText } from '../../../platform/calls/problems.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Look {
  label: string;
  disabled?: boolean;
}

/** Chooses a picture and sends it; the server looks at its content. */
export function AddPicture({ onStored, ...look }: Look & { onStored: (picture: { name: string; url: string }) => void }) {
  const upload = useUpload(businessFiles.picture, { onDone: onStored });
  return (
    <AddFile
      {...look}
      accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
      maxBytes={maxImageBytes}
      upload={{ ...upload, start: (file: File) => upload.start({ file }) }}
    />
  );
}

/** Chooses a video (MOV, MP4, M4V; R144, R145) and sends it. */
export function AddVideo({ onStored, ...look }: Look & { onStored: (video: Reply<typeof businessFiles.video>) => void }) {
  const upload = useUpload(businessFiles.video, { onDone: onStored });
  return (
    <AddFile
      {...look}
      accept=".mov,.mp4,.m4v,video/mp4,video/quicktime,video/x-m4v"
      maxBytes={maxVideoBytes}
      upload={{ ...upload, start: (file: File) => upload.start({ file }) }}
    />
  );
}

interface Props extends Look {
  accept: string;
  maxBytes: number;
  upload: { start: (file: File) => void; cancel: () => void; percent: number | null; busy: boolean };
}

function AddFile({ label, disabled = false, accept, maxBytes, upload }: Props) {
  const t = useTexts('companies');
  const [problem, setProblem] = useState<string>();
  const choose = (file: File | null) => {
    setProblem(file && file.size > maxBytes ? refusalText('too-large') : undefined);
    if (file && file.size <= maxBytes) upload.start(file);
  };
  return (
    <div>
      <Group gap={12}>
        <FileButton accept={accept} onChange={choose} disabled={disabled || upload.busy}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconPlus size={18} stroke={1.5} />}>
              {label}
            </Button>
          )}
        </FileButton>
        {upload.percent !== null && (
          <Group gap={8}>
            <Progress value={upload.percent} w={120} aria-label={t('editor.uploading', { percent: upload.percent })} />
            <Text size="sm">{upload.percent} %</Text>
            {upload.busy && (
              <Button size="compact-sm" variant="subtle" onClick={upload.cancel}>
                {t('common:cancel')}
              </Button>
            )}
          </Group>
        )}
      </Group>
      {problem && (
        <Text role="alert" size="sm" mt={4} c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
    </div>
  );
}
