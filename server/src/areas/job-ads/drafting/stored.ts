import { type JobAdFields, sections } from '@vitrine/contract/job-ads/shapes.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import type { World } from '../../../platform/context.ts';
import { escapeHtml } from '../../../platform/mail/letter.ts';
import { spotsOf } from '../../../platform/places/finding.ts';
import { refuseField } from '../../../platform/refused.ts';
import { safeHtml } from '../../../platform/rich-text.ts';
import { columnsOf } from '../../../platform/wire-names.ts';
import { endOfDay } from '../../job-codes/index.ts';
import { folderOf } from '../categories.ts';
import * as sql from '../job-ads.sql.ts';

/** Some fields of an ad. */
export type Given = { [K in keyof JobAdFields]?: JobAdFields[K] | undefined };

function salaryColumns({ from, to, currency, period }: JobAdFields['salary']) {
  if (from !== null && to !== null && from > to) throw refuseField('salary', 'The range ends before it begins');
  return { salary_from: from, salary_to: to, salary_currency: currency, salary_period: period };
}

async function closingColumns(ctx: World, companyId: string, day: string | null) {
  return { closing_date: day, closes_at: day === null ? null : await endOfDay(ctx.db, companyId, day) };
}

const html = (value: string | undefined) => (value === undefined ? undefined : safeHtml(value));
const once = <T>(values: T[] | undefined) => (values ? [...new Set(values)] : undefined);

/** What is stored of the named fields of an ad of a company; rich text is made safe here. */
export async function storedOf(ctx: World, companyId: string, input: Given) {
  const { salary, closingDate, category, places, employmentType, careerStage, graduationType, industry, field, ...named } = input;
  return {
    ...omitUndefined({
      ...columnsOf({ ...named, ...Object.fromEntries(sections.map((one) => [one, html(input[one])])) }),
      employment_types: once(employmentType),
      career_stages: once(careerStage),
      graduation_types: once(graduationType),
      industries: once(industry),
      fields: once(field),
      places: places && JSON.stringify(places),
      spots: places && spotsOf(places),
    }),
    ...(salary ? salaryColumns(salary) : {}),
    ...(category === undefined ? {} : { category: await folderOf(ctx, companyId, category) }),
    ...(closingDate === undefined ? {} : await closingColumns(ctx, companyId, closingDate)),
  };
}

/** What the company says of itself in its profile, for an ad to begin with. */
export async function ownWords(ctx: World, companyId: string) {
  const aboutUs = await sql.findAboutUs(ctx.db, companyId);
  return aboutUs
    .split(/\n{2,}/)
    .filter((one) => one.trim() !== '')
    .map((one) => `<p>${escapeHtml(one.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
