import { Group, NumberInput, Select, Stack } from '@mantine/core';
import { intervalTypes, mostRecruiters, products } from '@vitrine/contract/billing/plans.ts';
import { buyingStates, settingNames, settings } from '@vitrine/contract/billing/settings.ts';
import { euCountries } from '@vitrine/contract/billing/vat-numbers.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useMemo, useState } from 'react';
import { useActByPassword } from '../../parts/password/use-act-by-password.tsx';
import { countries } from '../../parts/profile/countries.ts';
import { useFormOf } from '../../platform/calls/use-form-of.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { DecimalField } from './DecimalField.tsx';
import { PriceField } from './PriceField.tsx';
import { SettingFoot } from './SettingFoot.tsx';

type Held = Reply<typeof settings.look>;
type Name = Exclude<(typeof settingNames)[number], 'seller'>;

/** What is sent for one setting: its value, and none of the others. */
const { price, countryRate } = settings.insert.body.shape;
const rules = settings.insert.body.omit({ seller: true }).extend({ price: price.unwrap(), countryRate: countryRate.unwrap() });

/** Who sells has a form of its own. */
const names = settingNames.filter((one) => one !== 'seller');

/** Changes one setting from a day on. */
export function SettingForm({ held }: { held: Held }) {
  const t = useTexts('billing');
  const lands = useMemo(() => countries().filter(({ value }) => euCountries.includes(value)), []);
  const [name, setName] = useState<Name>('price');
  const form = useFormOf(rules, {
    countsFrom: held.today,
    buying: held.buying,
    trialDays: held.trialDays,
    vatRate: held.vatRate as number | null,
    closeupPrice: held.closeupPrice,
    countryRate: { country: 'AT', vatRate: null as number | null },
    price: { productName: products[0] as string, intervalType: intervalTypes[1] as string, maxRecruiter: 3, price: null as number | null },
  });
  const insert = useActByPassword(settings.insert, { form, onDone: () => notices.done(t('settings.done')) });
  const submit = form.onSubmit((values) => {
    const { countsFrom, buying, trialDays, vatRate, closeupPrice, countryRate: rated, price: named } = rules.parse(values);
    if (name === 'price' && named.price === null) return form.setFieldError('price.price', t('common:validation.required'));
    const part = {
      buying: { buying },
      trialDays: { trialDays },
      vatRate: { vatRate },
      price: { price: named },
      closeupPrice: { closeupPrice },
      countryRate: { countryRate: rated },
    }[name];
    insert.mutate({ countsFrom, ...part });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Select
          label={t('settings.what')}
          allowDeselect={false}
          data={names.map((value) => ({ value, label: t(`settings.names.${value}`) }))}
          value={name}
          onChange={(value) => setName(value as Name)}
        />
        {name === 'buying' && (
          <Select
            label={t('settings.names.buying')}
            allowDeselect={false}
            data={buyingStates.map((value) => ({ value, label: t(`settings.buying.${value}`) }))}
            {...form.getInputProps('buying')}
          />
        )}
        {name === 'trialDays' && (
          <NumberInput label={t('settings.names.trialDays')} min={0} max={365} allowDecimal={false} {...form.getInputProps('trialDays')} />
        )}
        {name === 'vatRate' && (
          <DecimalField
            label={t('settings.names.vatRate')}
            max={50}
            suffix=" %"
            value={form.values.vatRate}
            error={form.errors.vatRate}
            onChange={(hundredths) => form.setFieldValue('vatRate', hundredths)}
          />
        )}
        {name === 'countryRate' && (
          <Group gap={16} align="flex-start" grow preventGrowOverflow={false}>
            <Select
              label={t('settings.country')}
              searchable
              allowDeselect={false}
              data={lands}
              {...form.getInputProps('countryRate.country')}
            />
            <DecimalField
              label={t('settings.names.vatRate')}
              description={t('settings.countryRateHint')}
              max={50}
              suffix=" %"
              value={form.values.countryRate.vatRate}
              error={form.errors['countryRate.vatRate']}
              onChange={(rate) => form.setFieldValue('countryRate.vatRate', rate)}
            />
          </Group>
        )}
        {name === 'closeupPrice' && (
          <PriceField
            label={t('settings.closeupPrice')}
            description={t('settings.closeupPriceHint')}
            value={form.values.closeupPrice}
            error={form.errors.closeupPrice}
            onChange={(cents) => form.setFieldValue('closeupPrice', cents)}
          />
        )}
        {name === 'price' && (
          <Group gap={16} align="flex-start" grow preventGrowOverflow={false}>
            <Select label={t('settings.product')} allowDeselect={false} data={[...products]} {...form.getInputProps('price.productName')} />
            <Select
              label={t('settings.interval')}
              allowDeselect={false}
              data={intervalTypes.map((value) => ({ value, label: t(`intervals.${value}`) }))}
              {...form.getInputProps('price.intervalType')}
            />
            <NumberInput
              label={t('settings.seats')}
              min={1}
              max={mostRecruiters}
              allowDecimal={false}
              {...form.getInputProps('price.maxRecruiter')}
            />
            <PriceField
              label={t('settings.price')}
              value={form.values.price.price}
              error={form.errors['price.price']}
              onChange={(cents) => form.setFieldValue('price.price', cents)}
            />
          </Group>
        )}
        <SettingFoot
          today={held.today}
          day={form.values.countsFrom}
          error={form.errors.countsFrom}
          onDay={(day) => form.setFieldValue('countsFrom', day)}
          busy={insert.isPending}
          set={t('settings.set')}
        />
        {insert.dialog}
      </Stack>
    </form>
  );
}
