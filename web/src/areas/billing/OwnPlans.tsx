import { Button, Group, Stack, Text } from '@mantine/core';
import { withVat } from '@vitrine/contract/billing/amounts.ts';
import { daysLeft, type Subscription, subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { euros } from '../../platform/amounts.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { longDate } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { usePlanName } from './use-plan-name.ts';
import { Word } from './Word.tsx';

interface Props {
  items: readonly Subscription[];
  seats: Reply<typeof subscriptions.own>['seats'];
  /** In hundredths of a percent. */
  vatRate: number;
  isOwner: boolean;
}

/** What the company has now, how long it runs, and how to end it or to go on. */
export function OwnPlans({ items, seats, vatRate, isOwner }: Props) {
  const t = useTexts('billing');
  return (
    <Section title={t('own.title')} text={seats.most === null ? t('own.seatsFree', seats) : t('own.seats', { ...seats, most: seats.most })}>
      <Stack gap={16}>
        {items.map((one) => (
          <OwnPlan key={one.subscriptionId} of={one} vatRate={vatRate} isOwner={isOwner} />
        ))}
      </Stack>
    </Section>
  );
}

const colors = { active: 'confirm', cancelled: 'info', pausing: 'info', paused: 'gray', suspended: 'red', ended: 'gray' } as const;

function OwnPlan({ of, vatRate, isOwner }: { of: Subscription; vatRate: number; isOwner: boolean }) {
  const t = useTexts('billing');
  const nameOf = usePlanName();
  const day = longDate(of.periodTo);
  const left = daysLeft(of.periodTo, new Date());
  return (
    <Group component="article" aria-label={of.productName} justify="space-between" gap={12} align="flex-start">
      <div style={{ flex: '1 1 260px' }}>
        <Group gap={8}>
          <Text fw={700}>{nameOf(of.planId)}</Text>
          <Word color={colors[of.status]}>{t(`own.states.${of.status}`)}</Word>
        </Group>
        <Text size="sm">{t(`own.stateTexts.${of.status}`, { day, count: left })}</Text>
        {of.nextPlanId && of.nextPrice !== null && (
          <Text size="sm">{t('own.next', { day, plan: nameOf(of.nextPlanId), price: euros(of.nextPrice) })}</Text>
        )}
      </div>
      {isOwner && <Acts of={of} vatRate={vatRate} day={day} />}
    </Group>
  );
}

type Ending = 'cancel' | 'pause';

function Acts({ of, vatRate, day }: { of: Subscription; vatRate: number; day: string }) {
  const { subscriptionId, status, planId, periodTo } = of;
  // what the next period will be, and cost
  const nextPlanId = of.nextPlanId ?? planId;
  const { net, total } = withVat(of.nextPrice ?? of.price, vatRate);
  const t = useTexts('billing');
  const nameOf = usePlanName();
  const [asked, setAsked] = useState<Ending | 'resume'>();
  const done = (text: string) => () => {
    setAsked(undefined);
    notices.done(text);
  };
  const cancel = useAct(subscriptions.cancel, { onDone: done(t('own.cancelled')) });
  const pause = useAct(subscriptions.suspend, { onDone: done(t('own.pausing', { day })) });
  const goOn = useAct(subscriptions.update, { onDone: done(t('own.goesOn')) });
  const acts = { cancel, pause, resume: goOn };
  const confirm = () => {
    if (asked === 'resume') goOn.mutate({ subscriptionId, status: 'active', total });
    else if (asked) acts[asked].mutate({ subscriptionId });
  };
  const takesBack = status === 'cancelled' || status === 'pausing';
  return (
    <Group gap={8} data-until={periodTo}>
      {takesBack && (
        <Button loading={goOn.isPending} onClick={() => goOn.mutate({ subscriptionId, status: 'active' })}>
          {t(status === 'cancelled' ? 'own.undoCancel' : 'own.undoPause')}
        </Button>
      )}
      {status === 'paused' && <Button onClick={() => setAsked('resume')}>{t('own.resume')}</Button>}
      {status === 'active' && (
        <Button variant="default" onClick={() => setAsked('pause')}>
          {t('own.pause')}
        </Button>
      )}
      {status !== 'cancelled' && (
        <Button variant="subtle" onClick={() => setAsked('cancel')}>
          {t('own.cancel')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        title={t(`own.ask.${asked ?? 'cancel'}`, { plan: nameOf(asked === 'resume' ? nextPlanId : planId) })}
        confirm={t(`own.${asked ?? 'cancel'}`)}
        cancel={t('common:back')}
        close={t('common:close')}
        busy={asked ? acts[asked].isPending : false}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        {t(`own.askText.${asked ?? 'cancel'}`, { day, price: euros(net), total: euros(total) })}
      </ConfirmDialog>
    </Group>
  );
}
