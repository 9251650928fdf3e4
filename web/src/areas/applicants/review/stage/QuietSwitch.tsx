import { ActionIcon, Group, Popover, Switch, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '../../../../platform/use-texts.ts';

/** Whether this browser skips quiet moments. */
export const useSkipsQuiet = () => useLocalStorage({ key: 'skipQuiet', defaultValue: false, getInitialValueInEffect: false });

interface Props {
  /** How many quiet moments there are. */
  count: number;
  skips: boolean;
  onSkips: (skips: boolean) => void;
}

/** Skips what is quiet, and says how that is known. */
export function QuietSwitch({ count, skips, onSkips }: Props) {
  const t = useTexts('applicants');
  return (
    <Group gap={4} wrap="nowrap">
      <Switch
        size="sm"
        label={t('review.quiet.skip', { count })}
        checked={skips}
        onChange={(event) => onSkips(event.currentTarget.checked)}
      />
      <Popover width={280} shadow="md" withArrow>
        <Popover.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('review.quiet.how')}>
            <IconInfoCircle size={18} stroke={1.5} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('review.quiet.how')}>
          <Text size="sm">{t('review.quiet.text')}</Text>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}
