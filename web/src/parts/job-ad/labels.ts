import { company } from '@vitrine/contract/accounts/company.ts';
import type { Salary } from '@vitrine/contract/job-ads/card.ts';
import { useTranslation } from 'react-i18next';
import { language, locale } from '../../platform/i18n.ts';
import { useAsk } from '../../platform/use-ask.ts';

export type ListName = 'employmentType' | 'careerStage' | 'graduationType' | 'businessType' | 'field' | 'remote';

/** Names a key of a reference list in the language of the interface; what no list knows is shown as it is. */
export function useListLabels() {
  const { t } = useTranslation();
  const industries = useAsk(company.industries, { locale: language() }, { staleTime: Number.POSITIVE_INFINITY });
  return (list: ListName, key: string): string => {
    if (list === 'businessType') return industries.data?.find((one) => one.key === key)?.label ?? key;
    return t(`lists.${list}.${key}` as 'lists.remote.no', { defaultValue: key });
  };
}

/** What is paid, with its period: "€40,000 – €50,000 a year". */
export function useSalaryText() {
  const { t } = useTranslation();
  return ({ from, to, currency, period }: Salary) => {
    const format = new Intl.NumberFormat(locale(), { style: 'currency', currency, maximumFractionDigits: 0 });
    const low = from ?? to ?? 0;
    const amount = from !== null && to !== null && from !== to ? format.formatRange(from, to) : format.format(low);
    if (from === null) return t(`salary.upTo.${period}`, { amount });
    return t(to === null ? `salary.from.${period}` : `salary.range.${period}`, { amount });
  };
}
