import type { Input, Reply } from '@vitrine/contract/endpoint.ts';
import { usualRadius } from '@vitrine/contract/job-search/radius.ts';
import type { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { kilometres } from '../../platform/places/finding.ts';
import { keyOf } from '../../platform/places/key.ts';
import type { KnownPlace } from '../../platform/places/list.ts';
import { fromReplica } from '../../platform/postgres/replica/reading.ts';
import { corrected } from '../../platform/search/spelling.ts';
import { wordsIn } from '../../platform/search/tsquery.ts';
import { cardsOf } from '../job-ads/index.ts';
import { adTerms, closedMarked, companyNameOf, distancesTo, markedAds } from './find-jobs.sql.ts';
import { type FoundAds, findJobs } from './find-jobs.ts';
import { widerThan } from './near.ts';
import { knownLexicon } from './occupations/known.ts';
import { wordsOf } from './occupations/lexicon.ts';
import { otherTownNames, placesSuggested, textFor } from './places.ts';
import { buildQuery, type WantedAds } from './query.ts';
import { termsFor } from './words.sql.ts';

type Asked = Input<typeof jobSearch.search>;
type Near = NonNullable<Reply<typeof jobSearch.search>['near']>;

/** With fewer hits than this, another spelling is looked for. */
const few = 3;
const suggestions = 8;

interface FoundAround extends FoundAds {
  around?: WantedAds['around'];
}

async function find(ctx: Ctx, asked: Asked, anyWord = false): Promise<FoundAround> {
  const { page, count, textSearch, jobTitle, position } = asked;
  const sort = asked.sort ?? (textSearch || jobTitle || position ? 'Best' : 'Recent');
  const wanted = await buildQuery(ctx, asked, { language: ctx.language, anyWord });
  const among = asked.marked ? await bookmarks(ctx) : undefined;
  const found = await findJobs(ctx.db, wanted, { now: ctx.now(), page, count, sort, among });
  const narrowed = wanted.words.length > 0 || wanted.chosen.size > 0 || wanted.salaryFrom !== undefined;
  const { around } = wanted;
  return { ...(asked.marked && !narrowed ? await withClosed(ctx, asked, found) : found), ...omitUndefined({ around }) };
}

/** Bookmarked jobs that take no more applications stand after the open ones, as long as they can be read. */
async function withClosed(ctx: Ctx, { page, count }: Asked, found: FoundAds): Promise<FoundAds> {
  if (ctx.actor?.userType !== 'Candidate') return found;
  const closed = await closedMarked(ctx.db, ctx.actor.accountId, ctx.now());
  const skip = (page - 1) * count - found.total;
  const ids = [...found.ids, ...closed.slice(Math.max(0, skip), Math.max(0, skip + count))];
  return { ...found, ids, total: found.total + closed.length };
}

const bookmarks = async (ctx: Ctx) => (ctx.actor?.userType === 'Candidate' ? markedAds(ctx.db, ctx.actor.accountId) : []);

/** Another spelling of the text, if it finds more. */
async function otherSpelling(ctx: Ctx, asked: Asked, total: number) {
  if (!asked.textSearch || total >= few) return undefined;
  const text = await corrected(ctx.db, adTerms, asked.textSearch, wordsIn(asked.textSearch), wordsOf(await knownLexicon(ctx)));
  if (text === undefined) return undefined;
  const other = await find(ctx, { ...asked, textSearch: text, page: 1, count: 1 });
  return other.total > total ? text : undefined;
}

/** So many of what comes nearest stand where nothing fits. */
const nearJobs = 5;

/** What comes nearest to a search that finds nothing; nothing for one's bookmarks. */
async function nearest(ctx: Ctx, asked: Asked, total: number): Promise<Near | undefined> {
  if (total > 0 || asked.marked) return undefined;
  const { page: _page, count: _count, sort: _sort, marked: _marked, candidateEmail: _email, ...filters } = asked;
  for (const { without, filters: wider, anyWord } of widerThan(filters)) {
    const found = await find(ctx, { ...wider, page: 1, count: nearJobs }, anyWord);
    if (found.total > 0) return { without, total: found.total, items: await cardsOf(ctx, found.ids) };
  }
  return undefined;
}

/** What the search finds for the caller. */
export async function searchJobs(ctx: Ctx, asked: Asked): Promise<Reply<typeof jobSearch.search>> {
  const { ids, around, ...found } = await find(ctx, asked);
  const place = around && presentPlace(ctx, around);
  const [cards, distances, didYouMean, near, companyName] = await Promise.all([
    cardsOf(ctx, ids),
    around ? distancesTo(ctx.db, ids, around) : undefined,
    otherSpelling(ctx, asked, found.total),
    nearest(ctx, asked, found.total),
    asked.companyId ? companyNameOf(ctx.db, asked.companyId) : undefined,
  ]);
  const items = cards.map((card) => ({ ...card, ...kmOf(distances?.get(Number(card.jobAdId))) }));
  return { ...found, items, page: asked.page, count: asked.count, ...omitUndefined({ place, companyName, didYouMean, near }) };
}

const kmOf = (km: number | undefined) => (km === undefined ? {} : { km: Math.round(km) });

/** So many others are offered that may have been meant. */
const otherPlaces = 3;

/** The place that a search goes around, and what else may have been meant by its name. */
function presentPlace(ctx: Ctx, { place, others, km }: NonNullable<WantedAds['around']>) {
  const named = ({ name, region, country }: KnownPlace) => ({ name, region, country });
  const elsewhere = others.filter((other) => kilometres(other, place) > usualRadius).slice(0, otherPlaces);
  return { ...named(place), radius: km, others: elsewhere.map((other) => ({ ...named(other), text: textFor(other, ctx.language) })) };
}

export const jobSearchHandlers: Handlers<typeof jobSearch> = {
  search: fromReplica(searchJobs),
  app: fromReplica(searchJobs),
  async suggest(ctx, { text, kind }) {
    const names = kind === undefined || kind === 'city' ? otherTownNames(text) : [];
    const [items, ...towns] = await Promise.all([
      termsFor(ctx.db, text, kind, suggestions),
      ...names.map((name) => termsFor(ctx.db, name, 'city', suggestions)),
    ]);
    const others = towns.flat().filter((town) => !items.some((one) => one.kind === town.kind && one.text === town.text));
    const known = kind === 'city' ? placesSuggested(text, ctx.language, suggestions / 2) : [];
    const places = known.filter((name) => ![...items, ...others].some((one) => keyOf(one.text) === keyOf(name)));
    return { items: [...items, ...others, ...places.map((text) => ({ kind: 'city' as const, text }))].slice(0, suggestions) };
  },
};
