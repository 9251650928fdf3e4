import { Button, Group, NumberInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { voucherScopes, vouchers } from '@vitrine/contract/billing/vouchers.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { DateField } from '../../parts/DateField.tsx';
import { ListPages } from '../../parts/ListPages.tsx';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros } from '../../platform/amounts.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { askAnew, useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { time } from '../../platform/clock.ts';
import { date, number } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { EndVoucher } from './EndVoucher.tsx';
import { PriceField } from './PriceField.tsx';

const route = getRouteApi('/admin-panel/vouchers');
const perPage = 20;

/** What the operator gives away: vouchers, made and ended here. */
export function VouchersPage() {
  const t = useTexts('billing');
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAsk(vouchers.list, { page, count: perPage }, { keepPrevious: true });
  return (
    <Page title={t('vouchers.title')} lead={t('vouchers.lead')}>
      <Section title={t('vouchers.make')}>
        <MakeVoucher />
      </Section>
      <QueryBoundary of={list}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState drawing="lost" title={t('vouchers.none')} text={t('vouchers.noneText')} />
          ) : (
            <Stack gap={16}>
              <Vouchers items={items} />
              <ListPages page={page} total={total} perPage={perPage} onPage={(next) => navigate({ search: { page: next } })} />
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function MakeVoucher() {
  const t = useTexts('billing');
  const [inPercent, setInPercent] = useState(true);
  const form = useFormOf(vouchers.create.body, {
    voucherCode: '',
    scope: 'subscription' as (typeof voucherScopes)[number],
    percent: 10 as number | null,
    amount: null as number | null,
    validUntil: '',
    maxUses: 1,
  });
  const make = useActByPassword(vouchers.create, {
    form,
    marks: { 'voucher-exists': 'voucherCode' },
    onDone: () => {
      notices.done(t('vouchers.made'));
      form.setFieldValue('voucherCode', '');
    },
  });
  const submit = form.onSubmit((values) => {
    if (!inPercent && values.amount === null) return form.setFieldError('amount', t('common:validation.required'));
    make.mutate(inPercent ? { ...values, amount: null } : { ...values, percent: null });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16} maw={760}>
        <TextInput label={t('vouchers.code')} description={t('vouchers.codeHint')} maxLength={60} {...form.getInputProps('voucherCode')} />
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={16}>
          <Select
            label={t('vouchers.scope')}
            allowDeselect={false}
            data={voucherScopes.map((value) => ({ value, label: t(`vouchers.scopes.${value}`) }))}
            {...form.getInputProps('scope')}
          />
          <Select
            label={t('vouchers.kind')}
            allowDeselect={false}
            data={[
              { value: 'percent', label: t('vouchers.percent') },
              { value: 'amount', label: t('vouchers.amount') },
            ]}
            value={inPercent ? 'percent' : 'amount'}
            onChange={(value) => setInPercent(value === 'percent')}
          />
          {inPercent ? (
            <NumberInput label={t('vouchers.off')} min={1} max={100} suffix=" %" allowDecimal={false} {...form.getInputProps('percent')} />
          ) : (
            <PriceField
              label={t('vouchers.off')}
              value={form.values.amount}
              error={form.errors.amount}
              onChange={(cents) => form.setFieldValue('amount', cents)}
            />
          )}
          <DateField
            label={t('vouchers.until')}
            value={form.values.validUntil || null}
            error={form.errors.validUntil}
            onChange={(day) => form.setFieldValue('validUntil', day ?? '')}
          />
          <NumberInput label={t('vouchers.uses')} min={1} max={1_000_000} allowDecimal={false} {...form.getInputProps('maxUses')} />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button type="submit" loading={make.isPending}>
            {t('vouchers.make')}
          </Button>
        </Group>
        {make.dialog}
      </Stack>
    </form>
  );
}

type Voucher = Reply<typeof vouchers.list>['items'][number];

const at = (instant: string) => `${date(instant)} ${time(instant)}`;

function Vouchers({ items }: { items: readonly Voucher[] }) {
  const t = useTexts('billing');
  const [ending, setEnding] = useState<string>();
  return (
    <>
      <Rows
        label={t('vouchers.title')}
        rows={items.map((one) => ({
          id: one.id,
          title: one.voucherCode,
          detail: [
            one.percent === null ? euros(one.amount ?? 0) : number(one.percent / 100, { style: 'percent' }),
            t(`vouchers.scopes.${one.scope}`),
            t('vouchers.untilDay', { day: date(`${one.validUntil}T12:00:00`) }),
            t('vouchers.used', { used: one.used, most: one.maxUses }),
            ...(one.held > 0 ? [t('vouchers.held', { count: one.held })] : []),
          ].join(' · '),
          below: one.restoreUntil && (
            <Text size="sm" c="red.9">
              {t('vouchers.deleted', { at: at(one.restoreUntil) })}
            </Text>
          ),
          beside: one.restoreUntil ? <Restore voucher={one} /> : <End voucher={one} onEnd={() => setEnding(one.id)} />,
        }))}
      />
      {ending && <EndVoucher id={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function End({ voucher, onEnd }: { voucher: Voucher; onEnd: () => void }) {
  const t = useTexts('billing');
  return (
    <Button variant="subtle" size="compact-md" aria-label={t('vouchers.endOf', { code: voucher.voucherCode })} onClick={onEnd}>
      {t('common:delete')}
    </Button>
  );
}

function Restore({ voucher: { id, voucherCode } }: { voucher: Voucher }) {
  const t = useTexts('billing');
  const client = useQueryClient();
  const restore = useAct(vouchers.restore, { onDone: () => notices.done(t('vouchers.restored')) });
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={restore.isPending}
      aria-label={t('vouchers.restoreOf', { code: voucherCode })}
      // refused, the list is no longer as it stands here
      onClick={() => restore.mutate({ id }, { onError: () => askAnew(client) })}
    >
      {t('vouchers.restore')}
    </Button>
  );
}
