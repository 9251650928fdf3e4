import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import { Favorites } from './Favorites.tsx';
import { Results } from './Results.tsx';
import { SavedSearches } from './Saved.tsx';
import { useCandidateSearch } from './use-candidate-search.ts';

const CandidateDrawer = lazy(() => import('./CandidateDrawer.tsx').then((module) => ({ default: module.CandidateDrawer })));

/** Candidates who agreed to be found: words and facets, favourites, and each of them opened; the address says all of it. */
export function RecruitingSearchPage() {
  const t = useTexts('recruiting-search');
  const candidates = useCandidateSearch();
  const { search, change, clear, open } = candidates;
  return (
    <Page title={t('title')} lead={t('lead')} actions={<SavedSearches />}>
      <Tabs
        value={search.view ?? 'search'}
        onChange={(next) => void change({ view: next === 'favorites' ? 'favorites' : undefined })}
        keepMounted={false}
      >
        <Tabs.List mb={20}>
          <Tabs.Tab value="search">{t('tabs.search')}</Tabs.Tab>
          <Tabs.Tab value="favorites">{t('tabs.favorites')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="search">
          <Results candidates={candidates} />
        </Tabs.Panel>
        <Tabs.Panel value="favorites">
          <Favorites page={search.page ?? 1} onSearch={() => void clear()} />
        </Tabs.Panel>
      </Tabs>
      {search.candidate && (
        <Suspense>
          <CandidateDrawer id={search.candidate} onClose={() => void open(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
