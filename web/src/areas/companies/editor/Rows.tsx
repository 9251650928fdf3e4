import { ActionIcon, Box, Group, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

interface Props<T> {
  items: readonly T[];
  keyOf: (item: T, index: number) => string;
  nameOf: (item: T) => string;
  onChange: (items: T[]) => void;
  children: (item: T, change: (part: Partial<T>) => void, index: number) => ReactNode;
}

/** Entries one below the other, each with what can be changed; they move by buttons and leave with an undo. */
export function Rows<T>({ items, keyOf, nameOf, onChange, children }: Props<T>) {
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
      {items.map((item, index) => (
        <Group
          component="li"
          key={keyOf(item, index)}
          gap={8}
          wrap="nowrap"
          align="flex-start"
          p={12}
          style={{ border: '1px solid var(--v-line)', borderRadius: 12 }}
        >
          <Box flex={1} miw={0}>
            {children(item, (part) => onChange(items.map((one, other) => (other === index ? { ...one, ...part } : one))), index)}
          </Box>
          <Group gap={2} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={index === 0}
              aria-label={t('editor.up', { name: name(item, index) })}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowUp size={18} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={index === items.length - 1}
              aria-label={t('editor.down', { name: name(item, index) })}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowDown size={18} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('editor.remove', { name: name(item, index) })}
              onClick={() => remove(index)}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Group>
        </Group>
      ))}
    </Stack>
  );
}
