import { Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { pageCount } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { Chips } from '../../parts/search/Chips.tsx';
import { DidYouMean } from '../../parts/search/DidYouMean.tsx';
import { FilterSheet } from '../../parts/search/FilterSheet.tsx';
import { Pages } from '../../parts/search/Pages.tsx';
import classes from '../../parts/search/Search.module.css';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CandidateCard } from './CandidateCard.tsx';
import { Facets } from './Facets.tsx';
import { SaveSearch } from './Saved.tsx';
import { type Chosen, chosenOf, perPage, type useCandidateSearch } from './use-candidate-search.ts';
import { WordsField } from './WordsField.tsx';
import { useFacetLabels } from './words.ts';

type Found = Reply<typeof recruitingSearch.search>;
type Candidates = ReturnType<typeof useCandidateSearch>;

/** The search itself: words above, facets beside, what is found below. */
export function Results({ candidates }: { candidates: Candidates }) {
  const t = useTexts('recruiting-search');
  const { search, found, change } = candidates;
  const narrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const asked = isAsked(candidates);
  return (
    <Stack gap={24}>
      <WordsField
        value={search.textsearch ?? ''}
        onSearch={(text) => void change({ textsearch: text || undefined }, { replace: search.textsearch !== undefined && text !== '' })}
      />
      <div className={classes.columns}>
        {!narrow && (
          <aside aria-label={t('filters')} className={classes.filters}>
            {found.data && <Facets search={search} found={found.data} onChoose={candidates.choose} />}
          </aside>
        )}
        <Stack gap={16} miw={0}>
          <Group justify="space-between" gap={12}>
            <Total found={found.data} />
            <Group gap={8}>
              {narrow && <Filters candidates={candidates} />}
              {asked && found.data && found.data.total > 0 && <SaveSearch search={search} />}
            </Group>
          </Group>
          <ChosenChips candidates={candidates} />
          <QueryBoundary of={found}>
            {(data) =>
              data.items.length === 0 ? <Nobody candidates={candidates} found={data} /> : <List candidates={candidates} found={data} />
            }
          </QueryBoundary>
        </Stack>
      </div>
    </Stack>
  );
}

const isAsked = ({ search }: Candidates) => search.textsearch !== undefined || chosenOf(search).length > 0;

/** How many there are; said aloud when it changes. */
function Total({ found }: { found: Found | undefined }) {
  const t = useTexts('recruiting-search');
  return (
    <Text role="status" fw={700}>
      {found && t(found.totalIsExact ? 'total' : 'totalAbout', { count: found.total, number: number(found.total) })}
    </Text>
  );
}

/** On a phone the facets are behind a button. */
function Filters({ candidates: { search, found, choose } }: { candidates: Candidates }) {
  const t = useTexts('recruiting-search');
  const [opened, setOpened] = useState(false);
  const count = chosenOf(search).length;
  const total = found.data?.total ?? 0;
  return (
    <>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {count > 0 ? t('filtersSet', { count }) : t('filters')}
      </Button>
      {opened && (
        <FilterSheet title={t('filters')} show={t('show', { count: total, number: number(total) })} onClose={() => setOpened(false)}>
          <Facets search={search} found={found.data} onChoose={choose} />
        </FilterSheet>
      )}
    </>
  );
}

function ChosenChips({ candidates: { search, choose, change } }: { candidates: Candidates }) {
  const t = useTexts('recruiting-search');
  const label = useFacetLabels();
  const chosen = chosenOf(search);
  const remove = ({ key, value }: Chosen) =>
    void choose(
      key,
      (search[key] ?? []).filter((one) => one !== value),
    );
  return (
    <Chips
      label={t('chosen')}
      chosen={chosen}
      nameOf={({ key, value }) => label(key, value)}
      removing={(name) => t('removeFilter', { name })}
      onRemove={remove}
      onClear={() => void change(Object.fromEntries(chosen.map(({ key }) => [key, undefined])))}
    />
  );
}

function List({ candidates: { found: query, page, change }, found }: { candidates: Candidates; found: Found }) {
  const t = useTexts('recruiting-search');
  const pages = pageCount(found.total, perPage);
  return (
    <>
      {found.didYouMean && (
        <DidYouMean question={t('didYouMean')} text={found.didYouMean} onChoose={(textsearch) => void change({ textsearch })} />
      )}
      <ul className={classes.list} data-waiting={query.isPlaceholderData || undefined} aria-busy={query.isPlaceholderData}>
        {found.items.map((one) => (
          <li key={one.id}>
            <CandidateCard candidate={one} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pages label={t('pages')} page={page} last={pages} />}
    </>
  );
}

/** Nobody fits: another spelling, fewer filters, or people whom one knows already. */
function Nobody({ candidates, found }: { candidates: Candidates; found: Found }) {
  const t = useTexts('recruiting-search');
  const { search, change, clear } = candidates;
  if (found.total > 0)
    return (
      <EmptyState
        drawing="people"
        title={t('empty.page')}
        action={<Button onClick={() => void change({})}>{t('empty.firstPage')}</Button>}
      />
    );
  if (!isAsked(candidates))
    return (
      <EmptyState
        drawing="people"
        title={t('empty.none')}
        text={t('empty.noneText')}
        action={<Button renderRoot={(props) => <Link {...props} to="/candidate-management" />}>{t('empty.inviteKnown')}</Button>}
      />
    );
  return (
    <Stack gap={8} align="center">
      {found.didYouMean && (
        <DidYouMean question={t('didYouMean')} text={found.didYouMean} onChoose={(textsearch) => void change({ textsearch })} />
      )}
      <EmptyState
        drawing="people"
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Group gap={8} justify="center">
            <Button variant="default" onClick={() => void clear()}>
              {t('empty.showAll')}
            </Button>
            <SaveSearch search={search} variant="filled" />
          </Group>
        }
      />
    </Stack>
  );
}
