import { type JobAd, type JobAdFields, jobAdFields, type Place } from '@vitrine/contract/job-ads/shapes.ts';
import type { Ctx } from '../../platform/context.ts';
import { faceUrl, pictureUrl } from '../../platform/files/pictures.ts';
import { onWire } from '../../platform/wire-names.ts';
import { stateOf } from '../job-codes/index.ts';
import { countApplications, findCode, type JobAdRow, listInCharge } from './job-ads.sql.ts';
import { daysRemaining, stateOfAd } from './states.ts';

type Placed = Pick<JobAdRow, 'places'>;
export const placesOf = (row: Placed) => row.places as Place[];

/** The towns of an ad in one line, each once. */
export const locationOf = (row: Placed) => [...new Set(placesOf(row).map(({ city }) => city))].filter(Boolean).join(', ');

/** What the form of an ad holds, from its row; what is called as its column needs no line. */
export const fieldsOf = (row: JobAdRow): JobAdFields =>
  jobAdFields.parse({
    ...onWire(row),
    employmentType: row.employment_types,
    careerStage: row.career_stages,
    graduationType: row.graduation_types,
    industry: row.industries,
    field: row.fields,
    salary: { from: row.salary_from, to: row.salary_to, currency: row.salary_currency, period: row.salary_period },
  });

/** Those in charge of each ad, by its id. */
export async function inCharge(ctx: Ctx, ids: number[]) {
  const found = new Map<number, JobAd['recruiters']>(ids.map((id) => [id, []]));
  for (const { job_ad_id, picture, ...person } of await listInCharge(ctx.db, ids)) {
    found.get(job_ad_id)?.push({ ...person, profilePic: faceUrl(ctx, picture) });
  }
  return found;
}

/** A job ad as its company edits it. */
export async function presentJobAd(ctx: Ctx, row: JobAdRow): Promise<JobAd> {
  const now = ctx.now();
  const code = await findCode(ctx.db, row.booking_id);
  return {
    ...onWire(row),
    ...fieldsOf(row),
    jobAdId: String(row.id),
    jobAdThumbnail: pictureUrl(row.thumbnail),
    state: stateOfAd(row, now),
    revision: row.revision,
    recruiters: (await inCharge(ctx, [row.id])).get(row.id) ?? [],
    jobCode: code ? { id: code.id, title: code.title, state: stateOf(code, now), questionCount: code.questionCount ?? 0 } : null,
    applicants: await countApplications(ctx.db, row.booking_id),
    daysRemaining: daysRemaining(row, now),
    publishDate: row.published_at,
  };
}
