import { Card, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { usePhone } from '../../../ui/use-phone.ts';
import classes from './Part.module.css';

/** The field that somebody is led to, anew each time. */
export interface Sought {
  id: string;
}

interface Props {
  title: string;
  /** What it holds, in a line. */
  summary: string;
  /** What is wrong or missing in it. */
  errors?: readonly (string | undefined)[];
  /** The ids of its fields that one may be led to. */
  fields?: readonly string[];
  sought: Sought | undefined;
  /** It is where one begins. */
  opens?: boolean;
  children: ReactNode;
}

/** A part of an ad. On a phone it is folded to a line that says what it holds, and opens where one is led to a field of it. */
export function Part({ title, summary, errors = [], fields = [], sought, opens = false, children }: Props) {
  const phone = usePhone();
  const [opened, setOpened] = useState(opens);
  const [followed, follow] = useState<Sought>();
  if (sought && sought !== followed) {
    follow(sought);
    if (fields.includes(sought.id)) setOpened(true);
  }
  if (!phone)
    return (
      <Card component="section" aria-label={title}>
        <Title order={2} mb={16}>
          {title}
        </Title>
        <Stack gap={16}>{children}</Stack>
      </Card>
    );
  const wrong = errors.find(Boolean);
  return (
    <Card component="section" aria-label={title} py={8}>
      <Title order={2} className={classes.title ?? ''}>
        <UnstyledButton className={classes.fold ?? ''} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <span>
            {title}
            {!opened && (
              <Text component="span" size="sm" c={wrong ? 'var(--mantine-color-error)' : 'dimmed'} display="block" lineClamp={2}>
                {wrong ?? summary}
              </Text>
            )}
          </span>
          <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
        </UnstyledButton>
      </Title>
      {opened && (
        <Stack gap={16} py={12}>
          {children}
        </Stack>
      )}
    </Card>
  );
}
