import type { companyJobs, JobRow } from '@vitrine/contract/job-ads/jobs.ts';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { cursorAfter, readBehind } from '../../platform/cursors.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { clipUrl } from '../job-codes/index.ts';
import { countByState, listJobs, listNamed } from './jobs.sql.ts';
import { inCharge, locationOf } from './presenter.ts';
import { daysRemaining } from './states.ts';

type Row = Awaited<ReturnType<typeof listJobs>>[number];

function adOf(row: Row, now: Date): JobRow['ad'] {
  const { adState, places, remote, category, published_at, archived_at, closes_at } = row;
  if (!adState) return null;
  return {
    state: adState,
    location: locationOf({ places }),
    remote: remote as NonNullable<JobRow['ad']>['remote'],
    category: category ?? '',
    daysRemaining: daysRemaining({ published_at, archived_at, closes_at }, now),
  };
}

const codeOf = ({ codeId, codeState, questionCount, invited }: Row): JobRow['jobCode'] =>
  codeId && codeState ? { id: codeId, state: codeState, questionCount: questionCount ?? 0, invited: invited ?? 0 } : null;

const pictureOf = (ctx: Ctx, { thumbnail, welcome_poster, questionPoster }: Row) =>
  pictureUrl(thumbnail) ?? clipUrl(ctx, welcome_poster ?? questionPoster);

/** The open jobs that the caller sees, those that end soonest first, and how many there are. */
export async function openJobs(ctx: Ctx<MemberActor>, most: number) {
  const asked = { scope: ctx.actor.scope, state: 'open', order: 'ending', search: '', category: undefined, page: 1, count: most } as const;
  const at = { ...asked, now: ctx.now().toISOString() };
  const [rows, counts] = await Promise.all([listJobs(ctx.db, at), countByState(ctx.db, at)]);
  const jobs = rows.map(({ bookingId, title, invited, applicants, underWay, endsAt }) => ({
    bookingId,
    title,
    invited: invited ?? 0,
    sent: applicants,
    begun: applicants + (underWay ?? 0),
    endsAt,
  }));
  return { jobs, total: counts.open };
}

/** Jobs that the caller sees with this in their title, the one that was changed last first. */
export const findJobs = (ctx: Ctx<MemberActor>, search: string, most: number) =>
  listNamed(ctx.db, { scope: ctx.actor.scope, search, category: undefined, now: ctx.now().toISOString() }, most);

const listName = 'jobs';

export const companyJobHandlers: Handlers<typeof companyJobs> = {
  async list(ctx, { state, order, search = '', category, page, count, after }) {
    const now = ctx.now();
    const behind = readBehind(ctx, listName, after, '');
    const asked = {
      scope: ctx.actor.scope,
      state,
      order,
      search,
      category,
      page: behind ? 1 : page,
      count,
      after: behind,
      now: now.toISOString(),
    };
    const [rows, counts] = await Promise.all([listJobs(ctx.db, asked), countByState(ctx.db, asked)]);
    const people = await inCharge(
      ctx,
      rows.flatMap(({ adId }) => adId ?? []),
    );
    const items = rows.map((row) => ({
      bookingId: row.bookingId,
      companyId: row.companyId,
      title: row.title,
      state: row.state,
      picture: pictureOf(ctx, row),
      ad: adOf(row, now),
      jobCode: codeOf(row),
      endsAt: row.endsAt,
      applicants: row.applicants,
      underWay: row.underWay ?? 0,
      unseen: row.unseen,
      recruiters: people.get(row.adId ?? 0) ?? [],
      updatedAt: row.updatedAt,
    }));
    const last = rows.at(-1);
    const next = cursorAfter(ctx, listName, after, last && [last.begunAt, last.bookingId]);
    return { items, total: counts[state], page, count, counts, ...next };
  },
};
