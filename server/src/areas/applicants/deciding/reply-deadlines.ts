import type { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { countDue } from './reply-deadlines.sql.ts';

export const replyDeadlineHandlers: Handlers<typeof replyDeadlines> = {
  due: (ctx) => countDue(ctx.db, ctx.actor.scope, ctx.now().toISOString()),
};
