import type { DataExport, Look, privacy } from '@vitrine/contract/privacy/privacy.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { auditEntries } from '../../platform/audit.ts';
import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { Refused } from '../../platform/refused.ts';
import { consentsOf, demandPassword, findPerson, leaveCompany, withdrawConsents } from '../accounts/index.ts';
import { eraseAccount } from './erasing.ts';
import type { exportJobs } from './exporting.jobs.ts';
import * as sql from './exports.sql.ts';

const none: DataExport = { state: 'none', done: 0, total: 0, url: null, createdAt: null, expiresAt: null };

async function exportOf(ctx: Ctx<Actor>): Promise<DataExport> {
  const last = await sql.lastExport(ctx.db, ctx.actor.accountId);
  const gone = last?.expires_at && last.expires_at < ctx.now().toISOString();
  if (!last || gone) return none;
  return {
    state: last.state,
    done: last.done,
    total: last.total,
    url: last.stored && mediaLink(ctx, last.stored, 'application/zip', `vitrine-${last.created_at.slice(0, 10)}.zip`).url,
    createdAt: last.created_at,
    expiresAt: last.expires_at,
  };
}

/** How many rows of which kind an area tells; single values count as one. */
const countsOf = (area: string, data: Record<string, unknown>) =>
  Object.entries(data)
    .map(([kind, value]) => ({ area, kind, count: Array.isArray(value) ? value.length : value ? 1 : 0 }))
    .filter(({ count }) => count > 0);

const nameOf = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ') || null;

type Jobs = ReturnType<typeof exportJobs>;

/** What people can see of themselves here, take along, and have removed. */
export const privacyHandlers = (everything: readonly PersonalData[], jobs: Jobs): Handlers<typeof privacy> => {
  const withdrawing = Object.assign({}, ...everything.map((one) => one.withdraw ?? {})) as NonNullable<PersonalData['withdraw']>;
  return {
    async own(ctx) {
      const { accountId: id, email } = ctx.actor;
      const told = await Promise.all(
        everything.map(async (one) => countsOf(one.area, (await one.tell(ctx, { id, email, confirmed: true })).data)),
      );
      const consents = await consentsOf(ctx.db, id);
      return {
        stored: told.flat(),
        consents: consents.map(({ bookingId: _bookingId, linkId: _linkId, ...row }) => ({
          ...row,
          language: row.language as Language,
          withdrawable: row.withdrawnAt === null && row.purpose in withdrawing,
        })),
      };
    },

    async looks(ctx, { before, count }) {
      const { accountId } = ctx.actor;
      const rows = await auditEntries(ctx, { subject: accountId, notBy: accountId, limit: count + 1, ...(before ? { before } : {}) });
      const items = rows.slice(0, count).map(
        (row): Look => ({
          id: row.id,
          at: row.at,
          action: row.action,
          object: row.object,
          by: { kind: row.actor_kind, name: nameOf(row.actor_first_name, row.actor_last_name), companyName: row.company_name },
        }),
      );
      return { items, more: rows.length > count };
    },

    async withdraw(ctx, { id }) {
      const { accountId } = ctx.actor;
      const consent = (await consentsOf(ctx.db, accountId)).find((one) => one.id === id);
      if (!consent || consent.withdrawnAt) throw new Refused('not-found');
      const follow = withdrawing[consent.purpose];
      if (!follow) throw new Refused('consent-stays');
      const { purpose, bookingId, linkId } = consent;
      await atomically(ctx, async (ctx) => {
        await withdrawConsents(ctx.db, accountId, { purpose, bookingId, linkId }, ctx.now().toISOString());
        await removeFiles(ctx, await follow(ctx, { id, accountId, purpose, bookingId, linkId }));
      });
    },

    async startExport(ctx) {
      const id = ctx.newId();
      await atomically(ctx, async (ctx) => {
        const row = { id, account_id: ctx.actor.accountId, state: 'waiting' as const, created_at: ctx.now().toISOString() };
        if (await sql.insertExport(ctx.db, row)) await enqueue(ctx, jobs.exportData, { id });
      });
      return exportOf(ctx);
    },

    exportState: (ctx) => exportOf(ctx),

    async erase(ctx, { password }) {
      const { accountId: id, email } = ctx.actor;
      await demandPassword(ctx, password);
      await atomically(ctx, async (ctx) => {
        await leaveCompany(ctx);
        await eraseAccount(ctx, everything, { id, email, confirmed: true });
      });
    },

    eraseGuest: (ctx) =>
      atomically(ctx, async (ctx) => {
        const person = await findPerson(ctx.db, ctx.actor.accountId);
        if (!person?.guest) throw new Refused('not-allowed');
        // who typed an address and never opened its mail lets go of nothing that is matched by it
        await eraseAccount(ctx, everything, { ...person, confirmed: person.confirmed_at !== null });
      }),
  };
};
