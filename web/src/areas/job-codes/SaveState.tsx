import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCloudUpload } from '@tabler/icons-react';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { useEffect, useState } from 'react';
import { relative } from '../../platform/format.ts';
import { problemText } from '../../platform/problems.ts';
import { useTexts } from '../../platform/use-texts.ts';
import type { Saving } from './use-editor.ts';

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
  const t = useTexts('job-codes');
  const now = useNow(4000);
  if (saving.state === 'failed') {
    return (
      <Group gap={6} c="var(--mantine-color-error)">
        <IconAlertCircle size={18} stroke={1.5} aria-hidden="true" />
        <Text size="sm">{t('save.failed')}</Text>
      </Group>
    );
  }
  const seconds = saving.state === 'saved' ? Math.max(0, Math.round((now - saving.at) / 1000)) : 0;
  const words =
    saving.state !== 'saved'
      ? t('save.saving')
      : seconds < 60
        ? t('save.seconds', { seconds })
        : t('save.ago', { ago: relative(new Date(saving.at)) });
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

/** Why the last save did not work, that nothing is lost, and what to do. */
export function SaveProblem({ saving, onRetry, onOverwrite }: { saving: Saving; onRetry: () => void; onOverwrite: () => void }) {
  const t = useTexts('job-codes');
  if (saving.state !== 'failed') return null;
  const elsewhere = saving.error instanceof CallFailed && saving.error.problem.code === 'changed-elsewhere';
  return (
    <Alert role="alert" color="red" icon={<IconAlertCircle stroke={1.5} />} title={problemText(saving.error)}>
      <Text size="sm">{t(elsewhere ? 'save.elsewhere' : 'save.kept')}</Text>
      <Group gap={8} mt={12}>
        {elsewhere ? (
          <>
            <Button size="xs" variant="default" onClick={() => window.location.reload()}>
              {t('save.loadTheirs')}
            </Button>
            <Button size="xs" color="red.9" onClick={onOverwrite}>
              {t('save.keepMine')}
            </Button>
          </>
        ) : (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('save.again')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
