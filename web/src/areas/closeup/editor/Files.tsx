import { Button, Card, FileButton, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconFileTypePdf, IconPhoto, IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import type { PageFile } from '@vitrine/contract/closeup/shapes.ts';
import { type Language, maxVideoBytes } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { EditCaptions } from '../../../parts/captions/EditCaptions.tsx';
import { UploadProgress } from '../../../parts/UploadProgress.tsx';
import { bytes } from '../../../platform/bytes.ts';
import { refusalText } from '../../../platform/calls/problems.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { CloseupCalls } from './use-calls.ts';

const accepted = 'image/png,image/jpeg,image/webp,image/gif,image/avif,application/pdf,.mov,.mp4,.m4v,video/mp4,video/quicktime';

interface Props {
  number: number;
  files: PageFile[];
  /** In which the closeup is written. */
  language: Language;
  calls: CloseupCalls;
  onExpired: () => void;
}

/** Pictures, a film and documents of a page; the film can be recorded here, with the words to be said in sight. */
export function Files({ number, files, language, calls, onExpired }: Props) {
  const t = useTexts('closeup');
  const [problem, setProblem] = useState<string>();
  const choose = (file: File | null) => {
    setProblem(undefined);
    if (!file) return;
    if (file.size > maxVideoBytes) setProblem(refusalText('too-large'));
    else calls.send(number, file);
  };
  return (
    <Stack gap={12} component="section" aria-label={t('files.title')}>
      <Text fw={700}>{t('files.title')}</Text>
      {files.map((one) => (
        <FileRow key={one.id} file={one} language={language} mayChange={!calls.candidateId} onExpired={onExpired} />
      ))}
      <UploadProgress upload={calls.upload} label={t('files.progress')} preparing={t('files.preparing')} problem={problem} />
      <Group gap={8}>
        {!calls.candidateId && (
          <Button
            variant="default"
            leftSection={<IconVideo size={18} stroke={1.5} />}
            renderRoot={(props) => <Link {...props} to="/closeup-teleprompter" search={{ page: number }} />}
          >
            {t('files.record')}
          </Button>
        )}
        <FileButton accept={accepted} onChange={choose} disabled={calls.upload.busy}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconPhoto size={18} stroke={1.5} />}>
              {t('files.choose')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Text size="sm" c="dimmed">
        {t('files.hint')}
      </Text>
    </Stack>
  );
}

interface RowProps {
  file: PageFile;
  /** In which the closeup is written. */
  language: Language;
  mayChange: boolean;
  onExpired: () => void;
}

function FileRow({ file, language, mayChange, onExpired }: RowProps) {
  const t = useTexts('closeup');
  const [asked, setAsked] = useState(false);
  const remove = useAct(closeupEditing.removeFile, { onDone: () => setAsked(false) });
  const picture = file.kind === 'picture' ? file.url : file.poster;
  return (
    <Card padding={12} role="group" aria-label={file.name}>
      <Group gap={12} align="flex-start" wrap="wrap">
        {picture ? (
          <img
            src={picture}
            alt=""
            width={96}
            height={72}
            onError={onExpired}
            style={{ borderRadius: 8, objectFit: 'cover', background: 'var(--v-line)' }}
          />
        ) : (
          <IconFileTypePdf size={40} stroke={1.5} aria-hidden="true" />
        )}
        <Stack gap={8} flex="1 1 200px">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {`${file.name} · ${bytes(file.bytes)}`}
          </Text>
          {mayChange && <Caption file={file} />}
          {mayChange && file.kind === 'video' && (
            <div>
              <EditCaptions film={{ ...file, processing: !file.ready, label: t('show.film'), language }} compact />
            </div>
          )}
        </Stack>
        {mayChange && (
          <Button variant="subtle" size="compact-md" aria-label={t('files.removeOf', { name: file.name })} onClick={() => setAsked(true)}>
            {t('common:remove')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asked}
        danger
        busy={remove.isPending}
        title={t('files.removeTitle')}
        confirm={t('common:remove')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate({ fileId: file.id })}
      >
        {t('files.removeText', { name: file.name })}
      </ConfirmDialog>
    </Card>
  );
}

/** What a picture shows, what is said in a film, or how a document is called; saved when the field is left. */
function Caption({ file }: { file: PageFile }) {
  const t = useTexts('closeup');
  const [typed, setTyped] = useState(file.caption);
  const describe = useAct(closeupEditing.describe);
  const save = () => typed !== file.caption && describe.mutate({ fileId: file.id, caption: typed });
  const field = {
    label: t(`files.captions.${file.kind}`),
    value: typed,
    onBlur: save,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
  };
  if (file.kind === 'video') return <Textarea {...field} autosize minRows={2} maxRows={8} maxLength={2000} />;
  return <TextInput {...field} maxLength={300} />;
}
