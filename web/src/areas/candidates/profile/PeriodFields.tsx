import { Group, Select, SimpleGrid, Switch } from '@mantine/core';
import { untilNow } from '@vitrine/contract/candidates/shapes.ts';
import type { Period } from '../../../parts/profile/words.ts';
import { locale } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props {
  period: Period;
  error?: string | undefined;
  onChange: (period: Period) => void;
}

const months = () => {
  const format = new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: format.format(new Date(Date.UTC(2000, at, 1))) }));
};

const years = (ahead: number) => {
  const last = new Date().getFullYear() + ahead;
  return Array.from({ length: 80 }, (_, at) => String(last - at));
};

/** Since when and until when, in months; what goes on has no end (R078). */
export function PeriodFields({ period, error, onChange }: Props) {
  const t = useTexts('candidates');
  const { fromMonth, fromYear, toMonth, toYear } = period;
  const set = (part: Partial<Period>) => onChange({ ...period, ...part });
  const goesOn = toYear === untilNow;
  const now = new Date();
  return (
    <>
      <SimpleGrid cols={2}>
        <Select
          label={t('period.fromMonth')}
          data={months()}
          allowDeselect={false}
          value={String(fromMonth)}
          onChange={(value) => set({ fromMonth: Number(value) })}
        />
        <Select
          label={t('period.fromYear')}
          data={years(0)}
          allowDeselect={false}
          searchable
          value={String(fromYear)}
          onChange={(value) => set({ fromYear: Number(value) })}
        />
      </SimpleGrid>
      <Group>
        <Switch
          label={t('period.untilNow')}
          checked={goesOn}
          onChange={({ currentTarget: { checked } }) =>
            set(checked ? { toMonth: untilNow, toYear: untilNow } : { toMonth: now.getMonth() + 1, toYear: now.getFullYear() })
          }
        />
      </Group>
      {!goesOn && (
        <SimpleGrid cols={2}>
          <Select
            label={t('period.toMonth')}
            data={months()}
            allowDeselect={false}
            value={String(toMonth)}
            error={error !== undefined}
            onChange={(value) => set({ toMonth: Number(value) })}
          />
          <Select
            label={t('period.toYear')}
            data={years(8)}
            allowDeselect={false}
            searchable
            value={String(toYear)}
            error={error}
            onChange={(value) => set({ toYear: Number(value) })}
          />
        </SimpleGrid>
      )}
    </>
  );
}
