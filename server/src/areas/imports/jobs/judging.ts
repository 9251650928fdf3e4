import type { LineProblem } from '@vitrine/contract/imports/imports.ts';
import type { JobImportChoices } from '@vitrine/contract/imports/jobs.ts';
import type { World } from '../../../platform/context.ts';
import type { CsvRecord } from '../../../platform/csv.ts';
import { listFolders } from '../../job-ads/index.ts';
import type { ImportRow } from '../imports.sql.ts';
import { jobKey } from '../lines.ts';
import * as sql from './jobs.sql.ts';
import { type JobRules, type LineJob, readJob } from './lines.ts';
import { homeOf } from './places.ts';

/** What becomes of a line. */
export type JobVerdict = { line: number } & (
  | { outcome: 'refused'; problems: LineProblem[] }
  | { outcome: 'taken'; job: LineJob }
  | { outcome: 'known' }
);

/** What the lines of a table of jobs are read by, as things are now. */
export async function jobRulesFor(
  ctx: World,
  { company_id, names }: Pick<ImportRow, 'company_id' | 'names'>,
  choices: JobImportChoices,
): Promise<JobRules> {
  const { items } = await listFolders(ctx, company_id);
  return {
    ...choices,
    names,
    folders: new Map(items.map(({ name }) => [jobKey(name), name])),
    home: homeOf(await sql.zoneOf(ctx.db, company_id)),
    today: ctx.now().toISOString().slice(0, 10),
  };
}

/** Says of some lines what becomes of them; a job that is here or stands in an earlier line is never doubled. `seen` keeps what those lines were. */
export async function judgeJobs(
  ctx: World,
  companyId: string,
  rules: JobRules,
  records: readonly CsvRecord[],
  seen: Set<string>,
): Promise<JobVerdict[]> {
  const read = records.map(({ line, cells }) => ({ line, read: readJob(cells, rules) }));
  const keys = read.flatMap(({ read }) => ('job' in read ? read.job.key : []));
  for (const key of await sql.keysThere(ctx.db, companyId, [...new Set(keys)])) seen.add(key);
  return read.map(({ line, read }): JobVerdict => {
    if ('problems' in read) return { line, outcome: 'refused', problems: read.problems };
    if (seen.has(read.job.key)) return { line, outcome: 'known' };
    seen.add(read.job.key);
    return { line, outcome: 'taken', job: read.job };
  });
}
