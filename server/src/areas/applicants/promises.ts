import type { promises } from '@vitrine/contract/applicants/promises.ts';
import type { Handlers } from '../../platform/serve.ts';
import { countDue } from './promises.sql.ts';

export const promiseHandlers: Handlers<typeof promises> = {
  due: (ctx) => countDue(ctx.db, ctx.actor.companyId, ctx.now().toISOString()),
};
