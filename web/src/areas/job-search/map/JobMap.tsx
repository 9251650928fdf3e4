import { Skeleton, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { jobMap } from '@vitrine/contract/job-search/map.ts';
import { radii } from '@vitrine/contract/job-search/radius.ts';
import type { SearchFilters } from '@vitrine/contract/job-search/search.ts';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { number } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './JobMap.module.css';
import { labelsOf, markersOf, pixelsPerKm, projection, scaleOf } from './layout.ts';

type Map = NonNullable<Reply<typeof jobMap.around>['map']>;

interface Props {
  filters: SearchFilters;
  onChange: (next: Pick<SearchFilters, 'jobLocation' | 'radius'>) => void;
}

/** Where the jobs of a search are, drawn from the towns that we know: nobody else is asked for a map. */
export function JobMap({ filters, onChange }: Props) {
  const t = useTexts('job-search');
  const asked = useAsk(jobMap.around, filters, { keepPrevious: true, staleTime: 60_000 });
  return (
    <section aria-label={t('map.label')} className={classes.map}>
      <QueryBoundary of={asked}>{({ map }) => map && <Drawn map={map} onChange={onChange} />}</QueryBoundary>
    </section>
  );
}

function Drawn({ map, onChange }: { map: Map; onChange: Props['onChange'] }) {
  const t = useTexts('job-search');
  const { ref, width } = useElementSize();
  const said =
    map.jobs === 0 ? t('map.none') : t(map.isWhole ? 'map.count' : 'map.countAbout', { count: map.jobs, number: number(map.jobs) });
  return (
    <>
      <div ref={ref} className={classes.square}>
        {width > 0 ? <Square map={map} size={width} onChange={onChange} /> : <Skeleton height="100%" />}
      </div>
      <Text size="sm" c="dimmed">
        {said}
      </Text>
    </>
  );
}

function Square({ map, size, onChange }: { map: Map; size: number; onChange: Props['onChange'] }) {
  const t = useTexts('job-search');
  const place = projection(map, map.radius, size);
  const markers = markersOf(map.spots, place);
  const km = scaleOf(map.radius);
  // the next smaller circle around the town that was chosen
  const closer = radii.findLast((one) => one < map.radius) ?? map.radius;
  return (
    <>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className={classes.circle} cx={size / 2} cy={size / 2} r={pixelsPerKm(size, map.radius) * map.radius} />
        {map.towns.map((town) => {
          const { x, y } = place(town);
          return (
            <circle
              key={`${town.lat} ${town.lon}`}
              className={classes.town}
              cx={x}
              cy={y}
              r={Math.max(1.2, Math.log10(town.people + 1) - 2)}
            />
          );
        })}
        {labelsOf(markers, map.towns, place, size).map(({ name, strong, x, y }) => (
          <text key={name} x={x} y={y} className={strong ? classes.strong : undefined}>
            {name}
          </text>
        ))}
        <path className={classes.scale} d={`M12 ${size - 18}v6h${km * pixelsPerKm(size, map.radius)}v-6`} />
        <text x={16} y={size - 17} className={classes.km}>
          {t('map.km', { km })}
        </text>
      </svg>
      {markers.map(({ name, text, jobs, x, y, across }) => (
        <button
          key={text}
          type="button"
          className={classes.marker}
          style={{ left: x, top: y, width: across, height: across }}
          title={name}
          aria-label={t('map.marker', { count: jobs, number: number(jobs), name })}
          onClick={() => onChange({ jobLocation: text, radius: closer })}
        >
          {number(jobs)}
        </button>
      ))}
    </>
  );
}
