import type { TFunction } from 'i18next';
import { number } from '../../platform/format.ts';

/** A length in words: "30 seconds", "1 minute 30", "2 minutes". */
export function lengthInWords(t: TFunction<['job-codes', 'common']>, seconds: number) {
  if (seconds === 0) return t('length.none');
  if (seconds < 60) return t('length.seconds', { count: seconds });
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return rest === 0 ? t('length.minutes', { count: minutes }) : t('length.mixed', { minutes: number(minutes), seconds: number(rest) });
}
