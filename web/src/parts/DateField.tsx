import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { date } from '../platform/format.ts';
import { dayOf } from './typed-day.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  label: string;
  /** YYYY-MM-DD. */
  value: string | null;
  min?: string;
  max?: string;
  /** Told a day as YYYY-MM-DD, or null once the field is empty. */
  onChange: (day: string | null) => void;
}

const shownAs = (value: string | null) => (value ? date(`${value}T12:00:00`) : '');

/** A day as DD/MM/YYYY in every language and browser (R239): typed, or chosen from the browser's calendar. */
export function DateField({ value, min, max, onChange, error, onBlur, ...rest }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => shownAs(value));
  const [wrong, setWrong] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  // changed from outside, by the calendar or by what another device saved
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    setTyped(shownAs(value));
  }, [value]);
  const take = (text: string) => {
    setTyped(text);
    setWrong(false);
    const day = text.trim() === '' ? null : dayOf(text);
    if (day === undefined || day === told.current) return;
    told.current = day;
    onChange(day);
  };
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      placeholder={t('date.form')}
      value={typed}
      error={wrong ? t('date.wrong') : error}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={(event) => {
        const day = typed.trim() === '' ? null : dayOf(typed);
        setWrong(day === undefined);
        if (day) setTyped(shownAs(day));
        onBlur?.(event);
      }}
      rightSectionWidth={40}
      rightSection={
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('date.choose', { label: rest.label })}
            onClick={() => calendar.current?.showPicker?.()}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={value ?? ''}
            onChange={(event) => take(shownAs(event.currentTarget.value))}
            style={{ position: 'absolute', insetInlineEnd: 8, bottom: 0, width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
          />
        </>
      }
    />
  );
}
