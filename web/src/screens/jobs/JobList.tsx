import { Stack, Tabs } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { companyJobs, type JobState, jobStates } from '@vitrine/contract/job-ads/jobs.ts';
import { useState } from 'react';
import { ListPages } from '../../parts/ListPages.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { StateTabs } from '../../parts/StateTabs.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { JobFilters } from './JobFilters.tsx';
import { JobRow } from './JobRow.tsx';
import { NoJobs } from './NoJobs.tsx';

const perPage = 25;

/** All jobs in one list, whatever they are made of, by state; narrowed by words and folder, in an order of one's choice. */
export function JobList({ mayEdit }: { mayEdit: boolean }) {
  const t = useTexts('job-ads');
  const navigate = useNavigate();
  const { state = 'open', folder, order = 'changed', page = 1 } = useSearch({ from: '/job-management' });
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 250);
  const list = useAsk(
    companyJobs.list,
    { state, order, page, count: perPage, ...(words ? { search: words } : {}), ...(folder ? { category: folder } : {}) },
    { keepPrevious: true },
  );

  const show = (part: { state?: JobState; folder?: string | undefined; order?: typeof order; page?: number }) => {
    const next = { state, folder, order, page: 1, ...part };
    return navigate({
      to: '/job-management',
      search: {
        ...(next.state === 'open' ? {} : { state: next.state }),
        ...(next.folder ? { folder: next.folder } : {}),
        ...(next.order === 'changed' ? {} : { order: next.order }),
        ...(next.page > 1 ? { page: next.page } : {}),
      },
    });
  };
  const clear = () => {
    setTyped('');
    void show({ folder: undefined });
  };

  return (
    <Tabs
      value={state}
      onChange={(next) => void show({ state: next as JobState })}
      keepMounted={false}
      styles={{ tab: { paddingInline: 10 } }}
    >
      <JobFilters
        words={typed}
        onWords={setTyped}
        folder={folder}
        onFolder={(name) => void show({ folder: name })}
        order={order}
        onOrder={(next) => void show({ order: next })}
        mayEdit={mayEdit}
      />
      <StateTabs states={jobStates} counts={list.data?.counts} label={(one) => t(`states.${one}`)} mb={16} />
      <Tabs.Panel value={state}>
        <QueryBoundary of={list}>
          {({ items, total, counts }) =>
            items.length === 0 ? (
              <NoJobs
                state={state}
                drafts={counts.draft}
                mayEdit={mayEdit}
                onClear={words || folder ? clear : undefined}
                onDrafts={() => void show({ state: 'draft' })}
              />
            ) : (
              <>
                <Stack component="ul" gap={8} m={0} p={0} style={{ listStyle: 'none' }}>
                  {items.map((job) => (
                    <JobRow key={job.bookingId} job={job} mayEdit={mayEdit} />
                  ))}
                </Stack>
                <ListPages page={page} total={total} perPage={perPage} onPage={(next) => void show({ page: next })} mt={24} />
              </>
            )
          }
        </QueryBoundary>
      </Tabs.Panel>
    </Tabs>
  );
}
