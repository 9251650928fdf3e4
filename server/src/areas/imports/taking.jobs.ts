import type { ImportChoices } from '@vitrine/contract/imports/imports.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import type { Atomic, Ctx } from '../../platform/context.ts';
import type { CsvRecord } from '../../platform/csv.ts';
import { oneOfMany } from '../../platform/jobs/every-one.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { insertApplications } from '../applications/index.ts';
import { takeInPeople } from '../candidates/index.ts';
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

type Coming = Exclude<Verdict, { outcome: 'refused' | 'known' }>;

/** Makes the accounts of those who are new, and notes them where the lines of these people find them. */
async function writeAccounts(ctx: Atomic<Ctx>, row: sql.ImportRow, verdicts: readonly Verdict[], at: string) {
  const made = verdicts.filter((one) => one.outcome === 'taken');
  const people = made.map(({ person }) => {
    const { bookingId, appliedAt: _at, status: _status, message, reference: _reference, documents: _documents, ...fields } = person;
    return { ...fields, about: bookingId === null ? fields.about || message.slice(0, 1000) : fields.about };
  });
  const ids = await takeInPeople(ctx, people, { companyId: row.company_id, by: row.made_by, at });
  for (const [which, { came }] of made.entries()) came.accountId = ids[which];
}

/** The application of a line, which asks what its job asks now. */
async function applicationOf(ctx: Atomic<Ctx>, row: sql.ImportRow, { person, came }: Coming, kept: Kept, at: string) {
  const { bookingId } = person;
  if (bookingId === null || !came?.accountId) return [];
  const appliedAt = person.appliedAt ? `${person.appliedAt}T12:00:00.000Z` : at;
  const asked = await kept(bookingId);
  return {
    id: ctx.newId(),
    account_id: came.accountId,
    booking_id: bookingId,
    company_id: row.company_id,
    job_code_id: asked.job_code_id ?? null,
    question_set_id: asked.question_set_id ?? null,
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
  };
}

type Kept = (bookingId: string) => ReturnType<typeof questionsToKeep>;

/** What applications to a job keep, asked for once. */
function keptOnce(ctx: Ctx): Kept {
  const known = new Map<string, ReturnType<typeof questionsToKeep>>();
  return (bookingId) => {
    const kept = known.get(bookingId) ?? questionsToKeep(ctx, bookingId);
    known.set(bookingId, kept);
    return kept;
  };
}

/** Writes the applications of these lines, but for those that are there already: somebody may have applied a moment ago, and that application is theirs. */
async function writeApplications(ctx: Atomic<Ctx>, row: sql.ImportRow, verdicts: readonly Verdict[], at: string) {
  const kept = keptOnce(ctx);
  const coming = verdicts.filter((one): one is Coming => one.outcome === 'taken' || one.outcome === 'linked');
  const rows = (await Promise.all(coming.map((one) => applicationOf(ctx, row, one, kept, at)))).flat();
  const made = new Set((await insertApplications(ctx.db, rows)).map(({ id }) => id));
  const byPlace = new Map(rows.map((one) => [`${one.account_id} ${one.booking_id}`, one.id]));
  for (const { person, came } of coming) {
    if (person.bookingId === null) continue;
    const id = byPlace.get(`${came?.accountId} ${person.bookingId}`) ?? '';
    if (made.has(id)) came?.brought.set(person.bookingId, id);
    else came?.brought.delete(person.bookingId);
  }
}

/** What is kept of a line. */
function rowOf(ctx: Atomic<Ctx>, row: sql.ImportRow, verdict: Verdict, at: string) {
  const { line, outcome } = verdict;
  const base = { id: ctx.newId(), import_id: row.id, line, outcome, taken_at: at };
  const nobody = { language: row.language, problems: [] as unknown, account_id: null, application_id: null };
  if (verdict.outcome === 'refused') return { ...base, ...nobody, problems: verdict.problems };
  if (verdict.outcome === 'known') return { ...base, ...nobody };
  const { person, came } = verdict;
  const application_id = person.bookingId === null ? null : (came?.brought.get(person.bookingId) ?? null);
  return { ...base, ...nobody, language: person.language, account_id: came?.accountId ?? null, application_id };
}

/** Takes some lines in: people, and their applications. */
async function writePeople(ctx: Atomic<Ctx>, row: sql.ImportRow, records: CsvRecord[]) {
  const at = ctx.now().toISOString();
  const memory: Memory = new Map();
  const verdicts = await judge(ctx, row.company_id, await rulesFor(ctx, row, choicesOf(row)), records, memory);
  await writeAccounts(ctx, row, verdicts, at);
  await writeApplications(ctx, row, verdicts, at);
  const rows = verdicts.map((verdict) => rowOf(ctx, row, verdict, at));
  await sql.insertRows(ctx.db, rows);
  await giveDocuments(ctx, row, verdicts, at);
  const subjects = rows.flatMap((one) => one.account_id ?? []);
  await audited(ctx, { action: 'added', object: 'profile', objectId: row.id, subjects: [...new Set(subjects)], companyId: row.company_id });
}

export const takeTable = oneOfMany('take-table', (ctx, { id }) => throughTable(ctx, id, writePeople), { seconds: 3600 });
