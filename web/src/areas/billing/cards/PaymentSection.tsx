import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type CardOfCompany, cards } from '@vitrine/contract/billing/cards.ts';
import { graceDays, type Order, paymentDays } from '@vitrine/contract/billing/subscriptions.ts';
import { day } from '@vitrine/contract/durations.ts';
import { useState } from 'react';
import { euros } from '../../../platform/amounts.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { longDate } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../../ui/Section.tsx';
import { usePlanName } from '../use-plan-name.ts';
import { cardName } from './card-name.ts';
import { useNaming } from './use-naming.ts';

/** What the card of a company was refused for and is still to be paid. */
export const refusedOf = (orders: readonly Order[]) => orders.filter((one) => one.payBy === 'card' && !one.paidAt && one.declinedAt);

/** How the company pays its plans, and what its card has not paid. Nothing where there are only invoices. */
export function PaymentSection({ orders }: { orders: readonly Order[] }) {
  const t = useTexts('billing');
  const naming = useNaming();
  const { data } = useAsk(cards.look, {}, { staleTime: 0 });
  if (!data?.paying) return null;
  const { card, paying } = data;
  return (
    <Section title={t('card.title')} text={card ? t('card.byCard', { card: cardName(card) }) : t('card.byInvoice', { count: paymentDays })}>
      <Stack gap={16}>
        {refusedOf(orders).map((one) => (
          <Refused key={one.id} order={one} />
        ))}
        {card && <Text size="sm">{t('card.validTo', { month: String(card.expMonth).padStart(2, '0'), year: card.expYear })}</Text>}
        {paying === 'trial' && <Text size="sm">{t('card.trial.text')}</Text>}
        <Group gap={8}>
          <Button variant="default" loading={naming.isPending} onClick={() => naming.mutate({})}>
            {t(card ? 'card.change' : 'card.name')}
          </Button>
          {card && <Remove card={card} />}
        </Group>
      </Stack>
    </Section>
  );
}

/** An order that the card did not pay: until when everything goes on, and how it is paid after all. */
function Refused({ order: { id, planId, total, dueAt } }: { order: Order }) {
  const t = useTexts('billing');
  const nameOf = usePlanName();
  const until = new Date(new Date(dueAt).getTime() + graceDays * day);
  const pay = useAct(cards.pay, { onDone: () => notices.done(t('card.paid')) });
  const facts = { plan: nameOf(planId), total: euros(total), day: longDate(until) };
  return (
    <Alert variant="light" color="red" title={t('card.refused')}>
      <Stack gap={12} align="flex-start">
        <Text>{t(until > new Date() ? 'card.refusedText' : 'card.refusedLate', facts)}</Text>
        <Button loading={pay.isPending} onClick={() => pay.mutate({ id })}>
          {t('card.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}

function Remove({ card }: { card: CardOfCompany }) {
  const t = useTexts('billing');
  const [asked, setAsked] = useState(false);
  const remove = useAct(cards.remove, {
    onDone: () => {
      setAsked(false);
      notices.done(t('card.removed'));
    },
  });
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {t('card.remove')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('card.remove')}
        confirm={t('card.removeConfirm')}
        cancel={t('common:back')}
        close={t('common:close')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({})}
        onClose={() => setAsked(false)}
      >
        {t('card.removeText', { card: cardName(card), count: paymentDays })}
      </ConfirmDialog>
    </>
  );
}
