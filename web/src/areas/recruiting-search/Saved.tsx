import { ActionIcon, Anchor, Box, Button, Group, Popover, Stack, Switch, Text } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type SavedCandidateSearch, savedCandidateSearches } from '@vitrine/contract/recruiting-search/saved.ts';
import { useState } from 'react';
import { maxName, NameDialog } from '../../parts/NameDialog.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { type CandidateSearch, chosenOf, filtersOf } from './use-candidate-search.ts';
import { useFacetLabels } from './words.ts';

/** Keeps the search as it stands, under a name. */
export function SaveSearch({ search, variant = 'default' }: { search: CandidateSearch; variant?: 'default' | 'filled' }) {
  const t = useTexts('recruiting-search');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        leftSection={<IconBookmarkPlus size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('save.action')}
      </Button>
      {opened && <SaveDialog search={search} onClose={() => setOpened(false)} />}
    </>
  );
}

function SaveDialog({ search, onClose }: { search: CandidateSearch; onClose: () => void }) {
  const t = useTexts('recruiting-search');
  const label = useFacetLabels();
  const [mail, setMail] = useState(false);
  const said = [search.textsearch, ...chosenOf(search).map((one) => label(one.key, one.value))];
  const save = useAct(savedCandidateSearches.save, {
    onDone: () => {
      notices.done(t(mail ? 'save.doneWithMail' : 'save.done'));
      onClose();
    },
  });
  return (
    <NameDialog
      title={t('save.action')}
      label={t('save.name')}
      initial={said.filter(Boolean).join(', ').slice(0, maxName)}
      busy={save.isPending}
      onName={(name) => save.mutate({ name, query: filtersOf(search), mail })}
      onClose={onClose}
    >
      <Switch
        label={t('save.mail')}
        description={t('save.mailHint')}
        checked={mail}
        onChange={(event) => setMail(event.currentTarget.checked)}
      />
    </NameDialog>
  );
}

/** The saved searches behind a button: each opens again with one press. */
export function SavedSearches() {
  const t = useTexts('recruiting-search');
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={320} shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmark size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setOpened((now) => !now)}
        >
          {t('saved.title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('saved.title')}>
        <SavedList onOpen={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function SavedList({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('recruiting-search');
  const list = useAsk(savedCandidateSearches.list, {});
  return (
    <QueryBoundary of={list}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">{t('saved.none')}</Text>
        ) : (
          <Stack gap={16}>
            {items.map((one) => (
              <Saved key={one.id} saved={one} onOpen={onOpen} />
            ))}
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

function Saved({ saved, onOpen }: { saved: SavedCandidateSearch; onOpen: () => void }) {
  const t = useTexts('recruiting-search');
  const update = useAct(savedCandidateSearches.update);
  const again = useAct(savedCandidateSearches.save);
  const remove = useAct(savedCandidateSearches.remove, {
    onDone: () =>
      notices.undo(t('saved.deleted', { name: saved.name }), () =>
        again.mutate({ name: saved.name, query: saved.query, mail: saved.mail }),
      ),
  });
  const mail = update.isPending ? (update.variables.mail ?? saved.mail) : saved.mail;
  return (
    <Box role="group" aria-label={saved.name}>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Box miw={0}>
          <Anchor
            fw={700}
            style={{ overflowWrap: 'anywhere' }}
            onClick={onOpen}
            renderRoot={(props) => <Link {...props} to="/recruiting-search" search={saved.query} />}
          >
            {saved.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {t('saved.since', { day: date(saved.createdAt) })}
          </Text>
        </Box>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('saved.delete', { name: saved.name })}
          onClick={() => remove.mutate({ id: saved.id })}
        >
          <IconTrash size={20} stroke={1.5} />
        </ActionIcon>
      </Group>
      <Switch
        mt={4}
        size="sm"
        label={t('saved.mail')}
        checked={mail}
        onChange={(event) => update.mutate({ id: saved.id, mail: event.currentTarget.checked })}
      />
    </Box>
  );
}
