import { Alert, Button, Stack, Text } from '@mantine/core';
import { type Buying, settings } from '@vitrine/contract/billing/settings.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { countryName } from '../../parts/job-ad/words.ts';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { ChangeHistory } from '../../parts/settings/ChangeHistory.tsx';
import { euros, percent } from '../../platform/amounts.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { SellerSection } from './SellerSection.tsx';
import { SettingForm } from './SettingForm.tsx';
import { usePlanName } from './use-plan-name.ts';

type Held = Reply<typeof settings.look>;
type Change = Held['history'][number];

/** What the operator sells, how companies pay, and what was changed when by whom. */
export function PlanSettings() {
  const t = useTexts('billing');
  const held = useAsk(settings.look, {});
  return (
    <QueryBoundary of={held}>
      {(now) => (
        <Stack gap={24} maw={760}>
          <Text c="dimmed">{t('settings.lead')}</Text>
          {!now.seller && (now.buying !== 'off' || now.closeupPrice !== null) && <NobodySells />}
          <Section title={t('settings.now')}>
            <Text>{t(`settings.nowBuying.${now.buying}`)}</Text>
            <Text>{t('settings.nowRest', { count: now.trialDays, rate: percent(now.vatRate) })}</Text>
            <Text>
              {now.closeupPrice === null ? t('settings.noCloseup') : t('settings.nowCloseup', { price: euros(now.closeupPrice) })}
            </Text>
          </Section>
          <Section title={t('settings.change')} text={t('settings.changeText')}>
            <SettingForm key={now.history[0]?.id} held={now} />
          </Section>
          <div id="seller">
            <SellerSection key={`seller ${now.history[0]?.id}`} held={now} />
          </div>
          <Plans held={now} />
          <OrdersSection />
          <History held={now} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

/** Buying was turned on before invoices were written: nothing new is sold until somebody says who sells. */
function NobodySells() {
  const t = useTexts('billing');
  return (
    <Alert color="red" variant="light" title={t('seller.nobody')}>
      <Stack gap={12} align="flex-start">
        <Text>{t('seller.nobodyText')}</Text>
        <Button component="a" href="#seller">
          {t('seller.say')}
        </Button>
      </Stack>
    </Alert>
  );
}

function Plans({ held: { plans, today } }: { held: Held }) {
  const t = useTexts('billing');
  const nameOf = usePlanName();
  const [ending, setEnding] = useState<Held['plans'][number]>();
  const insert = useActByPassword(settings.insert, {
    onDone: () => notices.done(t('settings.done')),
  });
  const end = () => {
    if (!ending) return;
    const { productName, intervalType, maxRecruiter } = ending;
    insert.mutate({ countsFrom: today, price: { productName, intervalType, maxRecruiter, price: null } });
    setEnding(undefined);
  };
  return (
    <Section title={t('settings.plans')} text={t('settings.plansText')}>
      {plans.length === 0 && <Text c="dimmed">{t('settings.noPlans')}</Text>}
      {plans.length > 0 && (
        <Rows
          label={t('settings.plans')}
          rows={plans.map((plan) => ({
            id: plan.planId,
            title: nameOf(plan.planId),
            detail: t('netPer', { price: euros(plan.price), interval: t(`periods.${plan.intervalType}`) }),
            beside: (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={t('settings.endPlan', { plan: nameOf(plan.planId) })}
                onClick={() => setEnding(plan)}
              >
                {t('settings.end')}
              </Button>
            ),
          }))}
        />
      )}
      <ConfirmDialog
        opened={ending !== undefined}
        title={t('settings.endTitle')}
        confirm={t('settings.end')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        onConfirm={end}
        onClose={() => setEnding(undefined)}
      >
        {t('settings.endText', { plan: ending ? nameOf(ending.planId) : '' })}
      </ConfirmDialog>
      {insert.dialog}
    </Section>
  );
}

function History({ held: { history, today } }: { held: Held }) {
  const t = useTexts('billing');
  const nameOf = usePlanName();
  const whatOf = ({ name, planId, country }: Change) => {
    if (country) return t('settings.rateOf', { country: countryName(country) });
    return planId ? nameOf(planId) : t(`settings.names.${name}`);
  };
  const said = (name: Change['name'], value: string | null) => {
    if (value === null) return t('settings.none');
    if (name === 'buying') return t(`settings.buying.${value as Buying}`);
    if (name === 'price' || name === 'closeupPrice') return euros(Number(value));
    return name === 'vatRate' || name === 'countryRate' ? percent(Number(value)) : value;
  };
  const asked = (change: Change) => ({
    label: t('settings.undoOf', { what: whatOf(change) }),
    title: t('settings.undoTitle', { what: whatOf(change) }),
    text: t(change.countsFrom > today ? 'settings.undoAhead' : 'settings.undoNow', { from: date(`${change.countsFrom}T12:00:00`) }),
  });
  return (
    <ChangeHistory
      undo={settings.undo}
      words={{
        title: t('settings.history'),
        text: t('settings.historyText'),
        none: t('settings.noHistory'),
        undo: t('settings.undo'),
        undone: t('settings.undone'),
      }}
      changes={history.map((change) => ({
        id: change.id,
        title: t('settings.changed', {
          what: whatOf(change),
          before: said(change.name, change.before),
          after: said(change.name, change.value),
        }),
        detail: t('settings.changedBy', {
          from: date(`${change.countsFrom}T12:00:00`),
          at: `${date(change.setAt)} ${time(change.setAt)}`,
          who: change.setBy ?? t('settings.somebody'),
        }),
        undo: change.undoable && asked(change),
      }))}
    />
  );
}
