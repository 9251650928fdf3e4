import type { audit } from '@vitrine/contract/privacy/audit.ts';
import { auditEntries, verifyAudit } from '../../platform/audit.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';

/** Owners read the log of their company, administrators any; nobody else. */
function companyToRead({ actor }: Ctx<Actor>, companyId: string | undefined) {
  if (actor.userType === 'User') return companyId;
  if (actor.companyId && actor.owner && (!companyId || companyId === actor.companyId)) return actor.companyId;
  throw new Refused('not-allowed');
}

const nameOf = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ') || null;

export const auditHandlers: Handlers<typeof audit> = {
  async list(ctx, { companyId, before, count }) {
    const company = companyToRead(ctx, companyId);
    const rows = await auditEntries(ctx, { limit: count + 1, ...(company ? { companyId: company } : {}), ...(before ? { before } : {}) });
    const items = rows.slice(0, count).map((row) => ({
      id: row.id,
      at: row.at,
      action: row.action,
      object: row.object,
      objectId: row.object_id,
      actorKind: row.actor_kind,
      actorName: nameOf(row.actor_first_name, row.actor_last_name),
      subjectName: nameOf(row.subject_first_name, row.subject_last_name),
      companyName: row.company_name,
    }));
    return { items, more: rows.length > count };
  },

  async check(ctx) {
    companyToRead(ctx, undefined);
    return verifyAudit(ctx);
  },
};
