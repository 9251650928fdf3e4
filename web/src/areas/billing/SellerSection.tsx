import { Alert, Checkbox, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type Seller, sellerToSet } from '@vitrine/contract/billing/seller.ts';
import { settings } from '@vitrine/contract/billing/settings.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useMemo } from 'react';
import * as z from 'zod';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { countries } from '../../parts/profile/countries.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { SettingFoot } from './SettingFoot.tsx';

type Typed = Record<Exclude<keyof Seller, 'smallBusiness'>, string> & { smallBusiness: boolean };

/** A field that may be left out is empty while it is typed. */
const asSent = (typed: unknown) => {
  const { vatNumber, taxNumber, iban, ...rest } = typed as Typed;
  return { ...rest, vatNumber: vatNumber || null, taxNumber: taxNumber || null, iban: iban || null };
};
const rules = settings.insert.body.pick({ countsFrom: true }).extend({ seller: z.preprocess(asSent, sellerToSet) });

const typedOf = (seller: Seller | null): Typed => ({
  name: seller?.name ?? '',
  street: seller?.street ?? '',
  postcode: seller?.postcode ?? '',
  city: seller?.city ?? '',
  country: seller?.country ?? 'DE',
  email: seller?.email ?? '',
  vatNumber: seller?.vatNumber ?? '',
  taxNumber: seller?.taxNumber ?? '',
  iban: seller?.iban ?? '',
  smallBusiness: seller?.smallBusiness ?? false,
});

/** Who sells, as every invoice names them, from a day on. */
export function SellerSection({ held }: { held: Reply<typeof settings.look> }) {
  const t = useTexts('billing');
  const lands = useMemo(() => countries(), []);
  const form = useFormOf(rules, { countsFrom: held.today, seller: typedOf(held.seller) });
  const insert = useActByPassword(settings.insert, { form, onDone: () => notices.done(t('settings.done')) });
  const submit = form.onSubmit((values) => {
    const { countsFrom, seller } = rules.parse(values);
    insert.mutate({ countsFrom, seller });
  });
  const field = (name: keyof Seller, options: { description?: string; autoComplete?: string } = {}) => (
    <TextInput label={t(`seller.${name as 'name'}`)} {...options} {...form.getInputProps(`seller.${name}`)} />
  );
  return (
    <Section title={t('seller.title')} text={t('seller.text')}>
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          {!held.seller && (
            <Alert variant="light" color="info">
              {t('seller.missing')}
            </Alert>
          )}
          {field('name', { autoComplete: 'organization' })}
          {field('street', { autoComplete: 'street-address' })}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {field('postcode', { autoComplete: 'postal-code' })}
            {field('city', { autoComplete: 'address-level2' })}
            <Select label={t('seller.country')} searchable allowDeselect={false} data={lands} {...form.getInputProps('seller.country')} />
            {field('email', { autoComplete: 'email' })}
            {field('vatNumber', { description: t('seller.numbersHint') })}
            {field('taxNumber', { description: t('seller.numbersHint') })}
          </SimpleGrid>
          {field('iban', { description: t('seller.ibanHint') })}
          <Checkbox label={t('seller.small')} {...form.getInputProps('seller.smallBusiness', { type: 'checkbox' })} />
          <SettingFoot
            today={held.today}
            day={form.values.countsFrom}
            error={form.errors.countsFrom}
            onDay={(day) => form.setFieldValue('countsFrom', day)}
            busy={insert.isPending}
            set={t('seller.set')}
          />
        </Stack>
      </form>
      {insert.dialog}
    </Section>
  );
}
