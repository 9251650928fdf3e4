import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props<T> {
  label: string;
  chosen: readonly T[];
  nameOf: (one: T) => string;
  /** What pressing a chip does, for those who hear it. */
  removing: (name: string) => string;
  onRemove: (one: T) => void;
  onClear: () => void;
}

/** What is set, each gone with one click. */
export function Chips<T extends { key: string; value: string }>({ label, chosen, nameOf, removing, onRemove, onClear }: Props<T>) {
  const { t } = useTranslation();
  if (chosen.length === 0) return null;
  return (
    <Group gap={8} role="group" aria-label={label}>
      {chosen.map((one) => (
        <Button
          key={`${one.key} ${one.value}`}
          variant="light"
          color="gray"
          radius="xl"
          size="compact-md"
          fw={400}
          aria-label={removing(nameOf(one))}
          rightSection={<IconX size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => onRemove(one)}
        >
          {nameOf(one)}
        </Button>
      ))}
      <Button variant="subtle" size="compact-md" leftSection={<IconX size={16} stroke={1.5} aria-hidden="true" />} onClick={onClear}>
        {t('clearFilters')}
      </Button>
    </Group>
  );
}
