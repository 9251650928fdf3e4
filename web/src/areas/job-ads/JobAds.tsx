import { Button, Group, Select, Tabs, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type JobAdState, jobAdStates } from '@vitrine/contract/job-ads/card.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import { useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { StateTabs } from '../../parts/StateTabs.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdCard } from './AdCard.tsx';
import { FoldersButton, useFolders } from './Folders.tsx';
import classes from './JobAds.module.css';

const perPage = 12;

interface Shown {
  state?: JobAdState | undefined;
  folder?: string | undefined;
  page?: number | undefined;
}

/** The company's ads by state and folder. */
export function JobAds({ state = 'open', folder, page = 1 }: Shown) {
  const t = useTexts('job-ads');
  const navigate = useNavigate();
  const folders = useFolders();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const list = useAsk(
    jobAdViewing.list,
    { state, page, count: perPage, ...(search ? { search } : {}), ...(folder ? { category: folder } : {}) },
    { keepPrevious: true },
  );
  const show = (next: Shown) => {
    const { state: wanted = state, folder: inside, page: to = 1 } = { folder, ...next };
    return navigate({
      to: '/job-management',
      search: { state: wanted, ...(inside ? { folder: inside } : {}), ...(to > 1 ? { page: to } : {}) },
    });
  };
  const filtered = search !== '' || folder !== undefined;
  return (
    <Tabs
      value={state}
      onChange={(value) => void show({ state: value as JobAdState })}
      keepMounted={false}
      styles={{ tab: { paddingInline: 10 } }}
    >
      <Group gap={8} mb={16}>
        <TextInput
          type="search"
          className={classes.search ?? ''}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          leftSection={<IconSearch size={18} stroke={1.5} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          className={classes.folder ?? ''}
          aria-label={t('folder.label')}
          placeholder={t('folder.all')}
          clearable
          clearButtonProps={{ 'aria-label': t('folder.all') }}
          data={folders.map(({ name, count }) => ({ value: name, label: t('folder.with', { name, count }) }))}
          value={folder ?? null}
          onChange={(name) => void show({ folder: name ?? undefined })}
        />
        <FoldersButton />
      </Group>
      <StateTabs states={jobAdStates} counts={list.data?.counts} label={(one) => t(`states.${one}`)} mb={20} />
      <Tabs.Panel value={state}>
        <QueryBoundary of={list}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState
                drawing="list"
                title={filtered ? t('list.nothingFound') : t(`list.empty.${state}`)}
                text={filtered ? t('list.otherWords') : t(`list.emptyText.${state}`)}
                {...(!filtered && (state === 'open' || state === 'draft') ? { action: <NewJob /> } : {})}
              />
            ) : (
              <>
                <CardGrid>
                  {items.map((row) => (
                    <AdCard key={row.bookingId} row={row} />
                  ))}
                </CardGrid>
                <ListPages page={page} total={total} perPage={perPage} onPage={(next) => void show({ page: next })} mt={24} />
              </>
            )
          }
        </QueryBoundary>
      </Tabs.Panel>
    </Tabs>
  );
}

function NewJob() {
  const t = useTexts('job-ads');
  return (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} renderRoot={(props) => <Link {...props} to="/job-edit" />}>
      {t('list.new')}
    </Button>
  );
}
