import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { maxVideoBytes } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  applicationId: string;
  bookingId: string;
  questionNo: number;
  onSaved: () => void;
}

/** A video that was recorded elsewhere: MOV, MP4 or M4V under 100 MB (R144, R145). */
export function VideoFileAnswer({ applicationId, bookingId, questionNo, onSaved }: Props) {
  const t = useTexts('interviews');
  const upload = useUpload(answers.upload, { onDone: onSaved, name: `${applicationId} film ${questionNo}` });
  const refuse = (file: File) =>
    !/\.(mov|mp4|m4v)$/i.test(file.name) ? t('file.kinds') : file.size > maxVideoBytes ? t('file.large') : '';
  return (
    <Chooser
      accept=".mov,.mp4,.m4v,video/mp4,video/quicktime,video/x-m4v"
      label={t('file.video')}
      hint={t('file.kinds')}
      refuse={refuse}
      upload={upload}
      send={(file) => upload.start({ bookingId, questionNo, file })}
    />
  );
}

/** A document, where the question asks for one. */
export function DocumentAnswer({ applicationId, questionNo, onSaved }: Props) {
  const t = useTexts('interviews');
  const upload = useUpload(takes.file, { onDone: onSaved, name: `${applicationId} document ${questionNo}` });
  return (
    <Chooser
      accept=".pdf,.docx,.odt,.txt,.png,.jpg"
      label={t('file.document')}
      hint={t('file.documents')}
      refuse={() => ''}
      upload={upload}
      send={(file) => upload.start({ applicationId, questionNo, file })}
    />
  );
}

interface ChooserProps {
  accept: string;
  label: string;
  hint: string;
  /** Why the file cannot be taken, said before it is sent. */
  refuse: (file: File) => string;
  upload: { percent: number | null; busy: boolean; cancel: () => void };
  send: (file: File) => void;
}

function Chooser({ accept, label, hint, refuse, upload, send }: ChooserProps) {
  const t = useTexts('interviews');
  const [wrong, setWrong] = useState('');
  const take = (file: File | null) => {
    if (!file) return;
    const reason = refuse(file);
    setWrong(reason);
    if (!reason) send(file);
  };
  return (
    <Stack gap={12}>
      {wrong && (
        <Alert role="alert" color="red">
          {wrong}
        </Alert>
      )}
      <Group>
        <FileButton accept={accept} onChange={take} inputProps={{ 'aria-label': label }}>
          {(props) => (
            <Button {...props} variant="default" disabled={upload.busy} leftSection={<IconUpload size={18} aria-hidden="true" />}>
              {label}
            </Button>
          )}
        </FileButton>
        {upload.busy && (
          <Button variant="subtle" onClick={upload.cancel}>
            {t('common:cancel')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {upload.percent !== null && (
        <Progress.Root size="xl">
          <Progress.Section value={upload.percent} aria-label={t('file.progress')}>
            <Progress.Label>{upload.percent} %</Progress.Label>
          </Progress.Section>
        </Progress.Root>
      )}
    </Stack>
  );
}
