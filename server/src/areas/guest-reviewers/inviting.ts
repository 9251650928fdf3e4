import { day } from '@vitrine/contract/durations.ts';
import { type inviting, reviewDays } from '@vitrine/contract/guest-reviewers/inviting.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused } from '../../platform/refused.ts';
import { hashOf, sign } from '../../platform/sessions/secrets.ts';
import * as sql from './guest-reviewers.sql.ts';
import { invitedLetter } from './mails/invited.ts';

/** So many may review one job at a time. */
const mostReviewers = 20;

/** The secret of a link: made anew from the id whenever it is mailed, stored nowhere. */
const tokenOf = (ctx: Pick<Ctx, 'key'>, id: string) => sign(ctx.key, `guest reviewer ${id}`);

type Recruiter = Ctx<RecruiterActor>;

async function jobOf(ctx: Recruiter, bookingId: string) {
  const job = await sql.findJob(ctx.db, ctx.actor.companyId, bookingId);
  if (!job) throw new Refused('not-found');
  return job;
}

const presentReviewer = (row: Pick<sql.Living, 'id' | 'name' | 'email' | 'created_at' | 'expires_at' | 'entered_at'>) => ({
  id: row.id,
  name: row.name,
  email: row.email ?? '',
  invitedAt: row.created_at,
  expiresAt: row.expires_at,
  enteredAt: row.entered_at,
});

interface Wanted {
  bookingId: string;
  name: string;
  email: string;
  language: Language;
}

/** Makes a reviewer, or lets the one who is there begin anew; returns the id. */
async function keepReviewer(ctx: Atomic<Recruiter>, { bookingId, name, email, language }: Wanted) {
  const now = ctx.now();
  await sql.lockJob(ctx.db, bookingId);
  const expires_at = new Date(now.getTime() + reviewDays * day).toISOString();
  const known = await sql.findInvited(ctx.db, bookingId, email);
  if (known) {
    await sql.updateReviewer(ctx.db, known.id, { name, language, expires_at });
    return known.id;
  }
  if ((await sql.listLiving(ctx.db, bookingId, now.toISOString())).length >= mostReviewers) throw new Refused('too-many-reviewers');
  const id = ctx.newId();
  await sql.insertReviewer(ctx.db, {
    id,
    company_id: ctx.actor.companyId,
    booking_id: bookingId,
    token_hash: hashOf(tokenOf(ctx, id)),
    name,
    email,
    language,
    invited_by: ctx.actor.accountId,
    created_at: now.toISOString(),
    expires_at,
  });
  return id;
}

/** People outside who judge the applicants of one job: whom a recruiter asks, and for how long. */
export const invitingHandlers: Handlers<typeof inviting> = {
  async list(ctx, { bookingId }) {
    await jobOf(ctx, bookingId);
    return { items: (await sql.listLiving(ctx.db, bookingId, ctx.now().toISOString())).map(presentReviewer) };
  },

  async invite(ctx, wanted) {
    const job = await jobOf(ctx, wanted.bookingId);
    return atomically(ctx, async (ctx) => {
      const id = await keepReviewer(ctx, wanted);
      const row = await sql.findLiving(ctx.db, id, ctx.now().toISOString());
      // nobody comes in to a job that was put away
      if (!row) throw new Refused('not-found');
      // behind the hash a browser keeps the secret out of every log and referrer
      const url = `${ctx.url()}/review#${tokenOf(ctx, id)}`;
      const by = `${ctx.actor.firstName} ${ctx.actor.lastName}`;
      const letter = invitedLetter(wanted.language, { name: wanted.name, by, company: job.companyName, title: job.title, url });
      await sendMail(ctx, wanted, letter);
      return presentReviewer(row);
    });
  },

  async revoke(ctx, { id }) {
    await atomically(ctx, async (ctx) => {
      if (!(await sql.endReview(ctx.db, id, ctx.actor.companyId, ctx.now().toISOString()))) throw new Refused('not-found');
      await sql.deleteSessionsOf(ctx.db, id);
    });
  },
};
