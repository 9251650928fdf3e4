import { Button, Group, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  upload: { percent: number | null; busy: boolean; cancel: () => void };
  label: string;
  /** Said once all is sent and the server still works on it; without it, the percent stays. */
  preparing?: string;
  problem: string | undefined;
}

/** How far a chosen file has come, with a way to stop it; and what is wrong with it. */
export function UploadProgress({ upload, label, preparing, problem }: Props) {
  const { t } = useTranslation();
  const { percent, busy, cancel } = upload;
  return (
    <>
      {percent !== null && (
        <Group gap={12} wrap="nowrap">
          <Progress value={percent} flex={1} aria-label={label} />
          <Text size="sm" aria-live="polite">
            {busy && percent === 100 && preparing ? preparing : `${percent} %`}
          </Text>
          {busy && (
            <Button size="xs" variant="default" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
        </Group>
      )}
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </>
  );
}
