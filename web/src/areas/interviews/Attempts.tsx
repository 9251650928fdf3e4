import type { Question } from '@vitrine/contract/interviews/interview.ts';
import { attemptsShown } from '@vitrine/contract/interviews/parts.ts';
import { useTexts } from '../../platform/use-texts.ts';
import classes from './Stage.module.css';

/** Three marks; those that are used or were never there are empty. Endless attempts keep all three (R229). */
export function Attempts({ question }: { question: Question }) {
  const t = useTexts('interviews');
  const left = question.attemptsLeft ?? attemptsShown;
  const shown = Math.max(attemptsShown, question.attempts ?? attemptsShown);
  return (
    <span
      className={classes.attempts}
      role="img"
      aria-label={question.attemptsLeft === null ? t('attempts.endless') : t('attempts.left', { count: left })}
    >
      {Array.from({ length: shown }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are nothing but their number
        <span key={n} className={classes.attempt} data-gone={n >= left || undefined} />
      ))}
    </span>
  );
}
