import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCloudUpload } from '@tabler/icons-react';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused, type Saving } from '../platform/calls/autosave.ts';
import { problemText } from '../platform/calls/problems.ts';
import { relative } from '../platform/format.ts';

function useNow(milliseconds: number) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return now;
}

/** One quiet line: saved when, or still on its way. */
export function SaveState({ saving }: { saving: Saving }) {
  const { t } = useTranslation();
  const now = useNow(4000);
  if (saving.state === 'failed') {
    return (
      <Group gap={6} c="var(--mantine-color-error)">
        <IconAlertCircle size={18} stroke={1.5} aria-hidden="true" />
        <Text size="sm">{t('autosave.failed')}</Text>
      </Group>
    );
  }
  const seconds = saving.state === 'saved' ? Math.max(0, Math.round((now - saving.at) / 1000)) : 0;
  const words =
    saving.state !== 'saved'
      ? t('autosave.saving')
      : seconds < 5
        ? t('autosave.now')
        : seconds < 60
          ? t('autosave.seconds', { seconds })
          : t('autosave.ago', { ago: relative(new Date(saving.at)) });
  return (
    <Group gap={6} c="dimmed">
      {saving.state === 'saved' ? (
        <IconCheck size={18} stroke={1.5} aria-hidden="true" />
      ) : (
        <IconCloudUpload size={18} stroke={1.5} aria-hidden="true" />
      )}
      <Text size="sm">{words}</Text>
    </Group>
  );
}

interface Props {
  saving: Saving;
  onRetry: () => void;
  onOverwrite: () => void;
  /** Shows what the other person stored in place of what stands here; without it the page is loaded anew. */
  onTheirs?: () => void;
}

/** Why the last save did not work, that nothing is lost, and what to do. */
export function SaveProblem({ saving, onRetry, onOverwrite, onTheirs = () => window.location.reload() }: Props) {
  const { t } = useTranslation();
  if (saving.state !== 'failed') return null;
  const elsewhere = saving.error instanceof CallFailed && saving.error.problem.code === 'changed-elsewhere';
  return (
    <Alert role="alert" color="red" icon={<IconAlertCircle stroke={1.5} />} title={problemText(saving.error)}>
      <Text size="sm">{t(elsewhere ? 'autosave.elsewhere' : isRefused(saving.error) ? 'autosave.kept' : 'autosave.itself')}</Text>
      <Group gap={8} mt={12}>
        {elsewhere ? (
          <>
            <Button size="xs" variant="default" onClick={onTheirs}>
              {t('autosave.loadTheirs')}
            </Button>
            <Button size="xs" color="red.9" onClick={onOverwrite}>
              {t('autosave.keepMine')}
            </Button>
          </>
        ) : (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('autosave.again')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
