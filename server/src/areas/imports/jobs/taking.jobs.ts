import type { JobImportChoices } from '@vitrine/contract/imports/jobs.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, Ctx } from '../../../platform/context.ts';
import type { CsvRecord } from '../../../platform/csv.ts';
import { oneOfMany } from '../../../platform/jobs/every-one.ts';
import { draftWith } from '../../job-ads/index.ts';
import { setReference } from '../../job-codes/index.ts';
import { type ImportRow, insertRows } from '../imports.sql.ts';
import { throughTable } from '../through.ts';
import { lockJobImports } from './jobs.sql.ts';
import { type JobVerdict, jobRulesFor, judgeJobs } from './judging.ts';

const choicesOf = (row: ImportRow): JobImportChoices => ({
  columns: row.columns as JobImportChoices['columns'],
  dayFirst: row.day_first,
  language: row.language as Language,
});

async function takeIn(ctx: Atomic<Ctx>, row: ImportRow, verdict: JobVerdict, at: string) {
  const base = { id: ctx.newId(), import_id: row.id, line: verdict.line, outcome: verdict.outcome, taken_at: at, language: row.language };
  if (verdict.outcome === 'refused') return { ...base, problems: verdict.problems };
  if (verdict.outcome === 'known') return base;
  const { fields, reference, key } = verdict.job;
  const { id, booking } = await draftWith(ctx, { companyId: row.company_id, createdBy: row.made_by, at }, fields);
  if (reference) await setReference(ctx.db, booking, reference);
  return { ...base, job_ad_id: id, job_key: key };
}

/** Takes some lines in: each job becomes a draft. */
async function writeJobs(ctx: Atomic<Ctx>, row: ImportRow, records: CsvRecord[]) {
  const at = ctx.now().toISOString();
  await lockJobImports(ctx.db, row.company_id);
  const verdicts = await judgeJobs(ctx, row.company_id, await jobRulesFor(ctx, row, choicesOf(row)), records, new Set());
  for (const verdict of verdicts) await insertRows(ctx.db, [await takeIn(ctx, row, verdict, at)]);
}

/** What a company has begun goes to its end, whoever of its people is still there: nothing of it is published. */
export const takeJobs = oneOfMany('take-jobs', (ctx, { id }) => throughTable(ctx, id, writeJobs), { seconds: 3600 });
