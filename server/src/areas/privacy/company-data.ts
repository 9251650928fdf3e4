import { auditEntries } from '../../platform/audit.ts';
import { type CompanyData, type CompanyReader, inPages, listOf, together } from '../../platform/company-data/company-data.ts';
import type { World } from '../../platform/context.ts';
import { eachApplication } from '../applications/index.ts';
import { entriesOnWire } from './audit.ts';
import * as sql from './company-data.sql.ts';

const page = 500;

/** The activity log as the reader's page shows it, the latest first. */
const activity = (ctx: World, { companyId, accountId }: CompanyReader) =>
  async function* () {
    for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before; ) {
      const rows = await auditEntries(ctx, { companyId, before, limit: page });
      const entries = await entriesOnWire(ctx, { companyId, accountId }, rows);
      yield entries.map(({ actorName, subjectName, ...row }) => ({ ...row, by: actorName, about: subjectName }));
      before = rows.length < page ? undefined : rows.at(-1)?.id;
    }
  };

/** How long a company keeps applications, what went, what is held, and who did what with data of people. */
export const privacyCompanyData: CompanyData = {
  area: 'privacy',
  tell: (ctx, reader) => [
    listOf(
      'retention',
      ['country', 'fileMonths', 'videoMonths', 'updatedAt', 'by'],
      together(() => sql.retentionOf(ctx.db, reader.companyId)),
    ),
    listOf(
      'retentionReceipts',
      ['at', 'recordings', 'applications', 'invitations', 'held'],
      inPages((after, limit) => sql.receiptsAfter(ctx.db, reader.companyId, after, limit)),
    ),
    listOf(
      'holds',
      ['applicationId', 'reason', 'at', 'by', 'endedAt'],
      eachApplication(ctx, reader, async (ids, of) =>
        (await sql.holdsIn(ctx.db, ids)).map((row) => ({ ...row, reason: of(row.applicationId).masked(row.reason) })),
      ),
    ),
    listOf('activityLog', ['at', 'actorKind', 'by', 'action', 'object', 'about', 'keyName'], activity(ctx, reader)),
  ],
};
