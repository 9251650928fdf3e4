import { Button, Group, Tabs, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { type JobCodeState, jobCodeStates } from '@vitrine/contract/job-codes/shapes.ts';
import { useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { StateTabs } from '../../parts/StateTabs.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { JobCodeCard } from './JobCodeCard.tsx';

const perPage = 12;

/** The company's job codes by state (R083, R116). */
export function JobCodes({ state = 'active', page = 1 }: { state?: JobCodeState | undefined; page?: number | undefined }) {
  const t = useTexts('job-codes');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const list = useAsk(
    jobCodeLists[state],
    { type: 'jobcode', page, count: perPage, ...(search ? { search } : {}) },
    { keepPrevious: true },
  );
  const show = (next: { state?: JobCodeState; page?: number }) =>
    navigate({
      to: '/job-management',
      search: { view: 'codes', state: next.state ?? state, ...(next.page && next.page > 1 ? { page: next.page } : {}) },
    });
  return (
    <Tabs
      value={state}
      onChange={(value) => void show({ state: value as JobCodeState })}
      keepMounted={false}
      styles={{ tab: { paddingInline: 10 } }}
    >
      <Group justify="space-between" align="flex-end" gap={12} mb={20}>
        <StateTabs states={jobCodeStates} counts={list.data?.counts} label={(one) => t(`states.${one}`)} />
        <TextInput
          type="search"
          w={{ base: '100%', xs: 280 }}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          leftSection={<IconSearch size={18} stroke={1.5} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Group>
      <Tabs.Panel value={state}>
        <QueryBoundary of={list}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState
                drawing="video"
                title={search ? t('list.nothingFound') : t(`list.empty.${state}`)}
                text={search ? t('list.otherWords') : t(`list.emptyText.${state}`)}
                {...(search || state === 'archived' || state === 'expired' ? {} : { action: <NewJob /> })}
              />
            ) : (
              <>
                <CardGrid>
                  {items.map((card) => (
                    <JobCodeCard key={card.id} card={card} />
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
  const t = useTexts('job-codes');
  return (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} renderRoot={(props) => <Link {...props} to="/job-edit" />}>
      {t('list.new')}
    </Button>
  );
}
