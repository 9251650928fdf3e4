import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconMap2, IconMapPin } from '@tabler/icons-react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { radii, usualRadius } from '@vitrine/contract/job-search/radius.ts';
import type { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../parts/search/Search.module.css';
import { number } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { filtersOf, type JobsSearch } from './use-job-search.ts';

type Place = NonNullable<Reply<typeof jobSearch.search>['place']>;

const JobMap = lazy(() => import('./map/JobMap.tsx').then((module) => ({ default: module.JobMap })));

interface Props {
  search: JobsSearch;
  place: Place;
  onChange: (next: Partial<JobsSearch>) => void;
}

/** Loaded beside the search, so that what is found does not move once it is shown; nothing where no place is known. */
export const PlaceBar = ({ place, ...rest }: Omit<Props, 'place'> & { place: Place | undefined }) =>
  place && <Around place={place} {...rest} />;

/** Around which place is searched, how far, and what else the name may mean. Says whose list of places it is, as its licence asks. */
function Around({ search, place, onChange }: Props) {
  const t = useTexts('job-search');
  const [drawn, setDrawn] = useState(false);
  const called = useCalled();
  const distances = [...new Set<number>([...radii, place.radius])].toSorted((a, b) => a - b);
  return (
    <Stack component="section" aria-label={t('place.label')} gap={4}>
      <Group gap={8}>
        <Group gap={4} wrap="nowrap" miw={0}>
          <IconMapPin size={18} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />
          <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
            {called(place)}
          </Text>
        </Group>
        <select
          className={classes.order}
          style={{ maxWidth: 'none' }}
          aria-label={t('place.radius')}
          value={place.radius}
          onChange={({ currentTarget }) => {
            const radius = Number(currentTarget.value);
            onChange({ radius: radius === usualRadius ? undefined : radius });
          }}
        >
          {distances.map((km) => (
            <option key={km} value={km}>
              {t('place.within', { km: number(km) })}
            </option>
          ))}
        </select>
        <Button
          variant="default"
          size="compact-md"
          aria-expanded={drawn}
          leftSection={<IconMap2 size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setDrawn(!drawn)}
        >
          {t(drawn ? 'map.hide' : 'map.show')}
        </Button>
      </Group>
      {place.others.length > 0 && (
        <Group gap={6}>
          <Text size="sm">{t('place.others')}</Text>
          {place.others.map((other) => (
            <Button key={other.text} variant="light" size="compact-sm" onClick={() => onChange({ jobLocation: other.text })}>
              {called(other)}
            </Button>
          ))}
        </Group>
      )}
      {drawn && (
        <Suspense>
          <JobMap filters={filtersOf(search)} onChange={onChange} />
        </Suspense>
      )}
      <Text size="xs" c="dimmed">
        {t('place.credit')}{' '}
        <Anchor size="xs" href="https://www.geonames.org" target="_blank" rel="noreferrer" underline="always">
          GeoNames
        </Anchor>{' '}
        (
        <Anchor size="xs" href="https://creativecommons.org/licenses/by/4.0/" target="_blank" rel="noreferrer" underline="always">
          CC BY 4.0
        </Anchor>
        )
      </Text>
    </Stack>
  );
}

/** A place with its region, or its country where the region says nothing. */
function useCalled() {
  const { language } = useTranslation().i18n;
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return ({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>) =>
    `${name}, ${region === '' || region === name ? (countries.of(country) ?? country) : region}`;
}
