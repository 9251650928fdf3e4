import { Button, Fieldset, Group, MultiSelect, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { company } from '@vitrine/contract/accounts/company.ts';
import { type Department, departments, employeeBands, type Industry } from '@vitrine/contract/reference-lists.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Section } from '../../../ui/Section.tsx';
import { IndustriesField } from '../IndustriesField.tsx';
import type { Company } from './own.ts';

type Band = (typeof employeeBands)[number];
const zones = () => (Intl.supportedValuesOf ? Intl.supportedValuesOf('timeZone') : []);

/** What the company says of itself in figures and addresses; everybody of it reads that, its owner changes it. */
export function CompanyDetails({ company: now, mayChange }: { company: Company; mayChange: boolean }) {
  const t = useTexts('accounts');
  const form = useFormOf(company.update.body, {
    companyName: now.companyName,
    industries: now.industries as Industry[],
    employees: (now.employees ?? null) as Band | null,
    departments: now.departments as Department[],
    address: now.address,
    website: now.website,
    phone: now.phone,
    timeZone: now.timeZone,
  });
  const act = useAct(company.update, {
    form,
    onDone: () => {
      form.resetDirty();
      notices.done(t('common:saved'));
    },
  });
  const labels = {
    companyName: t('companyName'),
    address: t('company.address'),
    website: t('company.website'),
    phone: t('company.phone'),
    timeZone: t('company.timeZone'),
  };
  const field = (name: keyof typeof labels) => ({ id: `company-${name}`, label: labels[name], ...form.getInputProps(name) });
  return (
    <Section title={t('company.title')}>
      <form noValidate onSubmit={form.onSubmit((values) => act.mutate(values))}>
        <Fieldset variant="unstyled" disabled={!mayChange}>
          <Stack>
            <FormErrors
              title={t('common:failed.inForm')}
              errors={form.errors}
              said={(message) => t('common:failed.ofField', { message })}
              fields={Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label, id: `company-${name}` }]))}
            />
            <TextInput required autoComplete="organization" {...field('companyName')} />
            <IndustriesField value={form.values.industries} onChange={(chosen) => form.setFieldValue('industries', chosen)} />
            <Select
              clearable
              label={t('company.employees')}
              clearButtonProps={{ 'aria-label': t('company.employeesClear') }}
              data={employeeBands.map((value) => ({ value, label: value === 'more than 500' ? t('company.moreThan500') : value }))}
              {...form.getInputProps('employees')}
            />
            <MultiSelect
              clearable
              searchable
              label={t('company.departments')}
              clearButtonProps={{ 'aria-label': t('company.departmentsClear') }}
              data={departments.map((value) => ({ value, label: t(`common:lists.department.${value}`) }))}
              value={form.values.departments}
              onChange={(chosen) => form.setFieldValue('departments', chosen as Department[])}
            />
            <Textarea autosize minRows={2} maxRows={5} autoComplete="street-address" {...field('address')} />
            <TextInput type="url" autoComplete="url" placeholder="https://" {...field('website')} />
            <TextInput type="tel" autoComplete="tel" {...field('phone')} />
            <Select
              searchable
              allowDeselect={false}
              description={t('company.timeZoneHint')}
              data={[...new Set([now.timeZone, ...zones()])]}
              {...field('timeZone')}
            />
            {mayChange ? (
              <Group justify="flex-end">
                <Button type="submit" loading={act.isPending} disabled={!form.isDirty()}>
                  {t('common:save')}
                </Button>
              </Group>
            ) : (
              <Text size="sm" c="dimmed">
                {t('company.ownerOnly')}
              </Text>
            )}
          </Stack>
        </Fieldset>
      </form>
    </Section>
  );
}
