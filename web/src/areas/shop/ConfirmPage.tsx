import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { type Purchase, shopPayments } from '@vitrine/contract/shop/payments.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros } from '../../platform/amounts.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { Nothing } from './BillingPage.tsx';
import { ForCandidates, Shop } from './Shop.tsx';

const often = 3000;

/** What became of the order: whoever comes back from the provider waits here for its news. */
export function ConfirmPage() {
  const t = useTexts('shop');
  const { payment } = useSearch({ strict: false }) as { payment?: string };
  return (
    <Shop step={4} title={t('confirm.title')}>
      {() => <ForCandidates next="/closeup-shop/products">{payment ? <Status paymentId={payment} /> : <Nothing />}</ForCandidates>}
    </Shop>
  );
}

function Status({ paymentId }: { paymentId: string }) {
  const found = useAsk(
    shopPayments.status,
    { paymentId },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.state === 'started' ? often : false) },
  );
  return <QueryBoundary of={found}>{(purchase) => <Became purchase={purchase} />}</QueryBoundary>;
}

function Became({ purchase: { state, number, total, opensAt } }: { purchase: Purchase }) {
  const t = useTexts('shop');
  if (state === 'paid')
    return (
      <Section title={t('confirm.paid')}>
        <Stack gap={12}>
          <Text>{total === 0 ? t('confirm.free', { number }) : t('confirm.paidText', { number, total: euros(total) })}</Text>
          {opensAt && <Text>{t(Date.parse(opensAt) > Date.now() ? 'confirm.later' : 'confirm.now', { day: longDate(opensAt) })}</Text>}
          <Text size="sm" c="dimmed">
            {t('confirm.mail')}
          </Text>
          <Group>
            <Button renderRoot={(props) => <Link {...props} to="/closeup-landing-v3" />}>{t('toCloseup')}</Button>
          </Group>
        </Stack>
      </Section>
    );
  if (state === 'started')
    return (
      <Group gap={12} role="status">
        <Loader size="sm" />
        <Text>{t('confirm.waiting')}</Text>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-shop/payment" search={{}} />}>
          {t('confirm.again')}
        </Button>
      </Group>
    );
  return (
    <Alert variant="light" color="info" title={t(state === 'refunded' ? 'confirm.refunded' : 'confirm.open')}>
      <Stack gap={12} align="flex-start">
        <Text>{t(state === 'refunded' ? 'confirm.refundedText' : 'confirm.openText')}</Text>
        {state === 'draft' && (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-shop/payment" search={{}} />}>
            {t('confirm.again')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
