import { type JobAdCard, teaserCharacters } from '@vitrine/contract/job-ads/card.ts';
import type { Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/pictures.ts';
import { clipUrl } from '../job-codes/index.ts';
import { type CardRow, findCards } from './cards.sql.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

/** What rich text says, without its markup, in one line. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_all, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/** Plain text, cut to 300 characters and an ellipsis (R080, R223). */
export function teaser(html: string) {
  const characters = Array.from(plainText(html));
  return characters.length <= teaserCharacters ? characters.join('') : `${characters.slice(0, teaserCharacters).join('')}…`;
}

interface Place {
  city?: string;
}

function cardOf(ctx: Ctx, row: CardRow): JobAdCard {
  const { salary_from: from, salary_to: to, salary_currency: currency, salary_period: period } = row;
  const cities = (row.places as Place[]).map((place) => place.city ?? '').filter((city) => city !== '');
  return {
    jobAdId: String(row.id),
    bookingId: row.booking_id,
    companyId: row.company_id,
    companyName: row.company_name,
    companyLogo: pictureUrl(row.logo),
    jobAdThumbnail: pictureUrl(row.thumbnail),
    title: row.title,
    presentYourCompany: teaser(row.present_your_company),
    tasks: teaser(row.tasks),
    benefits: teaser(row.benefits),
    industry: row.industries,
    field: row.fields,
    employmentType: row.employment_types,
    careerStage: row.career_stages,
    created: row.published_at ?? '',
    location: [...new Set(cities)].join(', '),
    remote: row.remote,
    salary: from === null && to === null ? null : { from, to, currency, period },
    jobVideo: clipUrl(ctx, row.welcome_video),
    hasJobCode: row.job_code !== null,
    jobCode: row.job_code,
    isApplied: row.applied !== null,
    isMarked: row.marked !== null,
  };
}

/** The cards of these ads, in their order, as the caller sees them. */
export async function cardsOf(ctx: Ctx, ids: readonly number[]): Promise<JobAdCard[]> {
  if (ids.length === 0) return [];
  const candidate = ctx.actor?.userType === 'Candidate' ? ctx.actor.accountId : undefined;
  const rows = new Map((await findCards(ctx.db, ids, candidate, ctx.now())).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []).map((row) => cardOf(ctx, row));
}
