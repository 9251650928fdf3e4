import { Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconMapPin, IconSearch } from '@tabler/icons-react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { JobAdCard } from '@vitrine/contract/job-ads/card.ts';
import { type FoundJob, type jobSearch, searchOrders } from '@vitrine/contract/job-search/search.ts';
import { pageCount } from '@vitrine/contract/vocabulary.ts';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { JobCard } from '../../parts/job-ad/JobCard.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { DidYouMean } from '../../parts/search/DidYouMean.tsx';
import { Pages } from '../../parts/search/Pages.tsx';
import classes from '../../parts/search/Search.module.css';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import type { FacetList as Facets } from './FacetList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SaveSearch } from './SaveSearch.tsx';
import { SuggestInput } from './SuggestInput.tsx';
import { chosenOf, useJobSearch } from './use-job-search.ts';

type Found = Reply<typeof jobSearch.search>;
type Jobs = ReturnType<typeof useJobSearch>;

// the filters come beside the first answer, their sheet with the press of its button
const loadFacets = () => import('./FacetList.tsx');
const FacetList = lazy(() => loadFacets().then((module) => ({ default: module.FacetList })));
const FilterSheet = lazy(() => import('../../parts/search/FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })));
const PlaceBar = lazy(() => import('./PlaceBar.tsx').then((module) => ({ default: module.PlaceBar })));

/** The job portal: words, place and facets above and beside what is found; the address says all of it. */
export function JobsPage() {
  const t = useTexts('job-search');
  const jobs = useJobSearch();
  const { search, found, change } = jobs;
  const narrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const facets = { search, found: found.data, onChoose: jobs.choose, onChange: change };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <a className={classes.skip} href="#results">
        {t('skip')}
      </a>
      <search className={classes.fields}>
        <SuggestInput
          label={t('what')}
          placeholder={t('whatHint')}
          icon={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
          value={search.textSearch ?? ''}
          onSearch={(text) => void change({ textSearch: text || undefined }, { replace: search.textSearch !== undefined && text !== '' })}
        />
        <SuggestInput
          label={t('where')}
          placeholder={t('whereHint')}
          kind="city"
          icon={<IconMapPin size={20} stroke={1.5} aria-hidden="true" />}
          value={search.jobLocation ?? ''}
          onSearch={(text) =>
            void change(
              { jobLocation: text || undefined, ...(text ? {} : { radius: undefined }) },
              { replace: search.jobLocation !== undefined && text !== '' },
            )
          }
        />
      </search>
      <Suspense>{search.jobLocation && <PlaceBar search={search} place={found.data?.place} onChange={change} />}</Suspense>
      <div className={classes.columns}>
        {!narrow && (
          <aside aria-label={t('filters')} className={classes.filters}>
            <Suspense>{found.data && <FacetList {...facets} />}</Suspense>
          </aside>
        )}
        <Stack gap={16} miw={0}>
          <Group justify="space-between" gap={12}>
            <Total found={found.data} />
            <Group gap={8}>
              {narrow && <Filters count={chosenOf(search).length} facets={facets} />}
              <Order jobs={jobs} />
              {found.data && found.data.total > 0 && <SaveSearch search={search} />}
            </Group>
          </Group>
          <ChosenChips search={search} companyName={found.data?.companyName} onChange={change} onClear={jobs.clear} />
          <div id="results" tabIndex={-1} className={classes.found}>
            <QueryBoundary of={found}>
              {(data) => (data.items.length === 0 ? <NothingFound jobs={jobs} found={data} /> : <Results jobs={jobs} data={data} />)}
            </QueryBoundary>
          </div>
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

function Order({ jobs: { search, found, change } }: { jobs: Jobs }) {
  const t = useTexts('job-search');
  const words = Boolean(search.textSearch || search.jobTitle || search.position);
  const value = search.sort ?? (words ? '' : 'Recent');
  const orders = searchOrders.filter((one) => one !== 'Nearest' || !found.data || found.data.place);
  return (
    <select
      className={classes.order}
      aria-label={t('order.label')}
      value={value}
      onChange={({ currentTarget: { value: next } }) =>
        void change({ sort: words || next !== 'Recent' ? searchOrders.find((one) => one === next) : undefined })
      }
    >
      {words && <option value="">{t('order.none')}</option>}
      {orders.map((one) => (
        <option key={one} value={one}>
          {t(`order.${one}`)}
        </option>
      ))}
    </select>
  );
}

/** On a phone the facets are behind a button. */
function Filters({ count, facets }: { count: number; facets: ComponentProps<typeof Facets> }) {
  const t = useTexts('job-search');
  const [opened, setOpened] = useState(false);
  const { found } = facets;
  return (
    <>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />}
        onPointerEnter={() => void loadFacets().catch(() => null)}
        onClick={() => setOpened(true)}
      >
        {count > 0 ? t('filtersSet', { count }) : t('filters')}
      </Button>
      {opened && (
        <Suspense>
          <FilterSheet
            title={t('filters')}
            show={found ? t('show', { count: found.total, number: number(found.total) }) : t('common:close')}
            onClose={() => setOpened(false)}
          >
            <FacetList {...facets} />
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
}

/** Where a job is, with how far that is from the place that was asked for. */
const withDistance = ({ km, ...card }: FoundJob): JobAdCard =>
  km === undefined ? card : { ...card, location: `${card.location} · ${km || '<1'} km` };

function Results({ jobs: { found, page, count, change }, data }: { jobs: Jobs; data: Found }) {
  const t = useTexts('job-search');
  const pages = pageCount(data.total, count);
  return (
    <>
      {data.didYouMean && (
        <DidYouMean question={t('didYouMean')} text={data.didYouMean} onChoose={(textSearch) => void change({ textSearch })} />
      )}
      <ul className={classes.list} data-waiting={found.isPlaceholderData || undefined} aria-busy={found.isPlaceholderData}>
        {data.items.map((card) => (
          <li key={card.jobAdId}>
            <JobCard card={withDistance(card)} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pages label={t('pages')} page={page} last={pages} />}
    </>
  );
}
