import { ActionIcon, Button, FileButton, Group, Text } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { maxAttachmentBytes } from '@vitrine/contract/emails/writing.ts';
import { useState } from 'react';
import { UploadProgress } from '../../../parts/UploadProgress.tsx';
import { bytes } from '../../../platform/bytes.ts';
import { problemText } from '../../../platform/calls/problems.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Emails.module.css';
import type { Composing } from './use-composer.ts';

/** The files that go along: each is stored as soon as it is chosen. */
export function Attachments({ composer: { id, stored, files, sending } }: { composer: Composing }) {
  const t = useTexts('emails');
  const [large, setLarge] = useState(false);
  const { upload, detach } = files;
  const total = stored.files.reduce((sum, one) => sum + one.bytes, 0);
  const attach = (file: File | null) => {
    if (!file) return;
    const fits = total + file.size <= maxAttachmentBytes;
    setLarge(!fits);
    if (fits) upload.start({ id, file });
  };
  const problem = large ? t('common:refusals.attachments-too-large') : upload.error ? problemText(upload.error) : undefined;
  return (
    <section aria-label={t('files')}>
      <Group gap={8}>
        <FileButton onChange={attach} disabled={upload.busy || sending}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden="true" />}>
              {t('compose.attach')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {total === 0
            ? t('compose.roomEmpty', { most: bytes(maxAttachmentBytes) })
            : t('compose.room', { used: bytes(total), most: bytes(maxAttachmentBytes) })}
        </Text>
      </Group>
      <UploadProgress
        // what has arrived stands in the list below
        upload={upload.busy ? upload : { ...upload, percent: null }}
        label={t('compose.attach')}
        preparing={t('compose.storing')}
        problem={problem}
      />
      {stored.files.length > 0 && (
        <ul className={classes.files}>
          {stored.files.map(({ id: fileId, name, bytes: size }) => (
            <li key={fileId} className={classes.chosen}>
              <span className={classes.file}>{t('file', { name, size: bytes(size) })}</span>
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={t('compose.detach', { name })}
                disabled={detach.isPending || sending}
                onClick={() => detach.mutate({ id, fileId })}
              >
                <IconX size={18} stroke={1.5} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
