import type { JobAdCard, Salary } from '@vitrine/contract/job-ads/card.ts';
import type { JobPage } from '@vitrine/contract/job-ads/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import { teaserOf } from '../../platform/rich-text.ts';
import { onWire } from '../../platform/wire-names.ts';
import { stateOf, videoOf } from '../job-codes/index.ts';
import { type CardRow, listCards, listCardsOfBookings, listSimilar, type PageRow } from './cards.sql.ts';
import { inCharge, locationOf, placesOf } from './presenter.ts';
import { daysRemaining, endOfApplying, stateOfAd } from './states.ts';

/** Whose bookmarks and applications are told. */
export const viewerOf = (ctx: Ctx) => (ctx.actor?.userType === 'Candidate' ? ctx.actor.accountId : null);

/** The job code of a card, while candidates may begin it. */
function openCodeOf(row: CardRow, now: Date) {
  const { code_id, code_published_at: published_at, code_archived_at: archived_at, code_closes_at: closes_at } = row;
  return code_id && stateOf({ published_at, archived_at, closes_at }, now) === 'active' ? code_id : null;
}

const welcomeOf = (ctx: Ctx, row: CardRow) =>
  openCodeOf(row, ctx.now()) ? videoOf(ctx, row.welcome_video, row.welcome_poster, row.welcome_ready ?? false) : null;

/** A job as lists show it (R080 to R082). */
function presentCard(ctx: Ctx, row: CardRow): JobAdCard {
  const jobCode = openCodeOf(row, ctx.now());
  const { salary_from: from, salary_to: to, salary_currency: currency, salary_period: period } = row;
  return {
    ...onWire(row),
    jobAdId: String(row.id),
    companyLogo: pictureUrl(row.company_logo),
    jobAdThumbnail: pictureUrl(row.thumbnail),
    language: row.language as Language,
    title: row.title,
    presentYourCompany: teaserOf(row.company_begun),
    tasks: teaserOf(row.tasks_begun),
    benefits: teaserOf(row.benefits_begun),
    industry: row.industries,
    field: row.fields,
    employmentType: row.employment_types,
    careerStage: row.career_stages,
    created: row.published_at ?? row.updated_at,
    location: locationOf(row),
    remote: row.remote as JobAdCard['remote'],
    salary: from === null && to === null ? null : { from, to, currency, period: period as Salary['period'] },
    jobVideo: welcomeOf(ctx, row)?.url ?? null,
    hasJobCode: jobCode !== null,
    jobCode,
    state: stateOfAd(row, ctx.now()),
    isApplied: Boolean(row.is_applied),
    isMarked: Boolean(row.is_marked),
  };
}

/** The cards of published ads, in the order of their ids, as the caller sees them; ads that are gone meanwhile are left out. */
export async function cardsOf(ctx: Ctx, ids: readonly number[]): Promise<JobAdCard[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await listCards(ctx.db, viewerOf(ctx), ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []).map((row) => presentCard(ctx, row));
}

/** The cards of those ads, by booking, that everybody may see at present. */
export async function visibleCards(ctx: Ctx, accountId: string, bookingIds: string[]) {
  const rows = await listCardsOfBookings(ctx.db, accountId, bookingIds);
  const shown = rows.filter((row) => !row.company_deactivated_at && ['open', 'closed'].includes(stateOfAd(row, ctx.now())));
  return new Map(shown.map((row) => [row.booking_id, presentCard(ctx, row)]));
}

/** A job as its page shows it, with similar ones. */
export async function presentPage(ctx: Ctx, row: PageRow): Promise<JobPage> {
  const now = ctx.now();
  const places = placesOf(row);
  const cities = places.map(({ city }) => city.toLowerCase());
  const similar = await listSimilar(ctx.db, viewerOf(ctx), { id: row.id, fields: row.fields, cities, now });
  const people = (await inCharge(ctx, [row.id])).get(row.id) ?? [];
  const fields = onWire(row);
  return {
    ...fields,
    ...presentCard(ctx, row),
    sections: fields,
    graduationType: row.graduation_types,
    places,
    welcomeVideo: welcomeOf(ctx, row),
    team: people.map(({ firstName, lastName, profilePic }) => ({ name: `${firstName} ${lastName}`, picture: profilePic })),
    hasCompanyProfile: Boolean(row.has_company_profile),
    similar: similar.map((one) => presentCard(ctx, one)),
    closesAt: (endOfApplying(row) ?? (row.closes_at ? new Date(row.closes_at) : null))?.toISOString() ?? null,
    daysRemaining: daysRemaining(row, now),
  };
}
