import type { ImportChoices } from '@vitrine/contract/imports/imports.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { CsvRecord, Encoding } from '../../platform/csv.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { oneOfMany } from '../../platform/jobs/every-one.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { insertApplication } from '../applications/index.ts';
import { takeInPerson } from '../candidates/index.ts';
import { questionsToKeep } from '../job-codes/index.ts';
import * as sql from './imports.sql.ts';
import { judge, type Memory, rulesFor, type Verdict } from './judging.ts';
import type { LinePerson } from './lines.ts';
import { inBatches, recordsOf, type TableForm } from './tables.ts';

/** So many lines are one transaction: in whole or not at all. */
const batchLines = 100;

export const formOf = (row: sql.ImportRow): TableForm => ({
  encoding: row.encoding as Encoding,
  delimiter: row.delimiter,
  header: row.header,
});

export const choicesOf = (row: sql.ImportRow): ImportChoices => ({
  columns: row.columns as ImportChoices['columns'],
  dayFirst: row.day_first,
  bookingId: row.booking_id,
  language: row.language as Language,
});

const isDecided = ({ status }: LinePerson) => ['Accepted', 'Denied', 'Declined'].includes(status);

/** Writes the application of a line; nothing where there is one to that job already. */
async function writeApplication(ctx: Atomic<Ctx>, row: sql.ImportRow, accountId: string, person: LinePerson, at: string) {
  const { bookingId } = person;
  if (bookingId === null) return undefined;
  const appliedAt = person.appliedAt ? `${person.appliedAt}T12:00:00.000Z` : at;
  const made = await insertApplication(ctx.db, {
    id: ctx.newId(),
    account_id: accountId,
    booking_id: bookingId,
    company_id: row.company_id,
    ...(await questionsToKeep(ctx, bookingId)),
    unique_id: newToken(),
    status: person.status,
    // by this an application that nobody has decided on since is known again
    status_at: at,
    created_at: appliedAt < at ? appliedAt : at,
    applied_at: appliedAt < at ? appliedAt : at,
    decided_at: isDecided(person) ? (appliedAt < at ? appliedAt : at) : null,
    message: person.message,
    phone: person.phone,
  });
  return made?.id;
}

async function takeIn(ctx: Atomic<Ctx>, row: sql.ImportRow, verdict: Verdict, at: string) {
  const base = { id: ctx.newId(), import_id: row.id, line: verdict.line, outcome: verdict.outcome, taken_at: at, language: row.language };
  if (verdict.outcome === 'refused') return { ...base, problems: JSON.stringify(verdict.problems) };
  if (verdict.outcome === 'known') return base;
  const { person, came } = verdict;
  const { bookingId: _booking, appliedAt: _at, status: _status, message, ...fields } = person;
  const about = person.bookingId === null ? fields.about || message.slice(0, 1000) : fields.about;
  const accountId = came?.accountId ?? (await takeInPerson(ctx, { ...fields, about, companyId: row.company_id, by: row.made_by, at }));
  if (came) came.accountId = accountId;
  const applicationId = await writeApplication(ctx, row, accountId, person, at);
  return { ...base, language: person.language, account_id: accountId, application_id: applicationId ?? null };
}

/** One batch in one transaction; false where the import was undone meanwhile, or another run is further. */
const takeBatch = (ctx: Ctx, id: string, records: CsvRecord[], from: number, memory: Memory) =>
  atomically(ctx, async (ctx) => {
    const row = await sql.lockImport(ctx.db, id);
    if (row?.state !== 'working' || row.done !== from) return false;
    const at = ctx.now().toISOString();
    const verdicts = await judge(ctx, row.company_id, await rulesFor(ctx, row, choicesOf(row)), records, memory);
    const rows: Awaited<ReturnType<typeof takeIn>>[] = [];
    for (const verdict of verdicts) rows.push(await takeIn(ctx, row, verdict, at));
    for (const one of rows) await sql.insertRows(ctx.db, [one]);
    const subjects = rows.flatMap((one) => ('account_id' in one ? one.account_id : []));
    await audited(ctx, { action: 'added', object: 'profile', objectId: id, subjects: [...new Set(subjects)], companyId: row.company_id });
    await sql.updateImport(ctx.db, id, { done: from + records.length });
    return true;
  });

/** The last line is in: the table itself is not needed any more. */
const finish = (ctx: Ctx, id: string, lines: number) =>
  atomically(ctx, async (ctx) => {
    const row = await sql.lockImport(ctx.db, id);
    if (row?.state !== 'working' || row.done !== lines) return;
    await sql.updateImport(ctx.db, id, { state: 'done', finished_at: ctx.now().toISOString(), stored: null });
    await removeFiles(ctx, [row.stored]);
  });

/** Takes a table in, from where the run before was killed: a line is in as a whole or not at all. */
export const takeTable = oneOfMany(
  'take-table',
  async (ctx, { id }) => {
    const row = await atomically(ctx, (ctx) => sql.lockImport(ctx.db, id));
    if (row?.state !== 'working') return;
    let at = 0;
    for await (const records of inBatches(recordsOf(ctx, row.stored, formOf(row)), batchLines)) {
      // what a run before has written is behind us
      if (
        at + records.length > row.done &&
        !(await takeBatch(ctx, id, records.slice(Math.max(0, row.done - at)), Math.max(at, row.done), new Map()))
      )
        return;
      at += records.length;
    }
    await finish(ctx, id, at);
  },
  { seconds: 3600 },
);
