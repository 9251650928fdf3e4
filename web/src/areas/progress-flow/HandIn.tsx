import { Button, FileButton, Menu, Stack } from '@mantine/core';
import { IconCamera, IconFolder, IconUpload, IconUserCircle } from '@tabler/icons-react';
import { maxPaperBytes, papers } from '@vitrine/contract/progress-flow/papers.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { UploadProgress } from '../../parts/UploadProgress.tsx';
import { refusalText } from '../../platform/calls/problems.ts';
import { useUpload } from '../../platform/calls/use-upload.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { FromProfileDialog } from './FromProfileDialog.tsx';

const ScanDialog = lazy(() => import('./scanning/ScanDialog.tsx').then(({ ScanDialog }) => ({ default: ScanDialog })));

const accepted = '.pdf,.docx,.odt,.doc,.jpg,.jpeg,.png,.heic,.webp';

interface Props {
  place: { applicationId: string; pfId: string };
  title: string;
  /** Something is there already. */
  again: boolean;
}

/** Hands a document in: from a file, from the profile, or from photographs. */
export function HandIn({ place, title, again }: Props) {
  const t = useTexts('progress-flow');
  const [opened, open] = useState<'profile' | 'scan'>();
  const [problem, setProblem] = useState<string>();
  const choose = useRef<HTMLButtonElement>(null);
  const upload = useUpload(papers.upload, {
    onDone: () => {
      open(undefined);
      notices.done(t('handIn.done', { title }));
    },
  });
  const send = (file: File | null) => {
    setProblem(undefined);
    if (!file) return;
    if (file.size > maxPaperBytes) setProblem(refusalText('too-large'));
    else upload.start({ ...place, file });
  };
  return (
    <Stack gap={8} maw={320}>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant={again ? 'default' : 'filled'}
            loading={upload.busy}
            leftSection={<IconUpload size={18} stroke={1.5} aria-hidden="true" />}
            aria-label={t(again ? 'handIn.againOf' : 'handIn.of', { title })}
          >
            {t(again ? 'handIn.again' : 'handIn.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCamera size={18} stroke={1.5} />} onClick={() => open('scan')}>
            {t('handIn.photographs')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFolder size={18} stroke={1.5} />} onClick={() => choose.current?.click()}>
            {t('handIn.file')}
          </Menu.Item>
          <Menu.Item leftSection={<IconUserCircle size={18} stroke={1.5} />} onClick={() => open('profile')}>
            {t('handIn.profile')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <FileButton accept={accepted} onChange={send}>
        {(button) => <button {...button} ref={choose} type="button" hidden tabIndex={-1} aria-hidden="true" />}
      </FileButton>
      <UploadProgress upload={upload} label={t('handIn.progress', { title })} preparing={t('handIn.checking')} problem={problem} />
      {opened === 'profile' && (
        <FromProfileDialog
          busy={upload.busy}
          onChoose={(documentId) => upload.start({ ...place, documentId })}
          onClose={() => open(undefined)}
        />
      )}
      {opened === 'scan' && (
        <Suspense fallback={null}>
          <ScanDialog title={title} busy={upload.busy} onMade={send} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
