import { ActionIcon, Box, Button, Group, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type Period, usePeriod } from '../../../parts/profile/words.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import classes from './Editor.module.css';

interface Line extends Period {
  id: string;
  title: string;
  below: string;
}

interface Props {
  title: string;
  text: string;
  add: string;
  lines: Line[];
  onAdd: () => void;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Posts or schools, the latest first, each to be changed or removed. */
export function Entries({ title, text, add, lines, onAdd, onEdit, onRemove }: Props) {
  const t = useTexts('candidates');
  const period = usePeriod();
  return (
    <Section title={title} text={text}>
      {lines.map((line) => (
        <div key={line.id} className={classes.entry}>
          <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Text fw={700}>{line.title}</Text>
            {line.below && <Text>{line.below}</Text>}
            <Text size="sm" c="dimmed">
              {period(line).span}
            </Text>
          </Box>
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t('entry.edit', { title: line.title })}
              onClick={() => onEdit(line.id)}
            >
              <IconPencil size={20} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t('entry.remove', { title: line.title })}
              onClick={() => onRemove(line.id)}
            >
              <IconTrash size={20} stroke={1.5} />
            </ActionIcon>
          </Group>
        </div>
      ))}
      <Button
        mt={8}
        style={{ alignSelf: 'flex-start' }}
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.5} />}
        onClick={onAdd}
      >
        {add}
      </Button>
    </Section>
  );
}
