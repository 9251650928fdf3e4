import type { StyleResult } from '@vitrine/contract/speech-effect/shapes.ts';
import classes from './StylePicture.module.css';

/** A text with the words of a style marked where they stand. */
export function MarkedText({ text, words }: { text: string; words: StyleResult['words'] }) {
  const ends = [0, ...words.map(({ end }) => end)];
  return (
    <p className={classes.marked}>
      {words.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
}
