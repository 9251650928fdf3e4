import { Button, FileButton, Group, Progress, Stack } from '@mantine/core';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notices } from '../platform/notices.ts';

const ImageCropper = lazy(() => import('../ui/files/ImageCropper.tsx'));

interface Props {
  /** What stands there now. */
  shown: ReactNode;
  choose: string;
  aspect: number;
  round?: boolean;
  /** Pixels of the longer side that are sent. */
  longest?: number;
  /** Percent of a running upload. */
  percent: number | null;
  onPicture: (picture: Blob) => void;
  onCancel: () => void;
  onRemove?: (() => void) | undefined;
}

/** A picture that can be chosen, cropped, sent with progress, and removed. */
export function PictureField({ shown, choose, aspect, round, longest, percent, onPicture, onCancel, onRemove }: Props) {
  const { t } = useTranslation();
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => () => (source ? URL.revokeObjectURL(source) : undefined), [source]);
  const labels = {
    title: t('crop.title'),
    zoom: t('crop.zoom'),
    use: t('crop.use'),
    cancel: t('cancel'),
    close: t('close'),
    area: t('crop.area'),
  };
  return (
    <Group gap={24} wrap="wrap">
      {shown}
      <Stack gap={8}>
        <Group gap={8}>
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
            onChange={(file) => file && setSource(URL.createObjectURL(file))}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={18} stroke={1.5} />}>
                {choose}
              </Button>
            )}
          </FileButton>
          {onRemove && (
            <Button variant="subtle" leftSection={<IconTrash size={18} stroke={1.5} />} onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </Group>
        {percent !== null && (
          <Group gap={8}>
            <Progress value={percent} w={160} aria-label={`${percent} %`} />
            <span>{percent} %</span>
            {percent < 100 && (
              <Button size="compact-sm" variant="subtle" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
      {source && (
        <Suspense>
          <ImageCropper
            source={source}
            aspect={aspect}
            {...(round ? { round } : {})}
            longest={longest}
            labels={labels}
            onClose={() => setSource(null)}
            onFailed={() => {
              notices.info(t('crop.broken'));
              setSource(null);
            }}
            onDone={(picture) => {
              setSource(null);
              onPicture(picture);
            }}
          />
        </Suspense>
      )}
    </Group>
  );
}
