import { Anchor } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Attachment } from '@vitrine/contract/chat/shapes.ts';
import { VideoPlayer } from '../../parts/VideoPlayer.tsx';
import { bytes } from '../../platform/bytes.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Chat.module.css';

/** What goes along with a message: a picture shows itself, what was recorded is played; everything is saved under its name. */
export function MessageFile({ file, onExpired }: { file: Attachment; onExpired: () => void }) {
  const t = useTexts('chat');
  const { recording } = file;
  return (
    <div className={recording ? classes.spoken : undefined}>
      {file.preview === 'picture' && <img className={classes.picture} src={file.url} alt={file.name} loading="lazy" />}
      {recording && (
        <VideoPlayer
          src={file.url}
          contentType={file.contentType}
          label={file.name}
          poster={recording.poster}
          seconds={recording.seconds}
          processing={recording.processing}
          sound={recording.kind === 'voice'}
          onExpired={onExpired}
        />
      )}
      <Anchor
        c="inherit"
        underline="always"
        href={file.saveUrl}
        download={file.name}
        aria-label={t('download', { name: file.name })}
        className={classes.file ?? ''}
      >
        <IconDownload stroke={1.5} size={18} aria-hidden="true" />
        <span>
          {file.name} · {bytes(file.bytes)}
        </span>
      </Anchor>
    </div>
  );
}
