import { maxProgressDocuments, type ProgressDocument, type progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import * as sql from './asking.sql.ts';

export const documentOnWire = (row: sql.DocumentRow, place: number): ProgressDocument => ({
  pfId: row.id,
  pfTitle: row.title,
  pfSLNo: place + 1,
  why: row.why,
  dueDate: row.due_date,
  dueDays: row.due_days,
  bookings: row.bookings,
});

/** Whether people of this job are asked for a document. */
export const isAskedIn = ({ bookings }: Pick<sql.DocumentRow, 'bookings'>, bookingId: string) =>
  bookings.length === 0 || bookings.includes(bookingId);

async function listed(ctx: Ctx<RecruiterActor>, bookingId?: string) {
  const rows = await sql.documentsOf(ctx.db, ctx.actor.companyId);
  const items = rows.map(documentOnWire);
  return { items: bookingId ? items.filter((one) => isAskedIn(one, bookingId)) : items };
}

/** Changes what the company asks for, alone, and answers the whole of it. */
const changing = (ctx: Ctx<RecruiterActor>, change: (ctx: Atomic<Ctx<RecruiterActor>>, rows: sql.DocumentRow[]) => Promise<unknown>) =>
  atomically(ctx, async (ctx) => {
    await sql.lockCompany(ctx.db, ctx.actor.companyId);
    await change(ctx, await sql.documentsOf(ctx.db, ctx.actor.companyId));
    return listed(ctx);
  });

async function demandOwnJobs(ctx: Ctx<RecruiterActor>, bookings: string[]) {
  const wanted = [...new Set(bookings)];
  if ((await sql.countBookings(ctx.db, ctx.actor.companyId, wanted)) !== wanted.length) throw new Refused('not-found');
  return wanted;
}

function demandOneDue(due: { dueDate?: string | null | undefined; dueDays?: number | null | undefined }) {
  if (due.dueDate != null && due.dueDays != null) throw refuseField('dueDays', 'Either a day or a number of days');
}

export const progressAskingHandlers: Handlers<typeof progressAsking> = {
  create: (ctx, { pfTitle, why, dueDate, dueDays, bookings }) => {
    demandOneDue({ dueDate, dueDays });
    return changing(ctx, async (ctx, rows) => {
      if (rows.length >= maxProgressDocuments) throw new Refused('too-many-progress-documents');
      await sql.insertDocument(ctx.db, {
        id: ctx.newId(),
        company_id: ctx.actor.companyId,
        title: pfTitle,
        why,
        due_date: dueDate,
        due_days: dueDays,
        bookings: await demandOwnJobs(ctx, bookings),
        position: (rows.at(-1)?.position ?? 0) + 1,
        created_at: ctx.now().toISOString(),
      });
    });
  },

  update: (ctx, { pfId, pfTitle, why, dueDate, dueDays, bookings, delete: remove }) => {
    demandOneDue({ dueDate, dueDays });
    return changing(ctx, async (ctx, rows) => {
      if (!rows.some((one) => one.id === pfId)) throw new Refused('not-found');
      if (remove) return sql.updateDocument(ctx.db, pfId, { removed_at: ctx.now().toISOString() });
      const set = {
        ...(pfTitle === undefined ? {} : { title: pfTitle }),
        ...(why === undefined ? {} : { why }),
        // one takes the place of the other
        ...(dueDate === undefined ? {} : { due_date: dueDate, ...(dueDate === null ? {} : { due_days: null }) }),
        ...(dueDays === undefined ? {} : { due_days: dueDays, ...(dueDays === null ? {} : { due_date: null }) }),
        ...(bookings === undefined ? {} : { bookings: await demandOwnJobs(ctx, bookings) }),
      };
      if (Object.keys(set).length > 0) await sql.updateDocument(ctx.db, pfId, set);
    });
  },

  reorder: (ctx, { pfIds }) =>
    changing(ctx, async (ctx, rows) => {
      const wanted = [...new Set(pfIds)];
      if (wanted.some((id) => !rows.some((one) => one.id === id))) throw new Refused('not-found');
      // one that somebody else has just added keeps its place at the end
      const rest = rows.map(({ id }) => id).filter((id) => !wanted.includes(id));
      await sql.placeDocuments(ctx.db, [...wanted, ...rest]);
    }),

  list: (ctx, { bookingId }) => listed(ctx, bookingId),
};
