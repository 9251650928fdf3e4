import { type applicantExport, maxExported } from '@vitrine/contract/applicants/export.ts';
import { audited } from '../../platform/audit.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { spreadsheetOf } from '../../platform/spreadsheet.ts';
import { fill } from '../../platform/texts.ts';
import { demandBooking, listed } from './applicants.ts';
import { reasonOf } from './deciding/denial-reasons.ts';
import { exportTexts } from './texts.ts';

const day = (instant: string | null) => instant?.slice(0, 10) ?? '';

/** So many entries are written to the audit log at once. */
const auditBatch = 1000;

export const applicantExportHandlers: Handlers<typeof applicantExport> = {
  async csv(ctx, wanted) {
    await demandBooking(ctx, wanted.bookingId);
    if (wanted.reasonId) await reasonOf(ctx, wanted.reasonId);
    const { rows, accounts } = await listed(ctx, { ...wanted, page: 1, count: maxExported });
    await atomically(ctx, async (ctx) => {
      for (let at = 0; at < accounts.length; at += auditBatch)
        await audited(ctx, {
          action: 'exported',
          object: 'application',
          objectId: wanted.bookingId ?? '',
          subjects: accounts.slice(at, at + auditBatch),
        });
    });
    const texts = exportTexts[ctx.language];
    const lines = rows.map((one) => [
      one.blind ? fill(texts.nameless, { alias: one.alias }) : one.firstName,
      one.lastName,
      one.email,
      one.title,
      one.internalRef,
      texts.status[one.status],
      one.reason,
      day(one.statusAt),
      day(one.appliedAt),
      day(one.sentAt),
      day(one.replyBy),
      day(one.withdrawnAt),
      one.documentCount,
      one.stars,
    ]);
    const csv = spreadsheetOf([texts.columns, ...lines]);
    return { fileName: `${texts.file}-${day(ctx.now().toISOString())}.csv`, csv, rows: rows.length };
  },
};
