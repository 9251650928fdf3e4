import { Stack } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type CandidateFacet, candidateFacets } from '@vitrine/contract/recruiting-search/filters.ts';
import type { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { FacetChoice } from '../../parts/search/FacetChoice.tsx';
import { useTexts } from '../../platform/use-texts.ts';
import type { CandidateSearch } from './use-candidate-search.ts';
import { useFacetLabels } from './words.ts';

interface Props {
  search: CandidateSearch;
  found: Reply<typeof recruitingSearch.search> | undefined;
  onChoose: (facet: CandidateFacet, values: string[]) => void;
}

/** Where somebody comes from is no reason to be found or left out: the call knows it, no screen offers it. */
const offered = candidateFacets.filter((facet) => facet !== 'nationality');

/** The facets with how many candidates each value would give. */
export function Facets({ search, found, onChoose }: Props) {
  const t = useTexts('recruiting-search');
  const label = useFacetLabels();
  const about = found?.facetsAreExact === false ? (count: string) => t('aboutNumber', { number: count }) : undefined;
  return (
    <Stack gap={20}>
      {offered.map((facet) => (
        <FacetChoice
          key={facet}
          legend={t(`facets.${facet}`)}
          chosen={search[facet] ?? []}
          counted={found?.facets[facet] ?? []}
          labelOf={(value) => label(facet, value)}
          about={about}
          more={(count) => t('more', { count })}
          onChoose={(values) => onChoose(facet, values)}
        />
      ))}
    </Stack>
  );
}
