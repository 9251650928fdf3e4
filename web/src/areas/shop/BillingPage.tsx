import { Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type Purchase, shopPayments } from '@vitrine/contract/shop/payments.ts';
import { useMemo, useState } from 'react';
import * as z from 'zod';
import { countries } from '../../parts/profile/countries.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { euros } from '../../platform/amounts.ts';
import { problemText } from '../../platform/calls/problems.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useFreshAsk } from '../../platform/calls/use-ask.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { ForCandidates, Shop } from './Shop.tsx';

export const openOf = (items: readonly Purchase[]) => items.find(({ state }) => state === 'draft' || state === 'started');

/** Nothing was begun: back to what there is. */
export function Nothing() {
  const t = useTexts('shop');
  return (
    <EmptyState
      drawing="letters"
      title={t('nothing')}
      action={<Button renderRoot={(props) => <Link {...props} to="/closeup-shop/products" />}>{t('toProducts')}</Button>}
    />
  );
}

/** To whom the bill goes, and a voucher. */
export function BillingPage() {
  const t = useTexts('shop');
  return (
    <Shop step={2} title={t('billing.title')}>
      {({ countries: taxed }) => (
        <ForCandidates next="/closeup-shop/billing">
          <Billing asksCountry={taxed.length > 0} />
        </ForCandidates>
      )}
    </Shop>
  );
}

function Billing({ asksCountry }: { asksCountry: boolean }) {
  const own = useFreshAsk(shopPayments.own, {});
  return (
    <QueryBoundary of={own}>
      {({ items }) => {
        const open = openOf(items);
        return open ? <Form key={open.paymentId} purchase={open} asksCountry={asksCountry} /> : <Nothing />;
      }}
    </QueryBoundary>
  );
}

const { country } = shopPayments.update.body.shape;
const rules = shopPayments.update.body
  .pick({ billTo: true })
  .required()
  .extend({ country: country.unwrap().or(z.literal('')) });

function Form({ purchase, asksCountry }: { purchase: Purchase; asksCountry: boolean }) {
  const t = useTexts('shop');
  const navigate = useNavigate();
  const { paymentId } = purchase;
  const lands = useMemo(() => countries(), []);
  const form = useFormOf(rules, { billTo: purchase.billTo, country: purchase.country ?? '' });
  const update = useAct(shopPayments.update, { form, onDone: () => void navigate({ to: '/closeup-shop/payment' }) });
  const submit = form.onSubmit(({ billTo, country }) => {
    if (billTo.trim() === '') return form.setFieldError('billTo', t('common:validation.required'));
    if (asksCountry && country === '') return form.setFieldError('country', t('common:validation.required'));
    update.mutate({ paymentId, billTo, ...(asksCountry ? { country } : {}) });
  });
  return (
    <Stack gap={24}>
      <Section title={t('billing.voucher')}>
        <Voucher purchase={purchase} />
      </Section>
      <Section title={t('billing.to')}>
        <form noValidate onSubmit={submit}>
          <Stack gap={16}>
            <Textarea
              label={t('billing.address')}
              autoComplete="street-address"
              autosize
              minRows={4}
              maxRows={8}
              maxLength={500}
              {...form.getInputProps('billTo')}
            />
            {asksCountry && (
              <Select
                label={t('billing.country')}
                description={t('billing.countryHint')}
                searchable
                allowDeselect={false}
                data={lands}
                {...form.getInputProps('country')}
              />
            )}
            <Group justify="space-between" gap={12}>
              <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-shop/products" />}>
                {t('common:back')}
              </Button>
              <Button type="submit" loading={update.isPending}>
                {t('billing.on')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Section>
    </Stack>
  );
}

/** A code that takes something off; it is held for half an hour. */
function Voucher({ purchase: { paymentId, voucherCode, price, total } }: { purchase: Purchase }) {
  const t = useTexts('shop');
  const [typed, setTyped] = useState('');
  const update = useAct(shopPayments.update, { handles: 'all', onDone: () => setTyped('') });
  if (voucherCode)
    return (
      <Group justify="space-between" gap={12}>
        <Text>{t('billing.held', { code: voucherCode, off: euros(price - total), total: euros(total) })}</Text>
        <Button variant="subtle" loading={update.isPending} onClick={() => update.mutate({ paymentId, voucherCode: null })}>
          {t('common:remove')}
        </Button>
      </Group>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) update.mutate({ paymentId, voucherCode: typed });
      }}
    >
      <Group gap={8} align="flex-end">
        <TextInput
          flex="1 1 180px"
          label={t('billing.code')}
          maxLength={60}
          value={typed}
          error={update.error && problemText(update.error)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={update.isPending}>
          {t('billing.use')}
        </Button>
      </Group>
    </form>
  );
}
