import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { language } from '../../platform/i18n.ts';

interface Props extends Omit<NumberInputProps, 'value' | 'onChange'> {
  /** Whole hundredths. */
  value: number | null;
  onChange: (hundredths: number | null) => void;
}

type Typed = number | string;

/** What stands in the field; "49." and "49.90" come as texts, as they are typed. */
function hundredthsOf(typed: Typed) {
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? Math.round(number * 100) : null;
}

/** A number typed with two decimals and kept in whole hundredths. */
export function DecimalField({ value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState<Typed>('');
  const type = (next: Typed) => {
    setTyped(next);
    onChange(hundredthsOf(next));
  };
  return (
    <NumberInput
      {...rest}
      min={0}
      decimalScale={2}
      decimalSeparator={language() === 'en' ? '.' : ','}
      allowNegative={false}
      hideControls
      value={hundredthsOf(typed) === value ? typed : value === null ? '' : value / 100}
      onChange={type}
    />
  );
}
