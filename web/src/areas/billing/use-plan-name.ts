import { planKeyOf } from '@vitrine/contract/billing/plans.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** What a plan is called: its product, how long its periods are, for how many recruiters. */
export function usePlanName() {
  const t = useTexts('billing');
  return (planId: string) => {
    const key = planKeyOf(planId);
    if (!key) return planId;
    return [key.productName, t(`intervals.${key.intervalType}`), t('recruiters', { count: key.maxRecruiter })].join(' · ');
  };
}
