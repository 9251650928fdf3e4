import { RangeSlider, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { minutesSeconds } from '../../platform/clock.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { lengthInWords } from './length.ts';

/** What is kept of a recording, in its seconds; all of it where nothing is said. */
export interface Trim {
  trimStart?: number;
  trimEnd?: number;
}

/** A picture can be cut where it is whole, which is once a second. */
const step = 1;
/** Less than this says nothing. */
const shortest = 1;

/** What goes along with the recording: only the ends that were cut. */
export function trimOf(seconds: number, kept: [number, number] | undefined): Trim {
  if (!kept) return {};
  const [start, end] = kept;
  return { ...(start > 0 ? { trimStart: start } : {}), ...(end < seconds ? { trimEnd: end } : {}) };
}

interface Props {
  seconds: number;
  value: [number, number] | undefined;
  onChange: (kept: [number, number]) => void;
}

/** Two handles at the ends of a recording, moved by pointer or by the arrows; what lies outside of them is left out. */
export function TrimField({ seconds, value, onChange }: Props) {
  const t = useTexts('job-codes');
  const id = useId();
  const [from, to] = value ?? [0, seconds];
  const inWords = (second: number) => lengthInWords(t, Math.round(second));
  // the times that are said are as far apart as the length beside them
  const length = Math.round(to - from);
  if (seconds <= shortest + step) return null;
  return (
    <Stack gap={4} role="group" aria-labelledby={id}>
      <Text id={id} size="sm" fw={700}>
        {t('recorder.trim')}
      </Text>
      <RangeSlider
        min={0}
        max={seconds}
        step={step}
        minRange={shortest}
        value={[from, to]}
        onChange={onChange}
        label={minutesSeconds}
        size={8}
        thumbSize={28}
        mx={14}
        thumbFromLabel={t('recorder.trimStart')}
        thumbToLabel={t('recorder.trimEnd')}
        thumbValueText={inWords}
      />
      <Text size="sm" c="dimmed">
        {t('recorder.kept', { from: minutesSeconds(from), to: minutesSeconds(from + length), length: inWords(length) })}
      </Text>
    </Stack>
  );
}
