import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './FoldTitle.module.css';

interface Props {
  id?: string;
  title: string;
  /** What stands below, in a line: read while it is folded. */
  line: string;
  /** The line says what is wrong. */
  wrong?: boolean;
  opened: boolean;
  onToggle: () => void;
}

/** The heading of a part that is folded on a phone: it opens and closes what stands below it. */
export function FoldTitle({ id, title, line, wrong = false, opened, onToggle }: Props) {
  return (
    <Title order={2} className={classes.title ?? ''}>
      <UnstyledButton className={classes.fold ?? ''} aria-expanded={opened} onClick={onToggle}>
        <span>
          <span id={id}>{title}</span>
          {!opened && (
            <Text component="span" size="sm" c={wrong ? 'var(--mantine-color-error)' : 'dimmed'} display="block" lineClamp={2}>
              {line}
            </Text>
          )}
        </span>
        <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
      </UnstyledButton>
    </Title>
  );
}
