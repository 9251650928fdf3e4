import type { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { isGuestReviewer, reviewerIdOf } from '../../../platform/sessions/roles.ts';
import { applicationOf } from '../applicants.ts';
import { personOf } from './person.ts';
import { listQueue } from './queue.sql.ts';

export const reviewQueueHandlers: Handlers<typeof reviewQueue> = {
  async get(ctx, { id, all, due, ...filter }) {
    const { booking_id } = await applicationOf(ctx, id);
    const guest = isGuestReviewer(ctx.actor);
    const rows = await listQueue(ctx.db, id, {
      // neither a search nor an order tells a guest what others know and think
      ...(guest ? { sort: 'Recent' as const } : filter),
      bookingId: all && !guest ? undefined : booking_id,
      scope: ctx.actor.scope,
      reviewerId: reviewerIdOf(ctx.actor),
      dueAt: due && !guest ? ctx.now().toISOString() : undefined,
    });
    return {
      items: rows.map(({ account_id, number, blind, first_name, last_name, bookingId, status, seen, ...row }) => {
        const { alias, firstName, lastName } = personOf(ctx, {
          account_id,
          number,
          blind,
          first_name,
          last_name,
          email: '',
          picture: null,
        });
        return { id: row.id, bookingId, status, seen: guest || seen, blind, alias, firstName, lastName };
      }),
    };
  },
};
