import { type RetentionChoice, type RetentionCountry, retentionLimits } from '@vitrine/contract/privacy/retention.ts';
import type { World } from '../../platform/context.ts';
import * as sql from './retention.sql.ts';

const countryOfZone = (zone: string): RetentionCountry => (zone === 'Europe/Berlin' ? 'DE' : zone === 'Europe/Paris' ? 'FR' : 'other');

/** What a company chose; until it does, the most that its country allows. */
export async function choiceOf(ctx: Pick<World, 'db'>, companyId: string): Promise<RetentionChoice> {
  const row = await sql.findChoice(ctx.db, companyId);
  if (row) return { country: row.country, fileMonths: row.file_months, videoMonths: row.video_months };
  const country = countryOfZone(await sql.zoneOf(ctx.db, companyId));
  const { files, recordings } = retentionLimits[country];
  return { country, fileMonths: files, videoMonths: recordings };
}

/** The same in months, with what a renewed consent allows. */
export async function termsOf(ctx: Pick<World, 'db'>, companyId: string): Promise<sql.Terms> {
  const { country, fileMonths, videoMonths } = await choiceOf(ctx, companyId);
  return { files: fileMonths, recordings: videoMonths, renewed: retentionLimits[country].renewed };
}
