import type { CompanyExport, companyExport } from '@vitrine/contract/company-export/company-export.ts';
import { audited } from '../../platform/audit.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import type { companyExportJobs } from './exporting.jobs.ts';
import * as sql from './exports.sql.ts';

type Found = Awaited<ReturnType<typeof sql.exportOf>>;
type Owner = Ctx<RecruiterActor>;

const none: CompanyExport = {
  state: 'none',
  done: 0,
  total: 0,
  bytes: 0,
  missing: 0,
  fault: null,
  createdAt: null,
  expiresAt: null,
  fetchedAt: null,
};

const isOver = (found: NonNullable<Found>, now: Date) => found.expires_at !== null && found.expires_at < now.toISOString();

async function shown(ctx: Owner): Promise<CompanyExport> {
  const found = await sql.exportOf(ctx.db, ctx.actor.companyId, ctx.actor.accountId);
  if (!found || isOver(found, ctx.now())) return none;
  const { state, done, total, bytes, missing, fault, created_at, expires_at, fetched_at } = found;
  return { state, done, total, bytes, missing, fault, createdAt: created_at, expiresAt: expires_at, fetchedAt: fetched_at };
}

/** So many entries are written to the activity log at once. */
const auditBatch = 1000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Notes the fetching with the owner, and once with everybody who applied: their data leave with it. */
async function noteFetched(ctx: Atomic<Owner>, { id, fetched_at }: NonNullable<Found>) {
  const { accountId, companyId } = ctx.actor;
  await audited(ctx, { action: 'exported', object: 'company-export', objectId: id, subjects: [accountId] });
  if (fetched_at) return;
  await sql.updateExport(ctx.db, id, { fetched_at: ctx.now().toISOString() });
  for (let after: string | undefined = beforeAll; after; ) {
    const subjects: string[] = await sql.applicantsAfter(ctx.db, companyId, after, auditBatch);
    await audited(ctx, { action: 'exported', object: 'application', objectId: id, subjects });
    after = subjects.at(-1);
  }
}

type Jobs = ReturnType<typeof companyExportJobs>;

/** The owner of a company takes along everything that it has. */
export const companyExportHandlers = ({ exportCompany }: Jobs): Handlers<typeof companyExport> => ({
  state: (ctx) => shown(ctx),

  async start(owner) {
    await atomically(owner, async (ctx) => {
      const { accountId, companyId } = ctx.actor;
      const before = await sql.lockOfCompany(ctx.db, companyId);
      // one that is under way goes on, also where its job has given up
      if (before?.asked_by === accountId && (before.state === 'waiting' || before.state === 'working'))
        return enqueue(ctx, exportCompany, { id: before.id }, { key: before.id });
      if (before) await sql.deleteExport(ctx.db, before.id);
      await removeFiles(ctx, [before?.stored]);
      const id = ctx.newId();
      const created_at = ctx.now().toISOString();
      await sql.insertExport(ctx.db, { id, company_id: companyId, asked_by: accountId, state: 'waiting', created_at });
      await audited(ctx, { action: 'added', object: 'export', objectId: id, subjects: [accountId] });
      await enqueue(ctx, exportCompany, { id }, { key: id });
    });
    return shown(owner);
  },

  async fetch(owner) {
    return atomically(owner, async (ctx) => {
      const found = await sql.lockOfCompany(ctx.db, ctx.actor.companyId);
      if (found?.state !== 'ready' || !found.stored || found.asked_by !== ctx.actor.accountId || isOver(found, ctx.now()))
        throw new Refused('not-found');
      await noteFetched(ctx, found);
      return { url: mediaLink(ctx, found.stored, 'application/zip', `vitrine-${found.created_at.slice(0, 10)}.zip`).url };
    });
  },
});
