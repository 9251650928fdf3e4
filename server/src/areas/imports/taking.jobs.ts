import type { ImportChoices } from '@vitrine/contract/imports/imports.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import type { Atomic, Ctx } from '../../platform/context.ts';
import type { CsvRecord } from '../../platform/csv.ts';
import { oneOfMany } from '../../platform/jobs/every-one.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { insertApplication } from '../applications/index.ts';
import { takeInPerson } from '../candidates/index.ts';
import { questionsToKeep } from '../job-codes/index.ts';
import { giveDocuments } from './documents/given.ts';
import * as sql from './imports.sql.ts';
import { judge, type Memory, rulesFor, type Verdict } from './judging.ts';
import type { LinePerson } from './lines.ts';
import { throughTable } from './through.ts';

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
    came_at: at,
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
  const { bookingId: _booking, appliedAt: _at, status: _status, message, reference: _reference, documents: _documents, ...fields } = person;
  const about = person.bookingId === null ? fields.about || message.slice(0, 1000) : fields.about;
  const accountId = came?.accountId ?? (await takeInPerson(ctx, { ...fields, about, companyId: row.company_id, by: row.made_by, at }));
  if (came) came.accountId = accountId;
  const applicationId = await writeApplication(ctx, row, accountId, person, at);
  if (person.bookingId !== null) {
    // somebody may have applied a moment ago: that application is theirs
    if (applicationId) came?.brought.set(person.bookingId, applicationId);
    else came?.brought.delete(person.bookingId);
  }
  return { ...base, language: person.language, account_id: accountId, application_id: applicationId ?? null };
}

/** Takes some lines in: people, and their applications. */
async function writePeople(ctx: Atomic<Ctx>, row: sql.ImportRow, records: CsvRecord[]) {
  const at = ctx.now().toISOString();
  const memory: Memory = new Map();
  const verdicts = await judge(ctx, row.company_id, await rulesFor(ctx, row, choicesOf(row)), records, memory);
  const rows: Awaited<ReturnType<typeof takeIn>>[] = [];
  for (const verdict of verdicts) rows.push(await takeIn(ctx, row, verdict, at));
  for (const one of rows) await sql.insertRows(ctx.db, [one]);
  await giveDocuments(ctx, row, verdicts, at);
  const subjects = rows.flatMap((one) => ('account_id' in one ? one.account_id : []));
  await audited(ctx, { action: 'added', object: 'profile', objectId: row.id, subjects: [...new Set(subjects)], companyId: row.company_id });
}

export const takeTable = oneOfMany('take-table', (ctx, { id }) => throughTable(ctx, id, writePeople), { seconds: 3600 });
