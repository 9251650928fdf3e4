import type { jobMap } from '@vitrine/contract/job-search/map.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { placeAt, placesAround } from '../../../platform/places/around.ts';
import { fromReplica } from '../../../platform/postgres/replica/reading.ts';
import { anyCode } from '../../../platform/search/tsquery.ts';
import { spreadOfAds } from '../find-jobs.sql.ts';
import { textFor } from '../places.ts';
import { buildQuery } from '../query.ts';

/** Of more jobs than this the rest is not looked at, of more spots those with the fewest jobs are left out. */
const [mostJobs, mostSpots, mostTowns] = [20_000, 300, 250];

export const jobMapHandlers: Handlers<typeof jobMap> = {
  around: fromReplica(async (ctx, filters) => {
    const { around, salaryFrom, words, names, chosen } = await buildQuery(ctx, filters, { language: ctx.language });
    if (!around) return {};
    const queries = [...words, ...names, ...[...chosen.values()].map(anyCode)];
    const found = await spreadOfAds(ctx.db, { queries, now: ctx.now(), salaryFrom, around, most: mostJobs });
    const spots = found.slice(0, mostSpots).flatMap(({ lat, lon, jobs }) => {
      const place = placeAt({ lat, lon });
      return place ? [{ lat, lon, jobs, name: place.name, text: textFor(place, ctx.language) }] : [];
    });
    const towns = placesAround(around, around.km, mostTowns).map(({ name, lat, lon, people }) => ({ name, lat, lon, people }));
    const { lat, lon, km } = around;
    const isWhole = (found[0]?.looked ?? 0) < mostJobs && found.length <= mostSpots;
    return { map: { lat, lon, radius: km, spots, towns, jobs: found[0]?.placed ?? 0, isWhole } };
  }),
};
