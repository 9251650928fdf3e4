import { Button, Group, Stack } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { lazy, Suspense } from 'react';
import { DidYouMean } from '../../parts/search/DidYouMean.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SaveSearch } from './SaveSearch.tsx';
import { chosenOf, type useJobSearch } from './use-job-search.ts';

const Near = lazy(() => import('./Near.tsx').then((module) => ({ default: module.Near })));

interface Props {
  jobs: ReturnType<typeof useJobSearch>;
  found: Reply<typeof jobSearch.search>;
}

/** Nothing fits: another spelling, fewer filters, a mail when something comes, and what comes nearest. */
export function NothingFound({ jobs, found }: Props) {
  const { search, change, clear } = jobs;
  const t = useTexts('job-search');
  const filters = chosenOf(search).length > 0;
  const asked = filters || search.textSearch !== undefined;
  if (found.total > 0) {
    return (
      <EmptyState
        drawing="letters"
        title={t('empty.page')}
        action={<Button onClick={() => void change({}, { scroll: true })}>{t('empty.firstPage')}</Button>}
      />
    );
  }
  if (search.marked && chosenOf(search).length === 1 && search.textSearch === undefined) {
    return (
      <EmptyState
        drawing="letters"
        title={t('empty.marked')}
        text={t('empty.markedText')}
        action={<Button onClick={() => void clear()}>{t('empty.toAll')}</Button>}
      />
    );
  }
  return (
    <Stack gap={8} align="center">
      {found.didYouMean && (
        <DidYouMean question={t('didYouMean')} text={found.didYouMean} onChoose={(textSearch) => void change({ textSearch })} />
      )}
      <EmptyState
        drawing="letters"
        title={t(asked ? 'empty.title' : 'empty.none')}
        text={t(asked ? 'empty.text' : 'empty.noneText')}
        action={
          <Group gap={8} justify="center">
            {filters && (
              <Button
                variant="default"
                onClick={() =>
                  void (search.textSearch ? clear().then(() => change({ textSearch: search.textSearch }, { replace: true })) : clear())
                }
              >
                {t('empty.withoutFilters')}
              </Button>
            )}
            {asked && <SaveSearch search={search} variant="filled" />}
          </Group>
        }
      />
      <Suspense>{found.near && <Near jobs={jobs} near={found.near} />}</Suspense>
    </Stack>
  );
}
