import type { JobAdCard } from '@vitrine/contract/job-ads/card.ts';
import type { JobAd, JobAdFields, JobPage, Place } from '@vitrine/contract/job-ads/shapes.ts';
import type { Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/pictures.ts';
import { stateOf, videoOf } from '../job-codes/index.ts';
import { type CardRow, listSimilar } from './cards.sql.ts';
import { countApplications, findCode, type JobAdRow, listInCharge } from './job-ads.sql.ts';
import { teaserOf } from './rich-text.ts';
import { daysRemaining, endOfApplying, stateOfAd } from './states.ts';

const placesOf = (row: JobAdRow) => row.places as Place[];

/** The towns of an ad in one line, each once. */
export const locationOf = (row: JobAdRow) => [...new Set(placesOf(row).map(({ city }) => city))].filter(Boolean).join(', ');

/** What the form of an ad holds, from its row. */
export const fieldsOf = (row: JobAdRow): JobAdFields => ({
  title: row.title,
  language: row.language,
  presentYourCompany: row.present_your_company,
  tasks: row.tasks,
  benefits: row.benefits,
  lookingFor: row.looking_for,
  employmentType: row.employment_types as JobAdFields['employmentType'],
  careerStage: row.career_stages as JobAdFields['careerStage'],
  graduationType: row.graduation_types as JobAdFields['graduationType'],
  industry: row.industries as JobAdFields['industry'],
  field: row.fields as JobAdFields['field'],
  places: placesOf(row),
  remote: row.remote,
  salary: { from: row.salary_from, to: row.salary_to, currency: row.salary_currency, period: row.salary_period },
  category: row.category,
  closingDate: row.closing_date,
  replyDays: row.reply_days,
});

/** Those in charge of each ad, by its id. */
export async function inCharge(ctx: Ctx, ids: number[]) {
  const found = new Map<number, JobAd['recruiters']>(ids.map((id) => [id, []]));
  for (const { job_ad_id, picture, ...person } of await listInCharge(ctx.db, ids)) {
    found.get(job_ad_id)?.push({ ...person, profilePic: pictureUrl(picture) });
  }
  return found;
}

/** A job ad as its company edits it. */
export async function jobAdOnWire(ctx: Ctx, row: JobAdRow): Promise<JobAd> {
  const now = ctx.now();
  const code = await findCode(ctx.db, row.booking_id);
  return {
    ...fieldsOf(row),
    jobAdId: String(row.id),
    bookingId: row.booking_id,
    companyId: row.company_id,
    jobAdThumbnail: pictureUrl(row.thumbnail),
    state: stateOfAd(row, now),
    revision: row.revision,
    recruiters: (await inCharge(ctx, [row.id])).get(row.id) ?? [],
    jobCode: code ? { id: code.id, title: code.title, state: stateOf(code, now), questionCount: code.questionCount ?? 0 } : null,
    applicants: await countApplications(ctx.db, row.booking_id),
    daysRemaining: daysRemaining(row, now),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
  };
}

/** The job code of a card, while candidates may begin it. */
function openCodeOf(row: CardRow, now: Date) {
  const { code_id, code_published_at: published_at, code_archived_at: archived_at, code_closes_at: closes_at } = row;
  return code_id && stateOf({ published_at, archived_at, closes_at }, now) === 'active' ? code_id : null;
}

const welcomeOf = (ctx: Ctx, row: CardRow) =>
  openCodeOf(row, ctx.now()) ? videoOf(ctx, row.welcome_video, row.welcome_poster, row.welcome_ready ?? false) : null;

/** A job as lists show it (R080 to R082). */
export function cardOnWire(ctx: Ctx, row: CardRow): JobAdCard {
  const jobCode = openCodeOf(row, ctx.now());
  const { salary_from: from, salary_to: to, salary_currency: currency, salary_period: period } = row;
  return {
    jobAdId: String(row.id),
    bookingId: row.booking_id,
    companyId: row.company_id,
    companyName: row.company_name,
    companyLogo: pictureUrl(row.company_logo),
    jobAdThumbnail: pictureUrl(row.thumbnail),
    title: row.title,
    presentYourCompany: teaserOf(row.present_your_company),
    tasks: teaserOf(row.tasks),
    benefits: teaserOf(row.benefits),
    industry: row.industries,
    field: row.fields,
    employmentType: row.employment_types,
    careerStage: row.career_stages,
    created: row.published_at ?? row.updated_at,
    location: locationOf(row),
    remote: row.remote,
    salary: from === null && to === null ? null : { from, to, currency, period },
    jobVideo: welcomeOf(ctx, row)?.url ?? null,
    hasJobCode: jobCode !== null,
    jobCode,
    isApplied: Boolean(row.is_applied),
    isMarked: Boolean(row.is_marked),
  };
}

/** A job as its page shows it, with similar ones. */
export async function pageOnWire(ctx: Ctx, row: CardRow, viewer: string | null): Promise<JobPage> {
  const now = ctx.now();
  const places = placesOf(row);
  const cities = places.map(({ city }) => city.toLowerCase());
  const similar = await listSimilar(ctx.db, viewer, { id: row.id, fields: row.fields, cities, now });
  const people = (await inCharge(ctx, [row.id])).get(row.id) ?? [];
  return {
    ...cardOnWire(ctx, row),
    language: row.language,
    sections: {
      presentYourCompany: row.present_your_company,
      tasks: row.tasks,
      benefits: row.benefits,
      lookingFor: row.looking_for,
    },
    graduationType: row.graduation_types,
    places,
    welcomeVideo: welcomeOf(ctx, row),
    team: people.map(({ firstName, lastName, profilePic }) => ({ name: `${firstName} ${lastName}`, picture: profilePic })),
    companySlug: row.company_slug,
    similar: similar.map((one) => cardOnWire(ctx, one)),
    state: stateOfAd(row, now),
    closesAt: (endOfApplying(row) ?? (row.closes_at ? new Date(row.closes_at) : null))?.toISOString() ?? null,
    daysRemaining: daysRemaining(row, now),
    replyDays: row.reply_days,
  };
}
