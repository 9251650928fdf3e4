import { Box, Input, NumberInput, Select, SimpleGrid } from '@mantine/core';
import { salaryPeriods } from '@vitrine/contract/job-ads/card.ts';
import { type JobAdFields, usualCurrencies } from '@vitrine/contract/job-ads/shapes.ts';
import { number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { isRangeWrong } from './use-ad-editor.ts';

type Salary = JobAdFields['salary'];

/** How numbers are written in the language of the interface. */
function separators() {
  const written = number(1234567.5);
  return { decimalSeparator: written.at(-2) ?? '.', thousandSeparator: written.charAt(1) };
}

const amountOf = (value: string | number) => (typeof value === 'number' && value > 0 ? value : null);

/** The range of pay, its currency and what it is paid for. */
export function SalaryField({ salary, onChange }: { salary: Salary; onChange: (salary: Salary) => void }) {
  const t = useTexts('job-ads');
  const set = (part: Partial<Salary>) => onChange({ ...salary, ...part });
  const amount = { hideControls: true, decimalScale: 2, max: 100_000_000, min: 0, clampBehavior: 'strict', ...separators() } as const;
  return (
    <Box role="group" aria-label={t('fields.salary')}>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing={8}>
        <NumberInput
          id="ad-salary"
          label={t('salary.fromLabel')}
          {...amount}
          value={salary.from ?? ''}
          error={isRangeWrong(salary)}
          onChange={(value) => set({ from: amountOf(value) })}
        />
        <NumberInput
          label={t('salary.toLabel')}
          {...amount}
          value={salary.to ?? ''}
          error={isRangeWrong(salary)}
          onChange={(value) => set({ to: amountOf(value) })}
        />
        <Select
          label={t('salary.currency')}
          searchable
          allowDeselect={false}
          data={[...new Set([...usualCurrencies, salary.currency])]}
          value={salary.currency}
          onChange={(currency) => currency && set({ currency })}
        />
        <Select
          label={t('salary.period')}
          allowDeselect={false}
          data={salaryPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={salary.period}
          onChange={(period) => period && set({ period: period as Salary['period'] })}
        />
      </SimpleGrid>
      <Input.Description mt={6}>{t('salary.hint')}</Input.Description>
      {isRangeWrong(salary) && <Input.Error mt={5}>{t('salary.wrong')}</Input.Error>}
    </Box>
  );
}
