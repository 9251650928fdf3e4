import type { Order } from '@vitrine/contract/billing/subscriptions.ts';
import { euros } from '../../platform/amounts.ts';
import { date } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { usePlanName } from './use-plan-name.ts';
import { Word } from './Word.tsx';

/** What the company has ordered, and what of it is still to be paid. */
export function OwnOrders({ orders }: { orders: readonly Order[] }) {
  const t = useTexts('billing');
  const nameOf = usePlanName();
  return (
    <Section title={t('orders.own')} text={t('orders.ownText')}>
      <Rows
        label={t('orders.own')}
        rows={orders.map((one) => ({
          id: one.id,
          title: t('orders.rowOwn', { plan: nameOf(one.planId), total: euros(one.total) }),
          detail: [
            t('orders.covers', { from: date(one.coversFrom), to: date(one.coversTo) }),
            t('orders.ordered', { day: date(one.orderedAt) }),
            t('orders.sum', { net: euros(one.net), vat: euros(one.vat) }),
          ].join(' · '),
          beside: one.creditedAt ? (
            <Word color="gray">{t('orders.creditedOn', { day: date(one.creditedAt) })}</Word>
          ) : one.paidAt ? (
            <Word color="confirm">{t('orders.paid')}</Word>
          ) : one.payBy === 'card' ? (
            <Word color={one.declinedAt ? 'red' : 'info'}>{t(one.declinedAt ? 'orders.refused' : 'orders.charging')}</Word>
          ) : (
            <Word color="info">{t('orders.due', { day: date(one.dueAt) })}</Word>
          ),
        }))}
      />
    </Section>
  );
}
