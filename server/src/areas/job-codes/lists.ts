import type { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import type { JobCodeState } from '@vitrine/contract/job-codes/shapes.ts';
import type { Paging } from '@vitrine/contract/vocabulary.ts';
import type { Ctx, RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/serve.ts';
import { clipUrl } from './clips.ts';
import { countByState, listJobCodes } from './lists.sql.ts';

const listOf =
  (state: JobCodeState) =>
  async (ctx: Ctx<RecruiterActor>, { page, count, search = '' }: Paging & { search?: string | undefined }) => {
    const asked = { companyId: ctx.actor.companyId, state, search, page, count, now: ctx.now().toISOString() };
    const [rows, counts] = await Promise.all([listJobCodes(ctx.db, asked), countByState(ctx.db, asked)]);
    const items = rows.map(({ welcomePoster, questionPoster, questionCount, seconds, invited, applicants, unseen, ...row }) => ({
      ...row,
      type: 'jobcode' as const,
      poster: clipUrl(ctx, welcomePoster ?? questionPoster),
      questionCount: questionCount ?? 0,
      seconds: seconds ?? 0,
      invited: invited ?? 0,
      applicants: applicants ?? 0,
      unseen: unseen ?? 0,
    }));
    return { items, total: counts[state], page, count, counts };
  };

export const jobCodeListHandlers: Handlers<typeof jobCodeLists> = {
  active: listOf('active'),
  inactive: listOf('inactive'),
  expired: listOf('expired'),
  archived: listOf('archived'),
};
