import type { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { type Atomic, atomically, type Ctx, type ReviewingActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { isGuestReviewer } from '../../../platform/sessions/roles.ts';
import { endMailLink, notify } from '../../notifications/index.ts';
import { applicationOf } from '../applicants.ts';
import { askedLetter } from '../mails/review-asked.ts';
import * as sql from './review-requests.sql.ts';

/** Where somebody finds what they were asked to look at. */
export const ownReviews = (ctx: { url: () => string }) => `${ctx.url()}/candidate-management?assigned=me`;

/** How many there are under each title. */
export const countByTitle = (rows: readonly { title: string }[]) =>
  [...Map.groupBy(rows, (one) => one.title)].map(([title, { length }]) => ({ title, count: length }));

/** Whoever gives stars or scores has looked, if they were asked to. */
export async function hasReviewed(ctx: Atomic<Ctx<ReviewingActor>>, applicationId: string) {
  if (!isGuestReviewer(ctx.actor)) await sql.markDone(ctx.db, applicationId, ctx.actor.accountId, ctx.now().toISOString());
}

export const reviewRequestHandlers: Handlers<typeof reviewRequests> = {
  async ask(ctx, { ids, colleagueIds, dueOn }) {
    const { companyId, accountId, firstName, lastName, scope } = ctx.actor;
    const now = ctx.now().toISOString();
    if (dueOn < (await sql.todayOf(ctx.db, companyId, now))) throw refuseField('dueOn', 'Please choose a day that lies ahead');
    await atomically(ctx, async (ctx) => {
      const wanted = await sql.reviewableAmong(ctx.db, ids, scope);
      if (wanted.length !== new Set(ids).size) throw new Refused('not-found');
      if (wanted.some((one) => !one.reviewable)) throw new Refused('nothing-to-review');
      const bookings = [...new Set(wanted.map((one) => one.booking_id))];
      const colleagues = await sql.reviewersAmong(ctx.db, colleagueIds, companyId, bookings);
      if (colleagues.length !== new Set(colleagueIds).size) throw new Refused('not-found');
      const asked = { due_on: dueOn, asked_by: accountId, asked_at: now };
      await sql.keepRequests(
        ctx.db,
        colleagues.flatMap((person) => wanted.map(({ id }) => ({ ...asked, application_id: id, account_id: person.id }))),
      );
      for (const { id, email, first_name: name, language, mail } of colleagues) {
        if (id === accountId) continue;
        // what waits is one thing, of which there is more or less
        await notify(ctx, [id], { kind: 'review', thing: id, count: await sql.countAsked(ctx.db, id) });
        if (!mail) continue;
        const end = endMailLink(ctx, id, 'review');
        const facts = { name, by: `${firstName} ${lastName}`, jobs: countByTitle(wanted), day: dueOn, url: ownReviews(ctx), end };
        await sendMail(ctx, { email, language }, askedLetter(language, facts), { about: accountId });
      }
    });
  },

  async list(ctx, { id }) {
    await applicationOf(ctx, id);
    const rows = await sql.listRequests(ctx.db, id);
    return {
      items: rows.map((row) => ({
        accountId: row.account_id,
        name: `${row.first_name} ${row.last_name}`,
        own: row.account_id === ctx.actor.accountId,
        dueOn: row.due_on,
        doneAt: row.done_at,
      })),
    };
  },

  async takeBack(ctx, { id, accountId }) {
    await applicationOf(ctx, id);
    if (!(await sql.deleteRequest(ctx.db, id, accountId))) throw new Refused('not-found');
  },

  async done(ctx, { id }) {
    await applicationOf(ctx, id);
    if (!(await sql.markDone(ctx.db, id, ctx.actor.accountId, ctx.now().toISOString()))) throw new Refused('not-found');
  },

  mine: (ctx) => sql.countOpen(ctx.db, ctx.actor.accountId, ctx.actor.scope, ctx.now().toISOString()),
};
