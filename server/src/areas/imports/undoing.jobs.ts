import { audited } from '../../platform/audit.ts';
import { noteErasuresOf } from '../../platform/backup/erasures.sql.ts';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { oneOfMany } from '../../platform/jobs/every-one.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseUnseen } from '../accounts/index.ts';
import { removeApplication } from '../applicants/index.ts';
import { deleteApplications, lockApplications } from '../applications/index.ts';
import { deleteDocumentsOf } from '../applying/index.ts';
import { takeBackExportOf } from '../company-export/index.ts';
import { eraseAccount } from '../privacy/index.ts';
import { letGoOfFiles } from './documents/letting-go.ts';
import * as sql from './imports.sql.ts';
import { touchedRows, withApplication } from './touched.sql.ts';

const batchRows = 100;

interface Brought {
  id: string;
  outcome: string;
  account_id: string | null;
  application_id: string | null;
  email: string;
}

/** Removes what came with a line: the application, and the person where nothing else is left of them. Says whether all of it went. */
export async function removeBrought(ctx: Atomic<Ctx>, everything: readonly PersonalData[], row: Brought, companyId: string) {
  const { account_id: accountId, application_id: applicationId } = row;
  if (!accountId) return true;
  if (applicationId) await removeApplication(ctx, { id: applicationId, accountId, companyId });
  if (row.outcome === 'taken') {
    if ((await withApplication(ctx.db, [accountId])).size > 0) return false;
    // nobody has shown to read the mailbox: what others wrote to that address meanwhile is theirs
    await eraseAccount(ctx, everything, { id: accountId, email: row.email, confirmed: false });
  }
  await sql.updateRow(ctx.db, row.id, { removed_at: ctx.now().toISOString(), account_id: null, application_id: null });
  return true;
}

/** The same for many of whom nothing is there but what the import wrote: no area has anything more to remove, an export of the company aside. Returns those that stay for the sake of an application of another line. */
async function removeUntouched(ctx: Atomic<Ctx>, rows: readonly Brought[], { id, company_id: companyId }: sql.ImportRow) {
  const at = ctx.now().toISOString();
  const subjects = [...new Set(rows.flatMap((one) => one.account_id ?? []))];
  await audited(ctx, { action: 'removed', object: 'application', objectId: id, subjects, companyId });
  const applications = rows.flatMap((one) => one.application_id ?? []);
  const documents = await deleteDocumentsOf(ctx.db, applications);
  await deleteApplications(ctx.db, applications);
  await noteErasuresOf(ctx.db, 'application', applications, at);
  const made = rows.filter((one) => one.outcome === 'taken');
  const applied = await withApplication(
    ctx.db,
    made.flatMap((one) => one.account_id ?? []),
  );
  const names = rows.length > 0 ? await takeBackExportOf(ctx.db, companyId) : [];
  const erased = made.flatMap((one) => one.account_id ?? []).filter((one) => !applied.has(one));
  names.push(...(await eraseUnseen(ctx, erased)));
  await noteErasuresOf(ctx.db, 'account', erased, at);
  await removeFiles(ctx, [...names, ...documents.map(({ stored }) => stored)]);
  const staying = made.filter((one) => one.account_id && applied.has(one.account_id)).map((one) => one.id);
  await sql.markRemoved(
    ctx.db,
    rows.map((one) => one.id).filter((one) => !staying.includes(one)),
    at,
  );
  return staying;
}

/** Removes what these rows brought, but for what was changed or answered since: that is named with the reason. */
async function undoRows(ctx: Atomic<Ctx>, rows: readonly Brought[], row: sql.ImportRow) {
  // whoever decides, or places a hold, comes before or after
  await lockApplications(
    ctx.db,
    rows.flatMap((one) => one.application_id ?? []),
    row.company_id,
  );
  const touched = await touchedRows(
    ctx.db,
    rows.map((one) => one.id),
  );
  const staying = await removeUntouched(
    ctx,
    rows.filter((one) => !touched.has(one.id)),
    row,
  );
  for (const [one, why] of [...touched, ...staying.map((one) => [one, 'changed'] as const)])
    await sql.updateRow(ctx.db, one, { kept: why });
}

/** Undoes one batch of rows in one transaction; returns the first line of it, or nothing where none is left. */
const undoBatch = (ctx: Ctx, id: string, before: number) =>
  atomically(ctx, async (ctx) => {
    const row = await sql.lockImport(ctx.db, id);
    if (row?.state !== 'undoing') return undefined;
    const rows = await sql.rowsThere(ctx.db, id, { before, limit: batchRows });
    await undoRows(ctx, rows, row);
    // who stayed for the sake of an application that came with this one, when the import before was undone, goes as well
    const people = rows.flatMap((one) => one.account_id ?? []);
    await undoRows(ctx, await sql.stayedOf(ctx.db, row.company_id, people), row);
    if (rows.length === 0) {
      await letGoOfFiles(ctx, row);
      await sql.updateImport(ctx.db, id, { state: 'undone', stored: null, archive_stored: null, finished_at: ctx.now().toISOString() });
      await removeFiles(ctx, [row.stored]);
    }
    return rows.at(-1)?.line;
  });

/** Takes an import back, from where the run before was killed; what people have changed or answered since stays. */
export const undoImport = oneOfMany(
  'undo-import',
  async (ctx, { id }) => {
    for (let before: number | undefined = 2_000_000_000; before !== undefined; ) before = await undoBatch(ctx, id, before);
  },
  { seconds: 3600 },
);
