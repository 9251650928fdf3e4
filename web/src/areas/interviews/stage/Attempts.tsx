import type { Question } from '@vitrine/contract/interviews/interview.ts';
import { attemptsShown } from '@vitrine/contract/interviews/parts.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from '../Stage.module.css';

/** Three marks; those that are used or were never there are empty. Endless attempts keep all three (R229). The words beside say what they mean. */
export function Attempts({ question: { attempts, attemptsLeft } }: { question: Question }) {
  const t = useTexts('interviews');
  const left = attemptsLeft ?? attemptsShown;
  const shown = Math.max(attemptsShown, attempts ?? attemptsShown);
  return (
    <span className={classes.attempts}>
      {Array.from({ length: shown }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are nothing but their number
        <span key={n} className={classes.attempt} data-gone={n >= left || undefined} aria-hidden="true" />
      ))}
      <span>{inWords()}</span>
    </span>
  );

  function inWords() {
    if (attemptsLeft === null) return t('attempts.endless');
    if (attemptsLeft === 0) return t('attempts.none');
    return attemptsLeft === 1 && attempts !== 1 ? t('attempts.last') : t('attempts.left', { count: attemptsLeft });
  }
}
