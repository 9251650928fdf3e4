import { Button, Stack, Title } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import type { jobSearch, NearWithout } from '@vitrine/contract/job-search/search.ts';
import { JobCard } from '../../parts/job-ad/JobCard.tsx';
import classes from '../../parts/search/Search.module.css';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import type { JobsSearch, useJobSearch } from './use-job-search.ts';

/** The address of the wider search; for a part of the words there is none. */
const widened: Record<NearWithout, ((search: JobsSearch) => JobsSearch) | undefined> = {
  place: ({ jobLocation: _place, radius: _radius, page: _page, ...rest }) => rest,
  filters: ({ textSearch, jobTitle, position, jobLocation, radius, companyId }) => ({
    textSearch,
    jobTitle,
    position,
    jobLocation,
    radius,
    companyId,
  }),
  words: undefined,
  'all-words': ({ jobLocation, radius, companyId }) => ({ jobLocation, radius, companyId }),
};
const titles = { place: 'near.place', filters: 'near.filters', words: 'near.words', 'all-words': 'near.allWords' } as const;

interface Props {
  jobs: ReturnType<typeof useJobSearch>;
  near: NonNullable<Reply<typeof jobSearch.search>['near']>;
}

/** Where nothing fits, what comes nearest, and what was left out for it. */
export function Near({ jobs: { widen }, near: { without, total, items } }: Props) {
  const t = useTexts('job-search');
  const wider = widened[without];
  return (
    <Stack component="section" aria-labelledby="near" gap={16} w="100%">
      <Title order={2} id="near">
        {t(titles[without])}
      </Title>
      <ul className={classes.list}>
        {items.map((card) => (
          <li key={card.jobAdId}>
            <JobCard card={card} />
          </li>
        ))}
      </ul>
      {wider && total > items.length && (
        <Button variant="default" style={{ alignSelf: 'center' }} onClick={() => void widen(wider)}>
          {t('near.show', { count: total, number: number(total) })}
        </Button>
      )}
    </Stack>
  );
}
