import { Alert, Button, Group, Modal, Stack, Table, Text, Textarea, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { cards, leastByCard } from '@vitrine/contract/billing/cards.ts';
import { type Plan, type Quote, type Subscription, subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import { voucherUse } from '@vitrine/contract/billing/vouchers.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros, percent } from '../../platform/amounts.ts';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { PayingWay } from './cards/PayingWay.tsx';
import { PartyFields } from './PartySection.tsx';
import { usePlanName } from './use-plan-name.ts';

interface Props {
  plan: Plan;
  /** What the company has of this product now. */
  had: Subscription | undefined;
  billTo: string;
  onClose: () => void;
}

/** The last step: what, for how long, how much with VAT, and a button that says what it does. */
export function LastStep({ plan, had, billTo, onClose }: Props) {
  const t = useTexts('billing');
  const nameOf = usePlanName();
  const { planId } = plan;
  const [voucherNo, setVoucherNo] = useState<string>();
  const quote = useAsk(
    subscriptions.quote,
    { planId, ...(voucherNo ? { voucherNo } : {}) },
    { staleTime: 0, once: true, keepPrevious: true },
  );
  return (
    <Modal opened onClose={onClose} size={560} title={t('order.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap={16}>
        <div>
          <Text fw={700}>{nameOf(planId)}</Text>
          <Text c="dimmed">{plan.productDescription}</Text>
        </div>
        {quote.error?.problem.code === 'seats-in-use' ? (
          <TooFewSeats why={problemText(quote.error)} />
        ) : (
          <QueryBoundary of={quote}>
            {(asked) => (
              <>
                <Amounts quote={asked} plan={plan} />
                {asked.when === 'now' && <Tax quote={asked} />}
                {asked.takesVoucher && <Voucher planId={planId} held={voucherNo} onHeld={setVoucherNo} />}
                <Order {...{ plan, had, billTo, onClose, voucherNo }} quote={asked} busy={quote.isFetching} />
              </>
            )}
          </QueryBoundary>
        )}
      </Stack>
    </Modal>
  );
}

/** The plan is for fewer people than there are: the team says who they are. */
function TooFewSeats({ why }: { why: string }) {
  const t = useTexts('billing');
  return (
    <Alert variant="light" color="info" title={t('order.tooFewSeats')}>
      <Stack gap={12} align="flex-start">
        <Text>{why}.</Text>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/recruiter-settings/user-management" />}>
          {t('order.toTeam')}
        </Button>
      </Stack>
    </Alert>
  );
}

function Amounts({ quote: { when, from, to, price, credit, net, vatRate, vat, total }, plan }: { quote: Quote; plan: Plan }) {
  const t = useTexts('billing');
  const goesOn = t('order.goesOn', { price: euros(plan.price), interval: t(`periods.${plan.intervalType}`) });
  if (when !== 'now') return <Text>{[t('order.later', { day: longDate(from) }), goesOn].join(' ')}</Text>;
  const lines = [
    [t('order.price'), euros(price + credit)],
    ...(credit > 0 ? [[t('order.credit'), euros(-credit)]] : []),
    ...(net < price ? [[t('order.voucher'), euros(net - price)]] : []),
    ...(vatRate > 0 ? [[t('order.vat', { rate: percent(vatRate) }), euros(vat)]] : []),
  ];
  return (
    <>
      <Text>{t('order.covers', { from: longDate(from), to: longDate(to) })}</Text>
      <Table withRowBorders={false} aria-label={t('order.sums')}>
        <Table.Tbody>
          {lines.map(([label, amount]) => (
            <Table.Tr key={label}>
              <Table.Th fw={400}>{label}</Table.Th>
              <Table.Td ta="right">{amount}</Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th>{t('order.total')}</Table.Th>
            <Table.Td ta="right" fw={700}>
              {euros(total)}
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Text size="sm">{[goesOn, t('order.cancel')].join(' ')}</Text>
    </>
  );
}

/** How VAT is dealt with, and where that can be changed. */
function Tax({ quote: { vatCategory, chargedAnyway } }: { quote: Quote }) {
  const t = useTexts('billing');
  const [changing, setChanging] = useState(false);
  if (changing) return <PartyFields onSaved={() => setChanging(false)} />;
  return (
    <div>
      {(chargedAnyway || vatCategory !== 'S') && (
        <Text size="sm">{t(chargedAnyway ? `party.anyway.${chargedAnyway}` : `party.categories.${vatCategory}`)}</Text>
      )}
      <Button variant="subtle" size="compact-sm" px={0} onClick={() => setChanging(true)}>
        {t('party.change')}
      </Button>
    </div>
  );
}

/** Looks a voucher up, which holds it for half an hour. */
function Voucher({ planId, held, onHeld }: { planId: string; held: string | undefined; onHeld: (voucherNo: string) => void }) {
  const t = useTexts('billing');
  const [typed, setTyped] = useState('');
  const look = useAct(voucherUse.look, { changes: false, handles: 'all', onDone: ({ voucherNo }) => onHeld(voucherNo) });
  if (held) return <Text>{t('order.held', { code: held })}</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        look.mutate({ voucherNo: typed, planId });
      }}
    >
      <Group align="flex-end" gap={8}>
        <TextInput
          flex="1 1 180px"
          label={t('order.code')}
          maxLength={60}
          value={typed}
          error={look.error ? problemText(look.error) : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={look.isPending} disabled={typed.trim() === ''}>
          {t('order.redeem')}
        </Button>
      </Group>
    </form>
  );
}

type OrderProps = Props & { quote: Quote; voucherNo: string | undefined; busy: boolean };

function Order({ plan: { planId }, had, billTo, onClose, quote, voucherNo, busy }: OrderProps) {
  const t = useTexts('billing');
  const form = useFormOf(subscriptions.create.body.pick({ billTo: true }), { billTo });
  const create = useAct(subscriptions.create, {
    form,
    handles: ['card-declined'],
    onDone: () => {
      notices.done(t(quote.when === 'now' ? 'order.done' : 'order.doneLater'));
      onClose();
    },
  });
  // how it is paid, asked anew: a card may have been named a moment ago
  const paid = useAsk(cards.look, {}, { staleTime: 0 });
  const toPay = quote.total > 0;
  const card = (quote.total >= leastByCard && paid.data?.card) || null;
  const button = quote.when !== 'now' ? 'order.change' : toPay ? 'order.withObligation' : 'order.free';
  const submit = form.onSubmit((values) =>
    create.mutate({
      planId,
      insteadOf: had?.planId ?? null,
      ...(had ? { insteadOfStatus: had.status } : {}),
      total: quote.total,
      ...(toPay ? { payBy: card ? 'card' : 'invoice' } : {}),
      ...(voucherNo ? { voucherNo } : {}),
      ...values,
    }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        {quote.when === 'now' && (
          <Textarea label={t('order.billTo')} autosize minRows={3} maxRows={8} maxLength={500} {...form.getInputProps('billTo')} />
        )}
        {toPay && (
          <PayingWay
            planId={planId}
            takesCards={paid.data?.paying != null}
            card={card}
            refused={create.error instanceof CallFailed && create.error.problem.code === 'card-declined'}
          />
        )}
        <DialogFoot cancel={t('common:cancel')} onCancel={onClose}>
          <Button type="submit" loading={create.isPending} disabled={busy || (toPay && paid.isPending)}>
            {t(button)}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
