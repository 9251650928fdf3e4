import { type ReactNode, useEffect, useRef } from 'react';
import { useLevel } from '../../platform/recording/use-level.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Recording.module.css';

interface Props {
  stream: MediaStream | null;
  hidden?: boolean;
  live?: string | undefined;
  kind?: 'video' | 'audio';
  /** Stands over the picture. */
  over?: ReactNode;
  /** In the hand it is the ground of the whole screen. */
  fill?: boolean;
}

/** The own picture, as in a mirror, with the level of the microphone. */
export function Picture({ stream, hidden = false, live, kind = 'video', over, fill = false }: Props) {
  const t = useTexts('interviews');
  const video = useRef<HTMLVideoElement>(null);
  const { level, silent } = useLevel(stream);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const covered = hidden || kind === 'audio';
  return (
    <div className={classes.whole} data-fill={fill || undefined}>
      <div className={classes.picture} data-hidden={covered || undefined}>
        <video ref={video} autoPlay muted playsInline aria-label={t('picture.own')} />
        {covered && <div className={classes.cover}>{kind === 'audio' ? t('picture.audio') : t('picture.hidden')}</div>}
        {over && <div className={classes.cover}>{over}</div>}
        {live && <span className={classes.live}>{live}</span>}
        <div className={classes.level}>
          <meter className={classes.meter} aria-label={t('picture.level')} min={0} max={1} value={level} />
        </div>
      </div>
      {stream && silent && (
        <p role="alert" className={classes.silent}>
          {t('picture.silent')}
        </p>
      )}
    </div>
  );
}
