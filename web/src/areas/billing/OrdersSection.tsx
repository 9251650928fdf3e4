import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { orders } from '@vitrine/contract/billing/orders.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros } from '../../platform/amounts.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { usePlanName } from './use-plan-name.ts';

type Ordered = Reply<typeof orders.list>['items'][number];
const perPage = 10;

function stands(t: ReturnType<typeof useTexts<'billing'>>, { creditedAt, paidAt, dueAt }: Ordered) {
  if (creditedAt) return t('orders.creditedOn', { day: date(creditedAt) });
  return paidAt ? t('orders.paidOn', { day: date(paidAt) }) : t('orders.due', { day: date(dueAt) });
}

/** What companies have ordered by invoice; an administrator notes what was paid. */
export function OrdersSection() {
  const t = useTexts('billing');
  const nameOf = usePlanName();
  const [{ paid, page }, setShown] = useState({ paid: false, page: 1 });
  const list = useAsk(orders.list, { paid, page, count: perPage }, { keepPrevious: true });
  return (
    <Section title={t('orders.title')} text={t('orders.text')}>
      <Stack gap={16}>
        <SegmentedControl
          maw={420}
          aria-label={t('orders.which')}
          data={[
            { value: 'open', label: t('orders.open') },
            { value: 'paid', label: t('orders.paid') },
          ]}
          value={paid ? 'paid' : 'open'}
          onChange={(value) => setShown({ paid: value === 'paid', page: 1 })}
        />
        <QueryBoundary of={list}>
          {({ items, total }) =>
            items.length === 0 ? (
              <Text c="dimmed">{t(paid ? 'orders.nonePaid' : 'orders.noneOpen')}</Text>
            ) : (
              <>
                <Rows
                  label={t('orders.title')}
                  rows={items.map((one) => ({
                    id: one.id,
                    title: t('orders.row', { company: one.companyName, total: euros(one.total) }),
                    detail: [
                      nameOf(one.planId),
                      t('orders.ordered', { day: date(one.orderedAt) }),
                      stands(t, one),
                      one.billTo.replaceAll('\n', ', '),
                    ].join(' · '),
                    beside: <Acts of={one} />,
                  }))}
                />
                <ListPages page={page} total={total} perPage={perPage} onPage={(next) => setShown({ paid, page: next })} />
              </>
            )
          }
        </QueryBoundary>
      </Stack>
    </Section>
  );
}

/** Notes that an order was paid, or takes it back with a credit note. */
function Acts({ of }: { of: Ordered }) {
  const t = useTexts('billing');
  const [asked, setAsked] = useState(false);
  const markPaid = useActByPassword(orders.markPaid, { onDone: () => notices.done(t('orders.marked')) });
  const credit = useActByPassword(orders.credit, {
    onDone: () => {
      setAsked(false);
      notices.done(t('orders.credited'));
    },
  });
  const { id } = of;
  const named = { company: of.companyName, total: euros(of.total) };
  if (of.creditedAt) return null;
  return (
    <>
      {!of.paidAt && (
        <Button
          variant="default"
          size="compact-md"
          loading={markPaid.isPending}
          aria-label={t('orders.markOf', named)}
          onClick={() => markPaid.mutate({ id })}
        >
          {t('orders.mark')}
        </Button>
      )}
      <Button variant="subtle" size="compact-md" aria-label={t('orders.creditOf', named)} onClick={() => setAsked(true)}>
        {t('orders.credit')}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t('orders.creditTitle', named)}
        confirm={t('orders.credit')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        busy={credit.isPending}
        onConfirm={() => credit.mutate({ id })}
        onClose={() => setAsked(false)}
      >
        {t('orders.creditText')}
      </ConfirmDialog>
      {markPaid.dialog}
      {credit.dialog}
    </>
  );
}
