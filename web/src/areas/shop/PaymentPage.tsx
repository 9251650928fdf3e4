import { Alert, Button, Checkbox, Group, Stack, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { type Purchase, shopPayments, withdrawalDays } from '@vitrine/contract/shop/payments.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros, percent } from '../../platform/amounts.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew, useFreshAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { Nothing, openOf } from './BillingPage.tsx';
import { ForCandidates, Shop } from './Shop.tsx';
import { TrialPayment } from './TrialPayment.tsx';

/** The last step; and, for trying, the page on which one pays. */
export function PaymentPage() {
  const t = useTexts('shop');
  const { session } = useSearch({ strict: false }) as { session?: string };
  return (
    <Shop step={3} title={t(session ? 'trial.page' : 'payment.title')}>
      {({ countries }) => (
        <ForCandidates next="/closeup-shop/payment">
          {session ? <TrialPayment session={session} /> : <Last asksCountry={countries.length > 0} />}
        </ForCandidates>
      )}
    </Shop>
  );
}

function Last({ asksCountry }: { asksCountry: boolean }) {
  const own = useFreshAsk(shopPayments.own, {});
  return (
    <QueryBoundary of={own}>
      {({ items }) => {
        const open = openOf(items);
        return open && open.billTo !== '' && (open.country || !asksCountry) ? <Order key={open.paymentId} purchase={open} /> : <Nothing />;
      }}
    </QueryBoundary>
  );
}

/** Where the buyer goes on: a page of ours without loading it anew, another one with. */
function useWay() {
  const navigate = useNavigate();
  return (url: string) => {
    const to = new URL(url, window.location.href);
    const session = to.searchParams.get('session');
    if (to.pathname === '/closeup-shop/payment' && session) void navigate({ to: '/closeup-shop/payment', search: { session } });
    else window.location.assign(url);
  };
}

/** What, how long, how much with VAT, and a button that says what it does. */
function Order({ purchase }: { purchase: Purchase }) {
  const t = useTexts('shop');
  const navigate = useNavigate();
  const goTo = useWay();
  const [startsNow, setStartsNow] = useState(false);
  const [knowsLoss, setKnowsLoss] = useState(false);
  const { paymentId, total, months } = purchase;
  const client = useQueryClient();
  const execute = useAct(shopPayments.execute, {
    handles: ['changed-elsewhere'],
    onDone: ({ redirectUrl }) => {
      if (redirectUrl) goTo(redirectUrl);
      else void navigate({ to: '/closeup-shop/confirm', search: { payment: paymentId } });
    },
  });
  const isOther = (error: Error | null) => error instanceof CallFailed && error.problem.code === 'changed-elsewhere';
  const order = () =>
    execute.mutate({ paymentId, total, startsNow, knowsLoss }, { onError: (error) => void (isOther(error) && askAnew(client)) });
  return (
    <Stack gap={24}>
      <Section title={t('payment.start')} text={t('payment.startText', { count: withdrawalDays })}>
        <Stack gap={12}>
          <Checkbox label={t('payment.now')} checked={startsNow} onChange={(event) => setStartsNow(event.currentTarget.checked)} />
          <Checkbox label={t('payment.loss')} checked={knowsLoss} onChange={(event) => setKnowsLoss(event.currentTarget.checked)} />
          <Text size="sm" aria-live="polite">
            {t(startsNow && knowsLoss ? 'payment.startsNow' : 'payment.startsLater', { count: withdrawalDays })}
          </Text>
        </Stack>
      </Section>
      <Section title={t('payment.order')}>
        <Stack gap={16}>
          <Text>{t('payment.what', { count: months })}</Text>
          <Sums purchase={purchase} />
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {t('payment.billTo', { address: purchase.billTo })}
          </Text>
          {isOther(execute.error) && (
            <Alert variant="light" color="info">
              {t('payment.changed')}
            </Alert>
          )}
          <Group justify="space-between" gap={12}>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-shop/billing" />}>
              {t('common:back')}
            </Button>
            <Button loading={execute.isPending} onClick={order}>
              {t(total === 0 ? 'payment.free' : 'payment.pay')}
            </Button>
          </Group>
        </Stack>
      </Section>
    </Stack>
  );
}

function Sums({ purchase: { price, total, vat, vatRate, voucherCode } }: { purchase: Purchase }) {
  const t = useTexts('shop');
  const lines = [
    [t('payment.price'), euros(price)],
    ...(voucherCode ? [[t('payment.voucher', { code: voucherCode }), euros(total - price)]] : []),
  ];
  return (
    <Table withRowBorders={false} aria-label={t('payment.sums')}>
      <Table.Tbody>
        {lines.map(([label, amount]) => (
          <Table.Tr key={label}>
            <Table.Th fw={400}>{label}</Table.Th>
            <Table.Td ta="right">{amount}</Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr>
          <Table.Th>{t('payment.total')}</Table.Th>
          <Table.Td ta="right" fw={700}>
            {euros(total)}
          </Table.Td>
        </Table.Tr>
        <Table.Tr>
          <Table.Th fw={400}>{t('payment.vat', { rate: percent(vatRate) })}</Table.Th>
          <Table.Td ta="right">{euros(vat)}</Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}
