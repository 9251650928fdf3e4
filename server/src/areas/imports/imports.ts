import fs from 'node:fs';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import { type ImportColumn, type ImportKind, importFields } from '@vitrine/contract/imports/fields.ts';
import type { BadLine, ImportChoices, ImportSummary, imports, LineOutcomes, LineProblem } from '@vitrine/contract/imports/imports.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { CsvRecord } from '../../platform/csv.ts';
import { removeFiles, storingFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { documentsOfLine, shelfBeside } from './documents/given.ts';
import { documentsAccount } from './documents/giving.ts';
import { letGoOfFiles } from './documents/letting-go.ts';
import { guessColumns, guessDayFirst, isHeader } from './guessing.ts';
import * as sql from './imports.sql.ts';
import { guessJobColumns } from './jobs/guessing.ts';
import { tableOfPostings } from './jobs/postings.ts';
import { undoJobs } from './jobs/undoing.jobs.ts';
import { countOutcomes, judge, type Memory, rulesFor } from './judging.ts';
import { tellImported, toldUntil } from './notices.ts';
import { inBatches, lookAtTable, recordsOf, samplesOf } from './tables.ts';
import { choicesOf, takeTable } from './taking.jobs.ts';
import { formOf } from './through.ts';
import { undoImport } from './undoing.jobs.ts';

type Recruiter = Ctx<RecruiterActor>;

/** What was found of a line, whatever it brings. */
interface Judged {
  line: number;
  outcome: keyof LineOutcomes;
  problems?: LineProblem[];
}

/** So many tables of a company may wait for being begun. */
const mostUnbegun = 20;
/** So many bad lines a check names; the import itself keeps all of them. */
const mostProblems = 100;

/** An import of the own company, and of that kind where one is named; any other does not exist. */
export async function importOf(ctx: Recruiter, id: string, kind?: ImportKind) {
  const found = await sql.findImport(ctx.db, id, ctx.actor.companyId);
  if (!found || (kind && found.kind !== kind)) throw new Refused('not-found');
  return found;
}

/** The same, held until the transaction ends. */
export async function heldImport(ctx: Atomic<Recruiter>, id: string, kind?: ImportKind) {
  const found = await sql.lockImport(ctx.db, id);
  if (found?.company_id !== ctx.actor.companyId || (kind && found.kind !== kind)) throw new Refused('not-found');
  return found;
}

function summaryOf(row: Awaited<ReturnType<typeof sql.summariesOf>>[number]): ImportSummary {
  const { taken, linked, known, refused, removed, kept, told, waiting, state, lines } = row;
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    state,
    lines,
    done: row.done,
    taken,
    linked,
    known,
    refused,
    removed,
    kept,
    archive:
      row.archive_name === null || row.archive_state === null
        ? null
        : {
            fileName: row.archive_name,
            state: row.archive_state,
            fault: row.archive_fault,
            files: row.archive_files,
            done: row.archive_done,
            given: row.given,
            left: row.archive_left,
          },
    createdAt: row.created_at,
    madeBy: [row.first_name, row.last_name].filter(Boolean).join(' '),
    notice: {
      waiting,
      told,
      sending: row.notice_at !== null && waiting > 0,
      until: row.started_at && waiting > 0 ? toldUntil(row.started_at).toISOString() : null,
    },
  };
}

/** Refuses columns that are not those of the table, or hold what is no field of this kind; returns the fields in use. */
export function demandColumns(row: sql.ImportRow, columns: readonly ImportColumn[], fields: readonly ImportColumn[]) {
  if (columns.length !== row.names.length) throw refuseField('columns', `Say of each of the ${row.names.length} columns what it holds`);
  const used = columns.filter((one) => one !== 'none');
  if (used.some((one) => !fields.includes(one))) throw refuseField('columns', `A column holds one of ${fields.join(', ')}, or none`);
  if (new Set(used).size < used.length) throw refuseField('columns', 'Each field can stand in one column');
  return used;
}

/** Refuses choices that no line could be read by. */
async function demandChoices(ctx: Recruiter, row: sql.ImportRow, { columns, bookingId }: ImportChoices) {
  const used = demandColumns(row, columns, importFields);
  if (!used.includes('email')) throw refuseField('columns', 'One column must hold the e-mail address');
  if (!used.includes('name') && !(used.includes('firstName') && used.includes('lastName')))
    throw refuseField('columns', 'First and last name, or the whole name, must stand in a column');
  if (bookingId !== null && !(await sql.jobsOf(ctx.db, ctx.actor.companyId)).some(({ id }) => id === bookingId))
    throw refuseField('bookingId', 'Choose one of your jobs');
}

const asColumns = ({ columns, dayFirst, bookingId, language }: ImportChoices) => ({
  columns,
  day_first: dayFirst,
  booking_id: bookingId,
  language,
});

/** Reads a whole table and says what would become of its lines, some at a time. */
export async function checkLines<V extends Judged>(
  ctx: Recruiter,
  row: sql.ImportRow,
  judgeSome: (records: CsvRecord[]) => Promise<V[]>,
  atOnce = 500,
) {
  const counts: LineOutcomes = { taken: 0, linked: 0, known: 0, refused: 0 };
  const problems: BadLine[] = [];
  const doubles: number[] = [];
  for await (const records of inBatches(recordsOf(ctx, row.stored, formOf(row)), atOnce)) {
    const verdicts = await judgeSome(records);
    const found = countOutcomes(verdicts);
    for (const key of Object.keys(counts) as (keyof LineOutcomes)[]) counts[key] += found[key];
    const bad = verdicts.flatMap((one) => (one.outcome === 'refused' ? [{ line: one.line, problems: one.problems ?? [] }] : []));
    problems.push(...bad.slice(0, mostProblems - problems.length));
    const known = verdicts.filter(({ outcome }) => outcome === 'linked' || outcome === 'known').map(({ line }) => line);
    doubles.push(...known.slice(0, mostProblems - doubles.length));
  }
  return { ...counts, problems, doubles, more: counts.refused > problems.length };
}

async function checkTable(ctx: Recruiter, row: sql.ImportRow, choices: ImportChoices) {
  const rules = await rulesFor(ctx, row, choices);
  const memory: Memory = new Map();
  const shelf = await shelfBeside(ctx, row);
  const documents = shelf && documentsAccount(shelf);
  const checked = await checkLines(ctx, row, async (records) => {
    const verdicts = await judge(ctx, row.company_id, rules, records, memory);
    for (const one of shelf ? verdicts : []) {
      if (!shelf || one.outcome === 'refused') continue;
      // thousands of names are looked for among thousands of files: others are answered between
      if (one.line % 50 === 0) await setImmediate();
      documents?.line(one.line, `${one.person.firstName} ${one.person.lastName}`, documentsOfLine(shelf, one));
    }
    return verdicts;
  });
  return { ...checked, documents: documents?.end() ?? null };
}

/** Nothing is said, or begun, of documents of which only some are known. */
function demandRead({ archive_state }: sql.ImportRow) {
  if (archive_state === 'reading') throw new Refused('documents-reading');
}

/** Opens an uploaded table; a list of postings (JSON) is made a table first. */
async function openingOf(kind: ImportKind, file: string): Promise<() => Readable> {
  const beginning = await fs.promises.open(file).then(async (opened) => {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(64), 0, 64, 0).finally(() => opened.close());
    return buffer.subarray(0, bytesRead).toString();
  });
  if (kind !== 'jobs' || !/^\ufeff?\s*[[{]/.test(beginning)) return () => fs.createReadStream(file);
  const table = tableOfPostings((await fs.promises.readFile(file, 'utf8')).replace(/^\ufeff/, ''));
  if (table === undefined) throw new Refused('table-unreadable', [{ field: 'file', message: 'no JobPosting of schema.org is in it' }]);
  return () => Readable.from([Buffer.from(table)]);
}

export const importHandlers: Handlers<typeof imports> = {
  async list(ctx) {
    return { items: (await sql.summariesOf(ctx.db, ctx.actor.companyId)).map(summaryOf) };
  },

  async upload(ctx, { fileName, kind, language = ctx.language }, file) {
    const open = await openingOf(kind, file.path);
    const namesColumns = kind === 'jobs' ? () => true : isHeader;
    const { names, samples, ...form } = await lookAtTable(open, namesColumns);
    const cells = samples.map((one) => one.cells);
    const id = ctx.newId();
    const stored = `imports/${newToken()}.csv`;
    await storingFiles(ctx, async (ctx) => {
      await ctx.files.put(stored, open());
      await atomically(ctx, async (ctx) => {
        if ((await sql.countUnbegun(ctx.db, ctx.actor.companyId)) >= mostUnbegun) throw new Refused('table-unreadable', unbegun);
        await sql.insertImport(ctx.db, {
          id,
          kind,
          company_id: ctx.actor.companyId,
          made_by: ctx.actor.accountId,
          file_name: fileName,
          stored,
          names,
          language,
          ...form,
          columns: kind === 'jobs' ? guessJobColumns(names) : guessColumns(names, cells),
          day_first: guessDayFirst(cells),
          created_at: ctx.now().toISOString(),
        });
      });
    });
    return { id };
  },

  async one(ctx, { id }) {
    const row = await importOf(ctx, id);
    const [summary] = await sql.summariesOf(ctx.db, ctx.actor.companyId, id);
    if (!summary) throw new Refused('not-found');
    const jobs = row.state === 'mapping' && row.kind === 'people' ? await sql.jobsOf(ctx.db, ctx.actor.companyId) : [];
    return {
      ...summaryOf(summary),
      encoding: row.encoding,
      delimiter: row.delimiter,
      names: row.names,
      source: row.source,
      ground: row.ground,
      samples: row.state === 'mapping' ? await samplesOf(ctx, row.stored, formOf(row)) : [],
      choices: choicesOf(row),
      jobs: jobs.map(({ id, title }) => ({ bookingId: id, title })),
    };
  },

  async check(ctx, { id, ...choices }) {
    const row = await importOf(ctx, id, 'people');
    if (row.state !== 'mapping') throw new Refused('import-begun');
    demandRead(row);
    await demandChoices(ctx, row, choices);
    await sql.updateImport(ctx.db, id, asColumns(choices));
    return checkTable(ctx, row, choices);
  },

  start: (ctx, { id, source, ground, ...choices }) =>
    atomically(ctx, async (ctx) => {
      const row = await heldImport(ctx, id, 'people');
      if (row.state !== 'mapping') throw new Refused('import-begun');
      demandRead(row);
      await demandChoices(ctx, row, choices);
      const now = ctx.now().toISOString();
      await sql.updateImport(ctx.db, id, { ...asColumns(choices), source, ground, state: 'working', started_at: now });
      await enqueue(ctx, takeTable, { id }, { key: id });
    }),

  async refused(ctx, { id, ...page }) {
    await importOf(ctx, id);
    return { ...(await sql.refusedLines(ctx.db, id, page)), ...page };
  },

  undo: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      const row = await heldImport(ctx, id);
      if (row.state === 'undoing' || row.state === 'undone') throw new Refused('import-undone');
      if (row.state === 'mapping') {
        await letGoOfFiles(ctx, row);
        await sql.deleteImport(ctx.db, id);
        return removeFiles(ctx, [row.stored]);
      }
      await sql.updateImport(ctx.db, id, { state: 'undoing', notice_at: null });
      await enqueue(ctx, row.kind === 'jobs' ? undoJobs : undoImport, { id }, { key: id });
    }),

  async kept(ctx, { id, ...page }) {
    await importOf(ctx, id, 'people');
    const { rows, total } = await sql.keptLines(ctx.db, id, ctx.actor.accountId, page);
    const items = rows.map((row) => ({
      line: row.line,
      name: row.blind ? aliasOf(row.number ?? 0) : [row.first_name, row.last_name].filter(Boolean).join(' '),
      applicationId: row.application_id,
      why: row.kept === 'answered' ? ('answered' as const) : ('changed' as const),
    }));
    return { items, total, ...page };
  },

  tell: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      const row = await heldImport(ctx, id, 'people');
      if (row.state !== 'done' && row.state !== 'undone') throw new Refused('import-unfinished');
      await sql.updateImport(ctx.db, id, { notice_at: ctx.now().toISOString() });
      await enqueue(ctx, tellImported, { id }, { key: id });
    }),
};

const unbegun = [{ field: 'file', message: `at most ${mostUnbegun} tables wait to be begun: delete one first` }];
