import type { recommendedJobs } from '@vitrine/contract/job-search/recommended.ts';
import { type SpokenLanguage, spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { KnownPlace } from '../../platform/places/list.ts';
import { fromReplica } from '../../platform/postgres/replica/reading.ts';
import { cardsOf } from '../job-ads/index.ts';
import { distancesTo } from './find-jobs.sql.ts';
import { findJobs } from './find-jobs.ts';
import { placesMeant } from './places.ts';
import { buildQuery } from './query.ts';
import { findWishes } from './recommended.sql.ts';

/** So many skills are looked for, and so many of the newest jobs are looked at for each word. */
const [mostSkills, mostJobs] = [6, 30];
/** Kilometres up to which a job counts as near. */
const near = 50;

/** The place of an address as people write it: its last part that names one. */
function placeOf(address: string): KnownPlace | undefined {
  const parts = address.split(/[,;\n·]/).map((part) => part.trim());
  for (const part of parts.toReversed()) {
    const [place] = part ? placesMeant(part) : [];
    if (place) return place;
  }
  return undefined;
}

async function jobsWith(ctx: Ctx, wanted: { jobTitle: string } | { textSearch: string }): Promise<number[]> {
  const query = await buildQuery(ctx, wanted, { language: ctx.language });
  if (query.words.length === 0) return [];
  const { ids } = await findJobs(ctx.db, query, { now: ctx.now(), page: 1, count: mostJobs, sort: 'Recent', among: undefined });
  return ids;
}

async function recommend(ctx: Ctx<Actor>, count: number) {
  const wishes = await findWishes(ctx.db, ctx.actor.accountId, mostSkills);
  const [byTrade, bySkill] = await Promise.all([
    wishes.trade ? jobsWith(ctx, { jobTitle: wishes.trade }) : Promise.resolve<number[]>([]),
    Promise.all(wishes.skills.map((skill) => jobsWith(ctx, { textSearch: skill }))),
  ]);
  const ids = [...new Set([byTrade, ...bySkill].flat())];
  const place = placeOf(wishes.address);
  const [cards, distances] = await Promise.all([cardsOf(ctx, ids), place ? distancesTo(ctx.db, ids, place) : new Map<number, number>()]);
  const spoken = wishes.languages.map((language) => spokenLanguages[language as SpokenLanguage]) as string[];
  const items = cards
    .filter((card) => card.state === 'open' && !card.isApplied && !card.isMarked)
    .map((card) => {
      const id = Number(card.jobAdId);
      const km = distances.get(id);
      const reasons = {
        trade: byTrade.includes(id) ? wishes.trade : null,
        skills: wishes.skills.filter((_, index) => bySkill[index]?.includes(id)),
        near: place && km !== undefined && km <= near ? { km: Math.round(km), place: place.name } : null,
        language: spoken.includes(card.language),
      };
      return { card, reasons };
    });
  const many = ({ reasons }: (typeof items)[number]) =>
    Number(reasons.trade !== null) + Number(reasons.skills.length > 0) + Number(reasons.near !== null) + Number(reasons.language);
  return items.toSorted((one, other) => many(other) - many(one) || other.card.created.localeCompare(one.card.created)).slice(0, count);
}

export const recommendedJobsHandlers: Handlers<typeof recommendedJobs> = {
  list: fromReplica(async (ctx, { count }) => ({ items: await recommend(ctx, count) })),
};
