import { Group, Radio } from '@mantine/core';
import { useTexts } from '../../platform/use-texts.ts';

/** Whether dates with strokes begin with their day. */
export function DateOrder({ dayFirst, onChange }: { dayFirst: boolean; onChange: (dayFirst: boolean) => void }) {
  const t = useTexts('imports');
  return (
    <Radio.Group label={t('rules.dates')} value={dayFirst ? 'day' : 'month'} onChange={(value) => onChange(value === 'day')}>
      <Group mt={8}>
        <Radio value="day" label={t('rules.dayFirst')} />
        <Radio value="month" label={t('rules.monthFirst')} />
      </Group>
    </Radio.Group>
  );
}
