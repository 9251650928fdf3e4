import { company } from '@vitrine/contract/accounts/company.ts';
import type { Salary } from '@vitrine/contract/job-ads/card.ts';
import type { Place } from '@vitrine/contract/job-ads/shapes.ts';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { language, locale } from '../../platform/i18n.ts';

export type ListName = 'employmentType' | 'careerStage' | 'graduationType' | 'businessType' | 'field' | 'remote' | 'language';

/** The industries with their names in the language of the interface. */
export const useIndustries = () => useAsk(company.industries, { locale: language() }, { staleTime: 'static' }).data ?? [];

/** Names a key of a reference list in the language of the interface; what no list knows is shown as it is. */
export function useListLabels() {
  const { t } = useTranslation();
  const industries = useIndustries();
  return (list: ListName, key: string): string => {
    if (list === 'language') return languageName(key);
    if (list === 'businessType') return industries.find((one) => one.key === key)?.label ?? key;
    return t(`lists.${list}.${key}` as 'lists.remote.no', { defaultValue: key });
  };
}

/** What is paid, with its period: "€40,000 – €50,000 a year"; null where no amount stands. Hours and days keep their cents. */
export function useSalaryText() {
  const { t } = useTranslation();
  return (salary: Salary | null) => {
    if (!salary) return null;
    const { from, to, currency, period } = salary;
    const low = from ?? to;
    if (low === null) return null;
    const whole = [from, to].every((one) => one === null || Number.isInteger(one));
    const digits = !whole && (period === 'hour' || period === 'day') ? 2 : 0;
    const money = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
    const format = new Intl.NumberFormat(locale(), money);
    const amount = from !== null && to !== null && from !== to ? format.formatRange(from, to) : format.format(low);
    if (from === null) return t(`salary.upTo.${period}`, { amount });
    return t(to === null ? `salary.from.${period}` : `salary.range.${period}`, { amount });
  };
}

/** The name of a language, as a list begins with it. */
const languageName = (code: string) => {
  const name = new Intl.DisplayNames(locale(), { type: 'language', fallback: 'code' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(locale()) + name.slice(1);
};

export const countryName = (code: string) => new Intl.DisplayNames(locale(), { type: 'region', fallback: 'code' }).of(code) ?? code;

/** A place in one line, as on an envelope. */
export const addressOf = ({ street, postalCode, city, region, country }: Place) =>
  [street, [postalCode, city].filter(Boolean).join(' '), region, countryName(country)].filter(Boolean).join(', ');
