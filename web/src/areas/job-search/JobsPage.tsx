import { Button, Drawer, Group, Pagination, Select, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconMapPin, IconSearch } from '@tabler/icons-react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { jobSearch, type SearchOrder } from '@vitrine/contract/job-search/search.ts';
import { pageCount } from '@vitrine/contract/vocabulary.ts';
import { type ReactNode, useState } from 'react';
import { Asked } from '../../parts/Asked.tsx';
import { JobCard } from '../../parts/job-ad/JobCard.tsx';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { DidYouMean } from './DidYouMean.tsx';
import { FacetList } from './FacetList.tsx';
import classes from './Jobs.module.css';
import { NothingFound } from './NothingFound.tsx';
import { SaveSearch } from './SaveSearch.tsx';
import { SuggestInput } from './SuggestInput.tsx';
import { chosenOf, useJobSearch } from './use-job-search.ts';

type Found = Reply<typeof jobSearch.search>;
type Jobs = ReturnType<typeof useJobSearch>;

/** The job portal: words, place and facets above and beside what is found; the address says all of it. */
export function JobsPage() {
  const t = useTexts('job-search');
  const jobs = useJobSearch();
  const { search, found, change } = jobs;
  const narrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const facets = <FacetList search={search} found={found.data} onChoose={jobs.choose} onChange={change} />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <search className={classes.fields}>
        <SuggestInput
          label={t('what')}
          placeholder={t('whatHint')}
          leftSection={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
          value={search.textSearch ?? ''}
          onSearch={(text) => void change({ textSearch: text || undefined }, { replace: search.textSearch !== undefined && text !== '' })}
        />
        <SuggestInput
          label={t('where')}
          placeholder={t('whereHint')}
          kind="city"
          leftSection={<IconMapPin size={20} stroke={1.5} aria-hidden="true" />}
          value={search.jobLocation ?? ''}
          onSearch={(text) => void change({ jobLocation: text || undefined }, { replace: search.jobLocation !== undefined && text !== '' })}
        />
      </search>
      <div className={classes.columns}>
        {!narrow && <aside aria-label={t('filters')}>{facets}</aside>}
        <Stack gap={16} miw={0}>
          <Group justify="space-between" gap={12}>
            <Total found={found.data} />
            <Group gap={8}>
              {narrow && (
                <FilterSheet count={chosenOf(search).length} total={found.data}>
                  {facets}
                </FilterSheet>
              )}
              <Order jobs={jobs} />
              {found.data && found.data.total > 0 && <SaveSearch search={search} />}
            </Group>
          </Group>
          <ChosenChips search={search} companyName={found.data?.companyName} onChange={change} onClear={jobs.clear} />
          <Asked of={found}>
            {(data) => (data.items.length === 0 ? <NothingFound jobs={jobs} found={data} /> : <Results jobs={jobs} data={data} />)}
          </Asked>
        </Stack>
      </div>
    </Page>
  );
}

/** How many there are; said aloud when it changes. */
function Total({ found }: { found: Found | undefined }) {
  const t = useTexts('job-search');
  return (
    <Text role="status" fw={700}>
      {found && t(found.totalIsExact ? 'total' : 'totalAbout', { count: found.total, number: number(found.total) })}
    </Text>
  );
}

function Order({ jobs: { search, change } }: { jobs: Jobs }) {
  const t = useTexts('job-search');
  const words = Boolean(search.textSearch || search.jobTitle || search.position);
  const orders: SearchOrder[] = words ? ['Best', 'Recent', 'Oldest'] : ['Recent', 'Oldest'];
  const value = search.sort && orders.includes(search.sort) ? search.sort : orders[0];
  return (
    <Select
      aria-label={t('order.label')}
      data={orders.map((one) => ({ value: one, label: t(`order.${one}`) }))}
      value={value ?? null}
      onChange={(next) => void change({ sort: next === orders[0] ? undefined : (next ?? undefined) })}
      allowDeselect={false}
      w={170}
    />
  );
}

/** On a phone the facets are a sheet from below; what they give is said on its button. */
function FilterSheet({ count, total, children }: { count: number; total: Found | undefined; children: ReactNode }) {
  const t = useTexts('job-search');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {count > 0 ? t('filtersSet', { count }) : t('filters')}
      </Button>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="bottom"
        size="85%"
        title={t('filters')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        {children}
        <Button fullWidth mt={24} onClick={() => setOpened(false)} style={{ position: 'sticky', bottom: 16 }}>
          {total ? t('show', { count: total.total, number: number(total.total) }) : t('common:close')}
        </Button>
      </Drawer>
    </>
  );
}

function Results({ jobs: { found, page, count, change }, data }: { jobs: Jobs; data: Found }) {
  const t = useTexts('job-search');
  const pages = pageCount(data.total, count);
  const turn = (next: number) => void change({ page: next > 1 ? next : undefined }, { scroll: true });
  return (
    <>
      {data.didYouMean && <DidYouMean text={data.didYouMean} onChoose={(textSearch) => void change({ textSearch })} />}
      <ul className={classes.list} data-waiting={found.isPlaceholderData || undefined} aria-busy={found.isPlaceholderData}>
        {data.items.map((card) => (
          <li key={card.jobAdId}>
            <JobCard card={card} refreshes={[jobSearch.search]} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={turn}
          siblings={1}
          getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'common:previousPage' : 'common:nextPage') })}
        />
      )}
    </>
  );
}
