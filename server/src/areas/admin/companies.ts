import type { Arrangement, companies } from '@vitrine/contract/admin/companies.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import { audited } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import * as sql from './companies.sql.ts';

const arrangementOf = (row: Arrangement | undefined): Arrangement => ({
  notes: row?.notes ?? '',
  seats: row?.seats ?? null,
  branding: row?.branding ?? true,
});

export const companyHandlers: Handlers<typeof companies> = {
  list: (ctx, wanted) => sql.listCompanies(ctx.db, { ...wanted, now: ctx.now().toISOString() }),

  async info(ctx, { compId, companyId = compId }) {
    if (!companyId) throw refuseField('companyId', 'Say which company');
    const found = await sql.describeCompany(ctx.db, companyId, ctx.now().toISOString());
    if (!found) throw new Refused('not-found');
    const { ownerId, ownerEmail, ownerFirstName, ownerLastName, ...company } = found;
    if (ownerId) await audited(ctx, { action: 'seen', object: 'account', objectId: ownerId, subjects: [ownerId], companyId });
    return {
      ...company,
      owner: ownerId ? { id: ownerId, name: [ownerFirstName, ownerLastName].filter(Boolean).join(' '), email: ownerEmail ?? '' } : null,
      arrangement: arrangementOf(await sql.findArrangement(ctx.db, companyId)),
    };
  },

  async updateMisc(ctx, { companyId, ...arrangement }) {
    if (!(await sql.findCompany(ctx.db, companyId))) throw new Refused('not-found');
    return arrangementOf(
      await sql.saveArrangement(ctx.db, companyId, { ...omitUndefined(arrangement), changed_at: ctx.now().toISOString() }),
    );
  },
};
