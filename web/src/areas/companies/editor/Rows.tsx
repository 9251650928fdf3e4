import { ActionIcon, Box, Group, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props<T> {
  items: readonly T[];
  /** Each entry is a small form: its name and its buttons stand above it. */
  tall?: boolean;
  keyOf: (item: T, index: number) => string;
  nameOf: (item: T) => string;
  onChange: (items: T[]) => void;
  children: (item: T, change: (part: Partial<T>) => void, index: number) => ReactNode;
}

/** Entries one below the other, each with what can be changed; they move by buttons and leave with an undo. */
export function Rows<T>({ items, tall = false, keyOf, nameOf, onChange, children }: Props<T>) {
  const t = useTexts('companies');
  const name = (item: T, index: number) => nameOf(item) || t('editor.entry', { number: index + 1 });
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  const remove = (index: number) => {
    const before = [...items];
    onChange(items.filter((_, other) => other !== index));
    const [gone] = before.slice(index, index + 1);
    if (gone) notices.undo(t('editor.removed', { name: name(gone, index) }), () => onChange(before));
  };
  if (items.length === 0) return null;
  return (
    <Stack component="ol" gap={12} m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map((item, index) => {
        const buttons = <Buttons name={name(item, index)} index={index} last={items.length - 1} onMove={move} onRemove={remove} />;
        const content = children(item, (part) => onChange(items.map((one, other) => (other === index ? { ...one, ...part } : one))), index);
        return (
          <Box component="li" key={keyOf(item, index)} p={12} style={{ border: '1px solid var(--v-line)', borderRadius: 12 }}>
            {tall ? (
              <>
                <Group justify="space-between" wrap="nowrap" mb={8}>
                  <Text fw={700} truncate>
                    {name(item, index)}
                  </Text>
                  {buttons}
                </Group>
                {content}
              </>
            ) : (
              <Group gap={8} wrap="nowrap">
                <Box flex={1} miw={0}>
                  {content}
                </Box>
                {buttons}
              </Group>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}

interface ButtonsProps {
  name: string;
  index: number;
  last: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

function Buttons({ name, index, last, onMove, onRemove }: ButtonsProps) {
  const t = useTexts('companies');
  const look = { variant: 'subtle', color: 'gray' } as const;
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon {...look} disabled={index === 0} aria-label={t('editor.up', { name })} onClick={() => onMove(index, index - 1)}>
        <IconArrowUp size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon {...look} disabled={index === last} aria-label={t('editor.down', { name })} onClick={() => onMove(index, index + 1)}>
        <IconArrowDown size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon {...look} aria-label={t('editor.remove', { name })} onClick={() => onRemove(index)}>
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
    </Group>
  );
}
