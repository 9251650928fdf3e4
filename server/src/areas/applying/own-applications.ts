import type { Application, interviewSteps, Standing } from '@vitrine/contract/applying/applying.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import { visibleCards } from '../job-ads/index.ts';
import { stateOf } from '../job-codes/index.ts';
import * as sql from './applying.sql.ts';
import { documentOnWire } from './documents.ts';

type Code = Pick<sql.Place, 'code_id' | 'code_published_at' | 'code_archived_at' | 'code_closes_at'>;
interface Mine {
  id: string;
  status: string;
  created_at: string;
  applied_at: string | null;
  started_at: string | null;
  submitted_at: string | null;
  withdrawn_at: string | null;
  reply_by: string | null;
}

/** How far the interview of a job is for this person. */
export function interviewStep(code: Code, mine: Mine | undefined, now: Date): (typeof interviewSteps)[number] {
  if (mine?.submitted_at) return 'sent';
  if (!code.code_id || mine?.withdrawn_at) return 'none';
  const state = stateOf({ published_at: code.code_published_at, archived_at: code.code_archived_at, closes_at: code.code_closes_at }, now);
  if (state === 'active') return mine?.started_at ? 'to-finish' : 'offered';
  return mine?.started_at ? 'closed' : 'none';
}

export const standingOf = (code: Code, mine: Mine, now: Date): Standing => ({
  applicationId: mine.id,
  status: mine.status as ApplicationStatus,
  appliedAt: mine.applied_at ?? mine.created_at,
  replyBy: mine.reply_by,
  withdrawnAt: mine.withdrawn_at,
  interview: interviewStep(code, mine, now),
});

type Change = Awaited<ReturnType<typeof sql.listSettledChanges>>[number];
type Step = Application['history'][number];

type Happened = Pick<sql.MineRow, 'applied_at' | 'started_at' | 'submitted_at' | 'account_id'>;

/** What happened, oldest first; withdrawing is a status change by the candidate's own hand. */
export function historyOf(row: Happened, changes: Change[]): Step[] {
  const happened = (what: Step['what'], at: string | null): Step[] => (at ? [{ what, status: null, at }] : []);
  return [
    ...happened('applied', row.applied_at),
    ...happened('begun', row.started_at),
    ...happened('sent', row.submitted_at),
    ...changes.map(({ status, changed_by, changed_at }): Step => {
      const own = changed_by === row.account_id;
      return own
        ? { what: 'withdrawn', status: null, at: changed_at }
        : { what: 'status', status: status as ApplicationStatus, at: changed_at };
    }),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** The status as the candidate hears of it: a decision that its recruiter can still take back is not told yet. */
export function toldOf(history: Step[]): ApplicationStatus {
  const told = history.findLast((one) => one.what === 'status' || one.what === 'withdrawn');
  return told ? (told.status ?? 'Declined') : 'New';
}

/** The same of one application. */
export const statusTold = async (ctx: Ctx, row: Happened & { id: string }) =>
  toldOf(historyOf(row, await sql.listSettledChanges(ctx.db, [row.id])));

/** The caller's applications as job cards with what became of them (R219); with a booking that one alone. */
export async function listApplications(ctx: Ctx<Actor>, asked: { bookingId: string | null; page: number; count: number }) {
  const { accountId } = ctx.actor;
  const [rows, total] = await Promise.all([sql.listMine(ctx.db, accountId, asked), sql.countMine(ctx.db, accountId, asked.bookingId)]);
  const ids = rows.map(({ id }) => id);
  const [changes, documents, cards] = await Promise.all([
    sql.listSettledChanges(ctx.db, ids),
    sql.documentsOf(ctx.db, ids),
    visibleCards(
      ctx,
      accountId,
      rows.map((row) => row.booking_id),
    ),
  ]);
  const items = rows.map((row): Application => {
    const history = historyOf(
      row,
      changes.filter((one) => one.application_id === row.id),
    );
    return {
      ...standingOf(row, row, ctx.now()),
      status: toldOf(history),
      bookingId: row.booking_id,
      jobcodeId: row.job_code_id ?? row.code_id,
      uniqueId: row.invitation_id ? row.unique_id : null,
      title: row.title ?? '',
      companyName: row.company_name,
      companyLogo: pictureUrl(row.company_logo),
      interviewClosesAt: row.code_closes_at,
      job: cards.get(row.booking_id) ?? null,
      history,
      documents: documents.filter((one) => one.application_id === row.id).map((one) => documentOnWire(ctx, one)),
      message: row.message,
    };
  });
  return { items, total, page: asked.page, count: asked.count };
}
