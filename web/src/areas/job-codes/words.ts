import { attemptsOf, type Retries } from '@vitrine/contract/job-codes/shapes.ts';
import type { TFunction } from 'i18next';

type T = TFunction<['job-codes', 'common']>;

/** A length as a clock shows it: "1:30". */
export const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Attempts in all: "2 attempts". */
export function attemptsInWords(t: T, retries: Retries) {
  const attempts = attemptsOf(retries);
  return attempts === null ? t('preview.endless') : t('preview.attempts', { count: attempts });
}
