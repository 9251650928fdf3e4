import type { CandidateProfile } from '@vitrine/contract/candidates/shapes.ts';
import { type SpokenLanguage, spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import { useTranslation } from 'react-i18next';
import { language, locale } from '../../platform/i18n.ts';

const upper = (word: string) => word.charAt(0).toLocaleUpperCase(locale()) + word.slice(1);

/** The name of a language in the language of the interface. */
export const languageName = (spoken: SpokenLanguage) =>
  upper(new Intl.DisplayNames(locale(), { type: 'language', fallback: 'code' }).of(spokenLanguages[spoken]) ?? spoken);

export interface Period {
  fromMonth: number;
  fromYear: number;
  toMonth: number;
  toYear: number;
}

/** Months that a period spans, both ends counted; one that goes on counts until now. */
export function monthsOf({ fromMonth, fromYear, toMonth, toYear }: Period, now = new Date()) {
  const end = toYear === -1 ? now.getFullYear() * 12 + now.getMonth() + 1 : toYear * 12 + toMonth;
  return Math.max(1, end - (fromYear * 12 + fromMonth) + 1);
}

/** A period in words, "Mar 2021 – until now" (R078), and how long it is. */
export function usePeriod() {
  const { t } = useTranslation();
  const format = new Intl.DateTimeFormat(locale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const at = (month: number, year: number) => format.format(new Date(Date.UTC(year, month - 1, 1)));
  const unit = (value: number, name: 'year' | 'month') =>
    new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  return (period: Period) => {
    const months = monthsOf(period);
    const [years, rest] = [Math.floor(months / 12), months % 12];
    const end = period.toYear === -1 ? t('profile.untilNow') : at(period.toMonth, period.toYear);
    return {
      span: `${at(period.fromMonth, period.fromYear)} – ${end}`,
      length: [years > 0 ? unit(years, 'year') : '', rest > 0 ? unit(rest, 'month') : ''].filter(Boolean).join(', '),
    };
  };
}

/** The one line under a name: what somebody is, and where. */
export const headline = ({ profession, company }: Pick<CandidateProfile, 'profession' | 'company'>) =>
  [profession, company].filter(Boolean).join(' · ');
