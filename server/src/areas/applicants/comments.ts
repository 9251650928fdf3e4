import type { comments } from '@vitrine/contract/applicants/comments.ts';
import type { Ctx, RecruiterActor } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import { applicationOf } from './applicants.ts';
import * as sql from './comments.sql.ts';

const asSeen = (ctx: Ctx<RecruiterActor>, row: sql.CommentRow) => ({
  id: row.id,
  text: row.text,
  author: row.first_name ? `${row.first_name} ${row.last_name}` : '',
  own: row.author_id === ctx.actor.accountId,
  questionNo: row.question_no,
  second: row.second,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A comment the caller wrote on an applicant of the own company. */
async function ownComment(ctx: Ctx<RecruiterActor>, id: string) {
  const found = await sql.findComment(ctx.db, id);
  if (!found || found.author_id !== ctx.actor.accountId) throw new Refused('not-found');
  await applicationOf(ctx, found.application_id);
  return found;
}

export const commentHandlers: Handlers<typeof comments> = {
  async list(ctx, { id }) {
    await applicationOf(ctx, id);
    return { items: (await sql.listComments(ctx.db, id)).map((row) => asSeen(ctx, row)) };
  },

  async add(ctx, { id, text, questionNo, second }) {
    await applicationOf(ctx, id);
    const now = ctx.now().toISOString();
    const comment = {
      id: ctx.newId(),
      application_id: id,
      author_id: ctx.actor.accountId,
      text,
      question_no: questionNo,
      second,
      created_at: now,
      updated_at: now,
    };
    await sql.insertComment(ctx.db, comment);
    return asSeen(ctx, { ...comment, first_name: ctx.actor.firstName, last_name: ctx.actor.lastName });
  },

  async update(ctx, { commentId, text }) {
    const comment = await ownComment(ctx, commentId);
    const updated_at = ctx.now().toISOString();
    await sql.updateComment(ctx.db, commentId, text, updated_at);
    return asSeen(ctx, { ...comment, text, updated_at });
  },

  async remove(ctx, { commentId }) {
    await ownComment(ctx, commentId);
    await sql.deleteComment(ctx.db, commentId);
  },
};
