import { UnstyledButton } from '@mantine/core';
import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import { linesOf, lineTime, type SpokenLine } from '@vitrine/contract/transcripts/text.ts';
import { type MouseEvent, memo, useMemo } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Words.module.css';

interface Props {
  words: readonly SpokenWord[];
  language: string;
  /** Where the player is. */
  second: number;
  onSeek: (second: number) => void;
}

/** The words of an answer: they follow the playing, and each leads to its second; by keyboard each line does. */
export function SpokenWords({ words, language, second, onSeek }: Props) {
  const lines = useMemo(() => linesOf(words), [words]);
  const now = lines.findLastIndex((line) => line.start <= second);
  return (
    <div className={classes.lines} lang={language}>
      {lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          key={index}
          line={line}
          // only the line that is spoken follows each word
          second={index === now && second > 0 ? second : null}
          onSeek={onSeek}
        />
      ))}
    </div>
  );
}

const Line = memo(function Line({ line, second, onSeek }: { line: SpokenLine; second: number | null; onSeek: Props['onSeek'] }) {
  const t = useTexts('transcripts');
  const spoken = second === null ? -1 : line.words.findLastIndex((word) => word.start <= second);
  const seek = ({ target }: MouseEvent) => {
    // a selection is for a note, and no click
    if (window.getSelection()?.isCollapsed === false) return;
    const at = (target as HTMLElement).dataset.at;
    if (at !== undefined) onSeek(Number(at));
  };
  return (
    <div className={classes.line} aria-current={second !== null || undefined}>
      <UnstyledButton
        className={classes.time ?? ''}
        aria-label={t('review.at', { time: lineTime(line.start) })}
        onClick={() => onSeek(line.start)}
      >
        {lineTime(line.start)}
      </UnstyledButton>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the button before it does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={classes.spoken} onClick={seek}>
        {line.words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no name but their place
          <span key={index}>
            <span className={classes.word} data-at={word.start} data-now={index === spoken || undefined}>
              {word.text}
            </span>{' '}
          </span>
        ))}
      </div>
    </div>
  );
});
