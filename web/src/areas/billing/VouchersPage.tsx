import { Button, Group, NumberInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { voucherScopes, vouchers } from '@vitrine/contract/billing/vouchers.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { DateField } from '../../parts/DateField.tsx';
import { ListPages } from '../../parts/ListPages.tsx';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros } from '../../platform/amounts.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { date, number } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
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

function Vouchers({ items }: { items: readonly Voucher[] }) {
  const t = useTexts('billing');
  const [ending, setEnding] = useState<Voucher>();
  const end = useActByPassword(vouchers.delete, {
    onDone: () => {
      setEnding(undefined);
      notices.done(t('vouchers.ended'));
    },
  });
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
          beside: (
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('vouchers.endOf', { code: one.voucherCode })}
              onClick={() => setEnding(one)}
            >
              {t('common:delete')}
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        opened={ending !== undefined}
        title={t('vouchers.endTitle', { code: ending?.voucherCode ?? '' })}
        confirm={t('common:delete')}
        cancel={t('common:cancel')}
        close={t('common:close')}
        danger
        busy={end.isPending}
        onConfirm={() => ending && end.mutate({ id: ending.id })}
        onClose={() => setEnding(undefined)}
      >
        {t('vouchers.endText')}
      </ConfirmDialog>
      {end.dialog}
    </>
  );
}
