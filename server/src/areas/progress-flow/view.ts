import { day } from '@vitrine/contract/durations.ts';
import type { PaperCell } from '@vitrine/contract/progress-flow/lists.ts';
import type { Paper, PaperFile } from '@vitrine/contract/progress-flow/papers.ts';
import { documentStatus, type PfStatus, type Review, type UpdateAction } from '@vitrine/contract/progress-flow/status.ts';
import type { World } from '../../platform/context.ts';
import { type DocumentRow, documentsOf } from './asking.sql.ts';
import { isAskedIn } from './asking.ts';
import type { Member } from './members.sql.ts';
import * as sql from './papers.sql.ts';

/** A day (YYYY-MM-DD) so many days later. */
const daysAfter = (from: string, days: number) => new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Until when a document is wanted: a day of its own, that of everybody, or so many days after the list began. */
export function dueOn(document: DocumentRow, item: { due_on: string | null } | undefined, member: Pick<Member, 'began_on'>) {
  if (item?.due_on) return item.due_on;
  if (document.due_date) return document.due_date;
  return document.due_days !== null && member.began_on ? daysAfter(member.began_on, document.due_days) : null;
}

/** The stored standing of a document, derived by the six rules. */
export const standingOf = (item: sql.ItemRow | undefined) => {
  const pfStatus = (item?.pf_status ?? 'missing') as PfStatus;
  const hasFile = item?.file_id != null;
  return {
    pfStatus,
    hasFile,
    status: documentStatus({ pfStatus, hasFile, updateAction: (item?.update_action ?? null) as UpdateAction | null }),
  };
};

export const fileOnWire = (row: sql.FileRow): PaperFile => ({
  fileId: row.id,
  name: row.name,
  contentType: row.content_type,
  bytes: row.bytes,
  at: row.created_at,
  review: row.review as Review,
  reason: row.reason,
});

const isSeen = (item: sql.ItemRow | undefined) => item?.file_id == null || item.seen_at !== null;

export function cellOf(document: DocumentRow, item: sql.ItemRow | undefined, member: Member): PaperCell {
  return {
    pfId: document.id,
    ...standingOf(item),
    review: (item?.review ?? null) as Review | null,
    seen: isSeen(item),
    dueOn: dueOn(document, item, member),
  };
}

/** What somebody is asked for, and what was handed in of what is no longer asked for. */
async function documentsFor(ctx: Pick<World, 'db'>, member: Member) {
  const [asked, handedIn] = await Promise.all([documentsOf(ctx.db, member.company_id), sql.documentsHandedIn(ctx.db, member.id)]);
  const wanted = asked.filter((one) => isAskedIn(one, member.booking_id));
  return [...wanted, ...handedIn.filter(({ id }) => !wanted.some((one) => one.id === id))];
}

/** The whole list of one person, in the order in which the company asks. */
export async function papersOf(ctx: Pick<World, 'db'>, member: Member): Promise<Paper[]> {
  const [documents, items, files] = await Promise.all([
    documentsFor(ctx, member),
    sql.itemsOf(ctx.db, [member.id]),
    sql.filesOf(ctx.db, [member.id]),
  ]);
  return documents.map((document, place) => {
    const item = items.find((one) => one.document_id === document.id);
    const own = files.filter((one) => one.document_id === document.id);
    const current = own.find(({ id }) => id === item?.file_id);
    const { pfStatus, status } = standingOf(item);
    return {
      pfId: document.id,
      pfTitle: document.title,
      pfSLNo: place + 1,
      why: document.why,
      status,
      pfStatus,
      filePath: current?.name ?? null,
      file: current ? fileOnWire(current) : null,
      earlier: own.filter((one) => one !== current).map(fileOnWire),
      dueOn: dueOn(document, item, member),
      seen: isSeen(item),
    };
  });
}
