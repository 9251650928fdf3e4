import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { audit } from '@vitrine/contract/privacy/audit.ts';
import { auditEntries, verifyAudit } from '../../platform/audit.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { applicationsBehind } from './audit.sql.ts';

/** Owners read the log of their company, administrators any. */
function companyToRead({ actor }: Ctx<Actor>, companyId: string | undefined) {
  if (actor.companyId === null) return companyId;
  if (companyId === undefined || companyId === actor.companyId) return actor.companyId;
  throw new Refused('not-allowed');
}

/** Entries of these tell which application somebody has; those of the others tell nothing of applications. */
const tellOfApplications = new Set([
  'application',
  'answer',
  'status',
  'comment',
  'rating',
  'scorecard',
  'identity',
  'document',
  'accommodation',
  'retention',
  'link',
  'showroom',
  'talk',
  'message',
  'conversation',
  'email',
  'consent',
]);

/** Somebody who reads the log: of all companies, where it is an administrator. */
type Reader = Pick<Actor, 'companyId' | 'accountId'>;
type Entry = Awaited<ReturnType<typeof auditEntries>>[number];

/** What the subject of an entry is called before the reader: whoever is left blind by the alias alone, or not at all. */
async function callerOf(ctx: Pick<Ctx, 'db'>, { companyId, accountId }: Reader, rows: readonly Entry[]) {
  const behind = companyId ? await applicationsBehind(ctx.db, companyId, accountId, rows) : undefined;
  return (row: Entry, name: string | null) => {
    const about = tellOfApplications.has(row.object) ? behind?.get(row.id) : undefined;
    if (about?.number != null) return about.blind ? aliasOf(about.number) : name;
    return about?.anyBlind ? null : name;
  };
}

const nameOf = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ') || null;

/** Somebody who did it to the own data is the subject as well. */
const nameOfActor = (row: Entry, called: (row: Entry, name: string | null) => string | null) => {
  const name = nameOf(row.actor_first_name, row.actor_last_name);
  return row.actor_id === row.subject_id ? called(row, name) : name;
};

/** Entries as this reader may read them. */
export async function entriesOnWire(ctx: Pick<Ctx, 'db'>, reader: Reader, rows: readonly Entry[]) {
  const called = await callerOf(ctx, reader, rows);
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    object: row.object,
    objectId: row.object_id,
    actorKind: row.actor_kind,
    actorName: nameOfActor(row, called),
    subjectName: called(row, nameOf(row.subject_first_name, row.subject_last_name)),
    companyName: row.company_name,
    // the key of somebody who is gone has no name any more
    keyName: row.key_id ? (row.key_name ?? '') : null,
  }));
}

export const auditHandlers: Handlers<typeof audit> = {
  async list(ctx, { companyId, before, count, ...filter }) {
    const company = companyToRead(ctx, companyId);
    const narrowed = { ...filter, ...(company ? { companyId: company } : {}), ...(before ? { before } : {}) };
    const rows = await auditEntries(ctx, { ...narrowed, limit: count + 1 });
    const items = await entriesOnWire(ctx, ctx.actor, rows.slice(0, count));
    return { items, more: rows.length > count };
  },

  async check(ctx) {
    companyToRead(ctx, undefined);
    return verifyAudit(ctx);
  },
};
