import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { account } from '@vitrine/contract/accounts/account.ts';
import { type IntervalType, intervalTypes, products } from '@vitrine/contract/billing/plans.ts';
import { type Plan, subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { OwnInvoices } from '../../parts/invoices/OwnInvoices.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { grouped } from '../../platform/grouped.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PaymentSection, refusedOf } from './cards/PaymentSection.tsx';
import { TrialCard } from './cards/TrialCard.tsx';
import { LastStep } from './LastStep.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { OwnPlans } from './OwnPlans.tsx';
import { PartySection } from './PartySection.tsx';
import { ProductCard } from './ProductCard.tsx';

type Own = Reply<typeof subscriptions.own>;

/** Behind the hash: a page for trying on which a card is named, and the plan that is being ordered. */
interface Search {
  card?: string;
  plan?: string;
}

/** Whatever a card was refused for stands above all else. */
const refused = ({ orders }: Own) => refusedOf(orders).length > 0;

/** What the company has, and what it can buy. */
export function ProductsPage() {
  const t = useTexts('billing');
  const own = useAsk(subscriptions.own, {});
  const plans = useAsk(subscriptions.plans, {});
  const { card, plan: wanted } = Object.fromEntries(new URLSearchParams(useLocation().hash)) as Search;
  const isOwner = useAsk(account.own, {}).data?.role === 'owner';
  return (
    <QueryBoundary of={own}>
      {(now) =>
        now.buying === 'off' ? (
          <EmptyState
            order={1}
            drawing="people"
            title={t('shop.off')}
            text={t('shop.offText')}
            action={
              <Button component={Link} to="/job-management">
                {t('shop.toJobs')}
              </Button>
            }
          />
        ) : (
          <Page title={t('shop.title')} lead={t('shop.lead')}>
            <Trial own={now} />
            {isOwner && refused(now) && <PaymentSection orders={now.orders} />}
            {!isOwner && (
              <Alert variant="light" color="brand">
                {t('shop.ownersOnly')}
              </Alert>
            )}
            {now.items.length > 0 && <OwnPlans items={now.items} seats={now.seats} vatRate={now.vatRate} isOwner={isOwner} />}
            <QueryBoundary of={plans}>
              {({ items }) => <Shop key={card} plans={items} own={now} isOwner={isOwner} wanted={card ? undefined : wanted} />}
            </QueryBoundary>
            {now.orders.length > 0 && <OwnOrders orders={now.orders} />}
            {isOwner && !refused(now) && <PaymentSection orders={now.orders} />}
            {isOwner && <OwnInvoices />}
            {isOwner && <PartySection />}
            {isOwner && card && <TrialCard session={card} planId={wanted} />}
          </Page>
        )
      }
    </QueryBoundary>
  );
}

function Trial({ own: { trial, items } }: { own: Own }) {
  const t = useTexts('billing');
  // whoever has a plan for each product asks no more how long there is one for nothing
  if (!trial || items.length === products.length) return null;
  if (!trial.over)
    return (
      <Alert color="brand" variant="light" title={t('shop.trial', { count: trial.daysLeft })}>
        {t('shop.trialText', { day: longDate(trial.endsAt) })}
      </Alert>
    );
  return items.length > 0 ? null : (
    <Alert color="info" variant="light" title={t('shop.trialOver')}>
      {t('shop.trialOverText')}
    </Alert>
  );
}

interface ShopProps {
  plans: readonly Plan[];
  own: Own;
  isOwner: boolean;
  /** Whoever has named a card comes back to the plan that they were ordering. */
  wanted: string | undefined;
}

function Shop({ plans, own, isOwner, wanted }: ShopProps) {
  const t = useTexts('billing');
  const [interval, setInterval] = useState<IntervalType>(() => ((own.items[0]?.planId ?? '').includes('-year-') ? 'Year' : 'monthly'));
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Plan | undefined>(() => plans.find(({ planId }) => planId === wanted));
  const close = () => {
    setChosen(undefined);
    if (wanted) void navigate({ to: '/products', hash: '', replace: true });
  };
  const byProduct = [...grouped(plans, ({ productName }) => productName)];
  const offered = intervalTypes.filter((one) => plans.some(({ intervalType }) => intervalType === one));
  return (
    <Stack gap={16} component="section" aria-label={t('shop.plans')}>
      <Group justify="space-between" gap={12}>
        <Text component="h2" fw={900} size="xl" m={0}>
          {t('shop.plans')}
        </Text>
        {offered.length > 1 && (
          <SegmentedControl
            aria-label={t('settings.interval')}
            data={offered.toReversed().map((value) => ({ value, label: t(`intervals.${value}`) }))}
            value={interval}
            onChange={(value) => setInterval(value as IntervalType)}
          />
        )}
      </Group>
      <Text c="dimmed">{t('shop.netHint')}</Text>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }}>
        {byProduct.map(([product, all]) => (
          <ProductCard
            key={product}
            product={product}
            plans={all.filter(({ intervalType }) => offered.length === 1 || intervalType === interval)}
            nextPlanId={own.items.find(({ productName }) => productName === product)?.nextPlanId ?? null}
            onChoose={isOwner ? setChosen : undefined}
          />
        ))}
      </div>
      {chosen && isOwner && (
        <LastStep plan={chosen} had={own.items.find((one) => one.productName === chosen.productName)} billTo={own.billTo} onClose={close} />
      )}
    </Stack>
  );
}
