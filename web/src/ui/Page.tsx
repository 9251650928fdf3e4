import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './Page.module.css';

interface PageProps {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** The one primary action, and little beside it. */
  actions?: ReactNode;
  /** Stands in place of title and actions and shows the title as the first heading; null where the content does. */
  head?: ReactNode;
  /** Reading width for forms and texts, or the whole width for lists. */
  width?: 'text' | 'wide';
  children: ReactNode;
}

/** A screen's content: its title, one action, and what it is about. */
export function Page({ title, lead, actions, head, width = 'wide', children }: PageProps) {
  useDocumentTitle(typeof title === 'string' ? `${title} · Vitrine` : 'Vitrine');
  return (
    <Box className={classes.page ?? ''} data-width={width} px={{ base: 16, sm: 24 }} py={{ base: 20, sm: 32 }}>
      <Stack gap={24} className={classes.content ?? ''}>
        {head === undefined ? (
          <Group justify="space-between" align="flex-start" gap={16}>
            <Box style={{ flex: '1 1 260px' }}>
              <Title order={1}>{title}</Title>
              {lead && (
                <Text c="dimmed" mt={4} maw={640}>
                  {lead}
                </Text>
              )}
            </Box>
            {actions && <Group gap={8}>{actions}</Group>}
          </Group>
        ) : (
          head
        )}
        {children}
      </Stack>
    </Box>
  );
}
