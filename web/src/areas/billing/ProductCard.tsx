import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { Product } from '@vitrine/contract/billing/plans.ts';
import type { Plan } from '@vitrine/contract/billing/subscriptions.ts';
import { euros } from '../../platform/amounts.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { usePlanName } from './use-plan-name.ts';
import { Word } from './Word.tsx';

interface Props {
  product: Product;
  plans: readonly Plan[];
  /** The plan of this product that was chosen for the next period. */
  nextPlanId: string | null;
  /** Absent for those who may not buy. */
  onChoose: ((plan: Plan) => void) | undefined;
}

/** One product: what it gives, and what it costs in each size. */
export function ProductCard({ product, plans, nextPlanId, onChoose }: Props) {
  const t = useTexts('billing');
  const nameOf = usePlanName();
  return (
    <Card component="section" aria-label={product}>
      <Stack gap={12}>
        <Title order={3}>{product}</Title>
        <Text c="dimmed">{plans[0]?.productDescription}</Text>
        {plans.length === 0 && <Text c="dimmed">{t('shop.noneOfThese')}</Text>}
        {plans.map((plan) => (
          <Group key={plan.planId} justify="space-between" gap={8} pt={12} wrap="nowrap" style={{ borderTop: '1px solid var(--v-line)' }}>
            <div style={{ minWidth: 0 }}>
              <Text fw={700}>{t('recruiters', { count: plan.maxRecruiter })}</Text>
              <Text size="sm">{t('per', { price: euros(plan.price), interval: t(`periods.${plan.intervalType}`) })}</Text>
            </div>
            {plan.activePlan && !nextPlanId && <Word color="confirm">{t('shop.yours')}</Word>}
            {plan.planId === nextPlanId && <Word color="info">{t('shop.next')}</Word>}
            {onChoose && plan.planId !== nextPlanId && (!plan.activePlan || nextPlanId) && (
              <Button
                variant="default"
                style={{ flex: 'none' }}
                aria-label={t('shop.chooseOf', { plan: nameOf(plan.planId) })}
                onClick={() => onChoose(plan)}
              >
                {t('shop.choose')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
