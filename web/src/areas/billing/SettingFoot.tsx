import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateField } from '../../parts/DateField.tsx';
import { useTexts } from '../../platform/use-texts.ts';

interface Props {
  /** The day it is for the operator, before which nothing counts. */
  today: string;
  day: string;
  error: ReactNode;
  onDay: (day: string) => void;
  busy: boolean;
  /** What the button says. */
  set: string;
}

/** The end of every setting: from which day it counts, and the button that sets it. */
export function SettingFoot({ today, day, error, onDay, busy, set }: Props) {
  const t = useTexts('billing');
  return (
    <>
      <DateField
        label={t('settings.from')}
        description={t('settings.fromHint')}
        min={today}
        maw={280}
        value={day}
        error={error}
        onChange={(chosen) => onDay(chosen ?? '')}
      />
      <Group justify="flex-end">
        <Button type="submit" loading={busy}>
          {set}
        </Button>
      </Group>
    </>
  );
}
