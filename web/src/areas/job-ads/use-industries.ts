import { company } from '@vitrine/contract/accounts/company.ts';
import { language } from '../../platform/i18n.ts';
import { useAsk } from '../../platform/use-ask.ts';

/** The industries with their names in the language of the interface. */
export function useIndustries() {
  const { data = [] } = useAsk(company.industries, { locale: language() }, { staleTime: Number.POSITIVE_INFINITY });
  return {
    choices: data.map(({ key, label }) => ({ value: key, label })),
    nameOf: (key: string) => data.find((one) => one.key === key)?.label ?? key,
  };
}
