import { Group, Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from './DateField.tsx';

/** Every quarter of an hour of a day: 00:00 to 23:45. */
const quarters = Array.from({ length: 96 }, (_, place) => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(place / 4))}:${two((place % 4) * 15)}`;
});

interface Props {
  label: string;
  /** YYYY-MM-DDTHH:MM on the clock of whoever types, or nothing. */
  value: string;
  /** YYYY-MM-DD, the first day that may be chosen. */
  min: string;
  error: ReactNode;
  required?: boolean;
  /** Told nothing until there is a day and a time. */
  onChange: (value: string) => void;
}

/** A day in the form of the interface, and a quarter of an hour. */
export function DateTimeField({ label, value, min, error, required = false, onChange }: Props) {
  const { t } = useTranslation();
  const [[day, time], setParts] = useState(() => [value.slice(0, 10), value.slice(11, 16)] as const);
  const take = (day: string, time: string) => {
    setParts([day, time]);
    onChange(day && time ? `${day}T${time}` : '');
  };
  const times = time && !quarters.includes(time) ? [...quarters, time].sort() : quarters;
  return (
    <Group gap={12} wrap="nowrap" align="flex-start">
      <DateField
        flex="1 1 0"
        label={label}
        required={required}
        withAsterisk={false}
        value={day || null}
        min={min}
        error={error}
        onChange={(next) => take(next ?? '', time)}
      />
      <Select
        w={120}
        label={t('date.time')}
        aria-label={t('labelled', { label, value: t('date.time') })}
        data={times}
        value={time || null}
        searchable
        onChange={(next) => take(day, next ?? '')}
      />
    </Group>
  );
}
