import { Button, Stack } from '@mantine/core';
import { candidateFavorites } from '@vitrine/contract/recruiting-search/search.ts';
import { pageCount } from '@vitrine/contract/vocabulary.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { Pages } from '../../parts/search/Pages.tsx';
import classes from '../../parts/search/Search.module.css';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CandidateCard } from './CandidateCard.tsx';
import { perPage } from './use-candidate-search.ts';

/** Whom the recruiter keeps in mind. */
export function Favorites({ page, onSearch }: { page: number; onSearch: () => void }) {
  const t = useTexts('recruiting-search');
  const list = useAsk(candidateFavorites.list, { page, count: perPage }, { keepPrevious: true });
  return (
    <QueryBoundary of={list}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState
            drawing="people"
            title={t('favorites.none')}
            text={t('favorites.noneText')}
            action={<Button onClick={onSearch}>{t('favorites.search')}</Button>}
          />
        ) : (
          <Stack gap={16}>
            <ul className={classes.list}>
              {items.map((one) => (
                <li key={one.id}>
                  <CandidateCard candidate={one} />
                </li>
              ))}
            </ul>
            {total > perPage && <Pages label={t('pages')} page={page} last={pageCount(total, perPage)} />}
          </Stack>
        )
      }
    </QueryBoundary>
  );
}
