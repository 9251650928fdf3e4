import { ActionIcon, Anchor, Box, Card, Group, Menu, Stack, Switch, Text, Title } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type SavedSearch, savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { useState } from 'react';
import { NameDialog } from '../../parts/NameDialog.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** The candidate's saved searches: a panel of the dashboard. Its texts are those of `job-search`. */
export function SavedSearches() {
  const t = useTexts('job-search');
  const list = useAsk(savedSearches.list, {});
  return (
    <Box component="section" aria-label={t('saved.title')}>
      <Title order={2} size="h3" mb={12}>
        {t('saved.title')}
      </Title>
      <QueryBoundary of={list}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              {t('saved.none')}{' '}
              <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/jobs" />}>
                {t('saved.toJobs')}
              </Anchor>
            </Text>
          ) : (
            <Stack gap={12}>
              {items.map((one) => (
                <Saved key={one.id} saved={one} />
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Box>
  );
}

function Saved({ saved }: { saved: SavedSearch }) {
  const t = useTexts('job-search');
  const [renaming, setRenaming] = useState(false);
  const update = useAct(savedSearches.update);
  const again = useAct(savedSearches.save);
  const remove = useAct(savedSearches.remove, {
    onDone: () =>
      notices.undo(t('saved.deleted', { name: saved.name }), () =>
        again.mutate({ name: saved.name, query: saved.query, mail: saved.mail }),
      ),
  });
  const mail = update.isPending ? (update.variables.mail ?? saved.mail) : saved.mail;
  return (
    <Card component="article" padding="md">
      <Group justify="space-between" gap={12} wrap="nowrap" align="flex-start">
        <Box miw={0}>
          <Anchor fw={700} renderRoot={(props) => <Link {...props} to="/jobs" search={saved.query} />} style={{ overflowWrap: 'anywhere' }}>
            {saved.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {t('saved.since', { day: date(saved.createdAt) })}
          </Text>
        </Box>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('saved.more', { name: saved.name })}>
              <IconDots size={20} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={18} stroke={1.5} />} onClick={() => setRenaming(true)}>
              {t('saved.rename')}
            </Menu.Item>
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconTrash size={18} stroke={1.5} />}
              onClick={() => remove.mutate({ id: saved.id })}
            >
              {t('common:delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      <Switch
        mt={12}
        label={t('saved.mail')}
        checked={mail}
        onChange={(event) => update.mutate({ id: saved.id, mail: event.currentTarget.checked })}
      />
      {renaming && (
        <NameDialog
          title={t('saved.rename')}
          label={t('save.name')}
          initial={saved.name}
          busy={update.isPending}
          onName={(name) => update.mutate({ id: saved.id, name }, { onSuccess: () => setRenaming(false) })}
          onClose={() => setRenaming(false)}
        />
      )}
    </Card>
  );
}
