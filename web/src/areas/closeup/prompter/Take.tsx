import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { useEffect, useState } from 'react';
import { UploadProgress } from '../../../parts/UploadProgress.tsx';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { save } from '../../../platform/calls/saving.ts';
import { useUpload } from '../../../platform/calls/use-upload.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Prompter.module.css';

export interface Film {
  film: Blob;
  /** How long it is: a recording of a browser does not say it itself. */
  seconds: number;
}

interface Props extends Film {
  page: number | undefined;
  onAgain: () => void;
}

/** What was just recorded: looked at, put on the page it is for, or kept on the device. */
export function Take({ film, seconds, page, onAgain }: Props) {
  const t = useTexts('closeup');
  const navigate = useNavigate();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(film);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [film]);
  const upload = useUpload(closeupEditing.upload, {
    onDone: () => {
      notices.done(t('prompter.saved'));
      void navigate({ to: '/closeup-landing-v3' });
    },
  });
  return (
    <section className={classes.stage} aria-label={t('prompter.stage')} data-mantine-color-scheme="dark">
      <div className={classes.taken}>
        {url && <VideoPlayer src={url} contentType={film.type} seconds={seconds} label={t('prompter.film')} eager />}
      </div>
      <UploadProgress upload={upload} label={t('files.progress')} preparing={t('files.preparing')} problem={undefined} />
      <Group gap={8} justify="center">
        {page !== undefined && (
          <Button loading={upload.busy} onClick={() => upload.start({ page, file: film })}>
            {t('prompter.use', { name: t(`kinds.${page as 1}`) })}
          </Button>
        )}
        <Button variant="default" disabled={upload.busy} onClick={onAgain}>
          {t('prompter.again')}
        </Button>
        <Button variant="default" disabled={!url} onClick={() => url && save(url, `closeup.${film.type.includes('mp4') ? 'mp4' : 'webm'}`)}>
          {t('prompter.keep')}
        </Button>
      </Group>
    </section>
  );
}
