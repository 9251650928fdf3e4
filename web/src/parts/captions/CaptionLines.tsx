import { cuesOf } from '@vitrine/contract/transcripts/captions.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Captions.module.css';
import type { PlayerCaptions } from './use-captions.ts';

/** What is said at a second, over the picture. */
export function CaptionLines({ captions: { choice, words, language }, second }: { captions: PlayerCaptions; second: number }) {
  const { t } = useTranslation();
  const cues = useMemo(() => cuesOf(words ?? []), [words]);
  const cue = cues.find(({ start, end }) => start <= second && second < end);
  const lines = words === undefined ? [t('player.captions.none')] : (cue?.lines ?? []);
  if (!choice.on || lines.length === 0) return null;
  return (
    <div className={classes.place} data-size={choice.size} data-above={choice.above || undefined} lang={words ? language : undefined}>
      <span className={classes.lines}>{lines.join('\n')}</span>
    </div>
  );
}
