import type { applicationHome } from '@vitrine/contract/applying/home.ts';
import { atomically, type Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { findPerson, mailGuestWayBack } from '../accounts/index.ts';
import { isGuest, listMine, listSettledChanges } from './applying.sql.ts';
import { reaches } from './applying.ts';
import { findBehindInvitation, findBookingOfCode } from './home.sql.ts';
import { historyOf, standingOf, toldOf } from './own-applications.ts';

interface Place {
  jobcodeId: string;
  uniqueId?: string | undefined;
}

/** Whose application a link means: the caller's own, else the one that came by the invitation whose secret was shown. */
async function ownerOf(ctx: Ctx, { jobcodeId, uniqueId }: Place) {
  const bookingId = await findBookingOfCode(ctx.db, jobcodeId);
  if (!bookingId) throw new Refused('not-found');
  const { actor } = ctx;
  if (actor?.userType === 'Candidate' && reaches(actor, { booking_id: bookingId, job_code_id: jobcodeId })) {
    const [row] = await listMine(ctx.db, actor.accountId, { bookingId, page: 1, count: 1 });
    if (row) return { row, accountId: actor.accountId, own: true };
  }
  const behind = uniqueId ? await findBehindInvitation(ctx.db, bookingId, uniqueId) : undefined;
  const [row] = behind ? await listMine(ctx.db, behind.account_id, { bookingId, page: 1, count: 1 }) : [];
  if (!behind || !row) throw new Refused('not-found');
  return { row, accountId: behind.account_id, own: false };
}

/** The one place where a candidate sees what became of an application, with an account or without. */
export const applicationHomeHandlers: Handlers<typeof applicationHome> = {
  async show(ctx, place) {
    const { row, accountId, own } = await ownerOf(ctx, place);
    const history = historyOf(row, await listSettledChanges(ctx.db, [row.id]));
    return {
      ...standingOf(row, row, ctx.now()),
      applicationId: own ? row.id : null,
      status: toldOf(history),
      title: row.title ?? '',
      companyName: row.company_name,
      companyLogo: pictureUrl(row.company_logo),
      sentAt: row.submitted_at,
      history,
      guest: await isGuest(ctx.db, accountId),
    };
  },

  async mailWayIn(ctx, place) {
    const { accountId } = await ownerOf(ctx, place);
    const person = await findPerson(ctx.db, accountId);
    // who has an account signs in
    if (!person?.guest) throw new Refused('not-found');
    await atomically(ctx, (ctx) => mailGuestWayBack(ctx, person, place));
  },
};
