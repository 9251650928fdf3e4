import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { maxOfferedTimes } from '@vitrine/contract/talks/shapes.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DateField } from '../../../parts/DateField.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { clockTime, dayAndTime } from '../../../platform/clock.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Times.module.css';

interface Props {
  /** Of which application, how long and by whom. */
  about: { id: string; timeZone: string; minutes: number; colleagueIds: string };
  /** Times on the own clock, YYYY-MM-DDTHH:MM. */
  value: string[];
  /** The day whose times are shown, YYYY-MM-DD. */
  day: string;
  onDay: (day: string) => void;
  /** The own name, as it stands among those who are busy. */
  ownName: string | undefined;
  error: ReactNode;
  onChange: (value: string[]) => void;
}

/** The next day that people work on. */
export function firstDay() {
  const at = new Date();
  do at.setDate(at.getDate() + 1);
  while (at.getDay() === 0 || at.getDay() === 6);
  return clockTime(at).slice(0, 10);
}

/** Times to offer: a day, its half hours with who is busy then, and what was chosen so far. */
export function TimesField({ about, value, day, onDay, ownName, error, onChange }: Props) {
  const t = useTexts('applicants');
  const label = useId();
  const found = useAsk(talks.day, { ...about, day }, { keepPrevious: true });
  const toggle = (time: string) =>
    onChange(value.includes(time) ? value.filter((one) => one !== time) : [...value, time].toSorted().slice(0, maxOfferedTimes));
  const slots = useRef<HTMLDivElement>(null);
  const there = found.data !== undefined;
  // times are what one comes for; whoever is in a field already stays in it
  useEffect(() => {
    const dialog = slots.current?.closest('[role="dialog"]');
    const { activeElement } = document;
    const elsewhere = activeElement?.matches('input, textarea, select, [aria-pressed]') && dialog?.contains(activeElement);
    if (there && dialog && !elsewhere) slots.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus({ preventScroll: true });
  }, [there]);
  return (
    <Stack gap={12} role="group" aria-labelledby={label}>
      <Input.Label id={label} component="div">
        {t('talk.offer.times')}
      </Input.Label>
      <DateField
        label={t('talk.when')}
        maw={240}
        value={day}
        min={clockTime(new Date()).slice(0, 10)}
        onChange={(next) => next && onDay(next)}
      />
      <div ref={slots} className={classes.times}>
        {found.data?.items.map(({ time, busy }) => {
          const at = `${day}T${time}`;
          const others = busy.join(', ');
          return (
            <Button
              key={time}
              variant={value.includes(at) ? 'filled' : 'default'}
              size="compact-md"
              aria-pressed={value.includes(at)}
              disabled={busy.length > 0}
              title={busy.length > 0 ? (others === ownName ? t('talk.offer.busyOwn') : t('talk.offer.busy', { names: others })) : undefined}
              onClick={() => toggle(at)}
            >
              {time}
            </Button>
          );
        })}
      </div>
      {found.data?.items.length === 0 && <Text size="sm">{t('talk.offer.dayOver')}</Text>}
      {found.data?.items.some(({ busy }) => busy.length > 0) && (
        <Text size="sm" c="dimmed">
          {t('talk.offer.busyText')}
        </Text>
      )}
      {value.length > 0 && (
        <Group gap={8} role="group" aria-label={t('talk.offer.chosen')}>
          {value.map((one) => (
            <Button
              key={one}
              variant="light"
              color="gray"
              radius="xl"
              size="compact-md"
              fw={400}
              aria-label={t('talk.offer.remove', { time: dayAndTime(one) })}
              rightSection={<IconX size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() => toggle(one)}
            >
              {dayAndTime(one)}
            </Button>
          ))}
        </Group>
      )}
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}
