import { atomically, type Ctx } from '../../../platform/context.ts';
import { removeFiles } from '../../../platform/files/stored-files.ts';
import { oneOfMany } from '../../../platform/jobs/every-one.ts';
import { lockJobAds, removeDrafts } from '../../job-ads/index.ts';
import * as imports from '../imports.sql.ts';
import * as sql from './jobs.sql.ts';

const batchRows = 100;

/** Undoes one batch of rows in one transaction; returns the first line of it, or nothing where none is left. */
const undoBatch = (ctx: Ctx, id: string, before: number) =>
  atomically(ctx, async (ctx) => {
    const row = await imports.lockImport(ctx.db, id);
    if (row?.state !== 'undoing') return undefined;
    const rows = await sql.jobRowsThere(ctx.db, id, { before, limit: batchRows });
    // whoever is editing one of them is waited for, and what they have changed stays
    await lockJobAds(
      ctx.db,
      rows.flatMap(({ job_ad_id }) => job_ad_id ?? []),
    );
    const touched = await sql.touchedJobs(
      ctx.db,
      rows.map((one) => one.id),
    );
    for (const [one, why] of touched) await imports.updateRow(ctx.db, one, { kept: why });
    const gone = rows.filter((one) => !touched.has(one.id));
    await removeDrafts(
      ctx,
      gone.flatMap(({ job_ad_id }) => job_ad_id ?? []),
    );
    await imports.markRemoved(
      ctx.db,
      gone.map((one) => one.id),
      ctx.now().toISOString(),
    );
    if (rows.length === 0) {
      await imports.updateImport(ctx.db, id, { state: 'undone', stored: null, finished_at: ctx.now().toISOString() });
      await removeFiles(ctx, [row.stored]);
    }
    return rows.at(-1)?.line;
  });

/** Takes an import of jobs back, from where the run before was killed; what people have changed, published or applied to since stays. */
export const undoJobs = oneOfMany(
  'undo-jobs',
  async (ctx, { id }) => {
    for (let before: number | undefined = 2_000_000_000; before !== undefined; ) before = await undoBatch(ctx, id, before);
  },
  { seconds: 3600 },
);
