import { Card, Stack, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FoldTitle } from '../../../ui/fold/FoldTitle.tsx';
import { usePhone } from '../../../ui/use-phone.ts';

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
      <FoldTitle title={title} line={wrong ?? summary} wrong={wrong !== undefined} opened={opened} onToggle={() => setOpened(!opened)} />
      {opened && (
        <Stack gap={16} py={12}>
          {children}
        </Stack>
      )}
    </Card>
  );
}
