import { jobImportFields } from '@vitrine/contract/imports/fields.ts';
import { type JobImportChoices, type jobImports, lackedFields } from '@vitrine/contract/imports/jobs.ts';
import { atomically } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { type ImportRow, updateImport } from '../imports.sql.ts';
import { checkLines, demandColumns, heldImport, importOf } from '../imports.ts';
import { keptJobs } from './jobs.sql.ts';
import { jobRulesFor, judgeJobs } from './judging.ts';
import { takeJobs } from './taking.jobs.ts';

/** Refuses choices that no line could be read by. */
function demandChoices(row: ImportRow, { columns }: JobImportChoices) {
  const used = demandColumns(row, columns, jobImportFields);
  if (!used.includes('title')) throw refuseField('columns', 'One column must hold the title');
}

/** Lines that are read before others are heard: cleaning the texts of an ad takes a millisecond and more. */
const atOnce = 50;

const asColumns = ({ columns, dayFirst, language }: JobImportChoices) => ({ columns, day_first: dayFirst, language });

export const jobImportHandlers: Handlers<typeof jobImports> = {
  async check(ctx, { id, ...choices }) {
    const row = await importOf(ctx, id, 'jobs');
    if (row.state !== 'mapping') throw new Refused('import-begun');
    demandChoices(row, choices);
    await updateImport(ctx.db, id, asColumns(choices));
    const rules = await jobRulesFor(ctx, row, choices);
    const seen = new Set<string>();
    const lacking = new Map(lackedFields.map((field) => [field, 0]));
    const checked = await checkLines(
      ctx,
      row,
      async (records) => {
        const verdicts = await judgeJobs(ctx, row.company_id, rules, records, seen);
        for (const verdict of verdicts) {
          if (verdict.outcome !== 'taken') continue;
          for (const field of verdict.job.lacking) lacking.set(field, (lacking.get(field) ?? 0) + 1);
        }
        return verdicts;
      },
      atOnce,
    );
    return { ...checked, lacking: [...lacking].filter(([, lines]) => lines > 0).map(([field, lines]) => ({ field, lines })) };
  },

  start: (ctx, { id, ...choices }) =>
    atomically(ctx, async (ctx) => {
      const row = await heldImport(ctx, id, 'jobs');
      if (row.state !== 'mapping') throw new Refused('import-begun');
      demandChoices(row, choices);
      await updateImport(ctx.db, id, { ...asColumns(choices), state: 'working', started_at: ctx.now().toISOString() });
      await enqueue(ctx, takeJobs, { id }, { key: id });
    }),

  async kept(ctx, { id, ...page }) {
    await importOf(ctx, id, 'jobs');
    const { items, total } = await keptJobs(ctx.db, id, page);
    const told = items.map(({ line, kept, title, booking_id }) => ({
      line,
      title: title ?? '',
      bookingId: booking_id,
      why: kept ?? ('changed' as const),
    }));
    return { items: told, total, ...page };
  },
};
