import type { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import type { JobCodeState, ProductType } from '@vitrine/contract/job-codes/shapes.ts';
import type { Paging } from '@vitrine/contract/vocabulary.ts';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { cursorAfter, readCursor } from '../../platform/cursors.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { onReplica } from '../../platform/postgres/replica/reading.ts';
import { clipUrl } from './clips.ts';
import { countByState, listProducts } from './lists.sql.ts';

type Query = Paging & { search?: string | undefined; type?: ProductType | undefined; after?: string | undefined };

const listOf =
  (state: JobCodeState) =>
  async (ctx: Ctx<MemberActor>, { page, count, search = '', type, after }: Query) => {
    const listName = `${state} products`;
    const behind = readCursor(ctx, listName, after);
    const place = behind && { bookingId: behind[0] ?? '', type: behind[1] ?? '' };
    const asked = {
      scope: ctx.actor.scope,
      state,
      type,
      search,
      page: place ? 1 : page,
      count,
      after: place,
      now: ctx.now().toISOString(),
    };
    const [rows, counts] = await onReplica(ctx, ({ db }) => Promise.all([listProducts(db, asked), countByState(db, asked)]));
    const items = rows.map(
      ({ thumbnail, welcomePoster, questionPoster, questionCount, seconds, invited, applicants, underWay, unseen, ...row }) => ({
        ...row,
        poster: pictureUrl(thumbnail) ?? clipUrl(ctx, welcomePoster ?? questionPoster),
        questionCount: questionCount ?? 0,
        seconds: seconds ?? 0,
        invited: invited ?? 0,
        applicants: applicants ?? 0,
        underWay: underWay ?? 0,
        unseen: unseen ?? 0,
      }),
    );
    const last = rows.at(-1);
    const next = cursorAfter(ctx, listName, after, last && [last.bookingId, last.type]);
    return { items, total: counts[state], page, count, counts, ...next };
  };

export const jobCodeListHandlers: Handlers<typeof jobCodeLists> = {
  active: listOf('active'),
  inactive: listOf('inactive'),
  expired: listOf('expired'),
  archived: listOf('archived'),
};
