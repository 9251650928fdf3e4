import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { orders } from '@vitrine/contract/billing/orders.ts';
import { useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros } from '../../platform/amounts.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { usePlanName } from './use-plan-name.ts';

const perPage = 10;

/** What companies have ordered by invoice; an administrator notes what was paid. */
export function OrdersSection() {
  const t = useTexts('billing');
  const nameOf = usePlanName();
  const [{ paid, page }, setShown] = useState({ paid: false, page: 1 });
  const list = useAsk(orders.list, { paid, page, count: perPage }, { keepPrevious: true });
  const markPaid = useAct(orders.markPaid, { onDone: () => notices.done(t('orders.marked')) });
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
                      one.paidAt ? t('orders.paidOn', { day: date(one.paidAt) }) : t('orders.due', { day: date(one.dueAt) }),
                      one.billTo.replaceAll('\n', ', '),
                    ].join(' · '),
                    beside: !one.paidAt && (
                      <Button
                        variant="default"
                        size="compact-md"
                        loading={markPaid.isPending && markPaid.variables.id === one.id}
                        aria-label={t('orders.markOf', { company: one.companyName, total: euros(one.total) })}
                        onClick={() => markPaid.mutate({ id: one.id })}
                      >
                        {t('orders.mark')}
                      </Button>
                    ),
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
