import { day } from '@vitrine/contract/durations.ts';
import { handOnDays } from '@vitrine/contract/single-sign-on/shapes.ts';
import { atomically, type World } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { handOn } from '../../accounts/index.ts';
import * as sql from './users.sql.ts';

const since = ({ now }: Pick<World, 'now'>) => new Date(now().getTime() - handOnDays * day).toISOString();

/** Somebody whom the provider shut out does not come back, it seems: the owner goes on with what candidates write to them. */
export const handOnConversations = oneOfMany('hand-on-conversations', (ctx, { id }) =>
  atomically(ctx, async (ctx) => {
    if (!(await sql.holdToHandOn(ctx.db, since(ctx), id))) return;
    await handOn(ctx, id);
    await sql.noteHandedOn(ctx.db, id, ctx.now().toISOString());
  }),
);

export const handOnAll = everyOne('hand-on-all-conversations', '41 * * * *', handOnConversations, (ctx, after, limit) =>
  sql.waitingToHandOn(ctx.db, since(ctx), after, limit),
);
