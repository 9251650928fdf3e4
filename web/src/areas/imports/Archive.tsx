import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { documentImports, maxArchiveBytes } from '@vitrine/contract/imports/documents.ts';
import type { CandidateImport } from '@vitrine/contract/imports/imports.ts';
import { useState } from 'react';
import { UploadProgress } from '../../parts/UploadProgress.tsx';
import { refusalText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useUpload } from '../../platform/calls/use-upload.ts';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';

interface Props {
  of: CandidateImport;
  /** What was found before holds no longer. */
  onChange: () => void;
}

/** The documents of people that come along in a ZIP beside the table. */
export function Archive({ of: { id, archive }, onChange }: Props) {
  const t = useTexts('imports');
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useUpload(documentImports.upload, { handles: ['wrong-file-type', 'imports-waiting'], onDone: onChange });
  const remove = useAct(documentImports.remove, { onDone: onChange });
  const choose = (file: File | null) => {
    if (!file) return;
    setTooLarge(file.size > maxArchiveBytes);
    if (file.size <= maxArchiveBytes) upload.start({ id, fileName: file.name.slice(0, 200), file });
  };
  const code = upload.error instanceof CallFailed ? upload.error.problem.code : undefined;
  const refused = code === 'imports-waiting' ? refusalText(code) : upload.error instanceof CallFailed ? t('archive.wrong') : undefined;
  return (
    <Section title={t('archive.title')} text={t('archive.text')}>
      <Stack>
        {archive && <State of={archive} />}
        <Group>
          <FileButton accept=".zip,application/zip" onChange={choose} disabled={upload.busy}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                leftSection={<IconUpload size={18} stroke={1.5} aria-hidden="true" />}
                loading={upload.busy}
              >
                {t(archive ? 'archive.replace' : 'archive.choose')}
              </Button>
            )}
          </FileButton>
          {archive && (
            <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({ id })}>
              {t('archive.remove')}
            </Button>
          )}
        </Group>
        <UploadProgress upload={upload} label={t('archive.choose')} problem={tooLarge ? refusalText('too-large') : refused} />
        <Text size="sm" c="dimmed">
          {t('archive.limits')}
        </Text>
      </Stack>
    </Section>
  );
}

function State({ of: { state, fault, fileName: file, files, done } }: { of: NonNullable<CandidateImport['archive']> }) {
  const t = useTexts('imports');
  if (fault)
    return (
      <Alert role="alert" color="yellow">
        {t(`archive.fault.${fault}`, { file })}
      </Alert>
    );
  if (state === 'read') return <Text role="status">{t('archive.read', { file, count: files })}</Text>;
  return (
    <div role="status">
      <Text mb={8}>{files === 0 ? t('archive.begun', { file }) : t('archive.reading', { done: number(done), files: number(files) })}</Text>
      <Progress value={files === 0 ? 0 : (done / files) * 100} aria-label={t('archive.progress')} />
    </div>
  );
}
