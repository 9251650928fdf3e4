import type { comments } from '@vitrine/contract/applicants/comments.ts';
import { audited } from '../../../platform/audit.ts';
import { atomically, type Ctx, type ReviewingActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { authorOf, isGuestReviewer, reviewerIdOf } from '../../../platform/sessions/roles.ts';
import { applicationOf } from '../applicants.ts';
import * as sql from './comments.sql.ts';
import { maskedFor } from './person.ts';
import { tellOfComment, tellOfGuest } from './telling.ts';

const isOwn = ({ actor }: Ctx<ReviewingActor>, row: Pick<sql.CommentRow, 'author_id' | 'guest_id'>) =>
  (row.guest_id ?? row.author_id) === reviewerIdOf(actor);

const asSeen = (ctx: Ctx<ReviewingActor>, row: sql.CommentRow) => ({
  id: row.id,
  text: row.text,
  author: row.guest_name ?? (row.first_name ? `${row.first_name} ${row.last_name}` : ''),
  own: isOwn(ctx, row),
  questionNo: row.question_no,
  second: row.second,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A comment the caller wrote on an applicant whom the caller may still see. */
async function ownComment(ctx: Ctx<ReviewingActor>, id: string) {
  const found = await sql.findComment(ctx.db, id);
  if (!found || !isOwn(ctx, found)) throw new Refused('not-found');
  const { account_id } = await applicationOf(ctx, found.application_id);
  return { comment: found, subjects: [account_id] };
}

export const commentHandlers: Handlers<typeof comments> = {
  async list(ctx, { id }) {
    const application = await applicationOf(ctx, id);
    const all = await sql.listComments(ctx.db, id);
    // guests judge by themselves
    const rows = isGuestReviewer(ctx.actor) ? all.filter((row) => isOwn(ctx, row)) : all;
    if (rows.length > 0) await audited(ctx, { action: 'seen', object: 'comment', objectId: id, subjects: [application.account_id] });
    // a colleague who knows the person may have named it
    const masked = application.blind ? maskedFor(application) : (text: string) => text;
    return { items: rows.map((row) => asSeen(ctx, { ...row, text: masked(row.text) })) };
  },

  async add(ctx, { id, text, questionNo, second }) {
    const application = await applicationOf(ctx, id);
    const now = ctx.now().toISOString();
    const author = authorOf(ctx.actor);
    const comment = {
      id: ctx.newId(),
      application_id: id,
      author_id: author.account_id,
      guest_id: author.guest_id,
      text,
      question_no: questionNo,
      second,
      created_at: now,
      updated_at: now,
    };
    await atomically(ctx, async (ctx) => {
      await audited(ctx, { action: 'added', object: 'comment', objectId: comment.id, subjects: [application.account_id] });
      await tellOfGuest(ctx, application);
      await sql.insertComment(ctx.db, comment);
      await tellOfComment(ctx, application);
    });
    const { firstName: first_name, lastName: last_name } = ctx.actor;
    return asSeen(ctx, { ...comment, first_name, last_name, guest_name: author.guest_id && first_name });
  },

  async update(ctx, { commentId, text }) {
    const { comment, subjects } = await ownComment(ctx, commentId);
    const updated_at = ctx.now().toISOString();
    await atomically(ctx, async (ctx) => {
      await audited(ctx, { action: 'changed', object: 'comment', objectId: commentId, subjects });
      await sql.updateComment(ctx.db, commentId, text, updated_at);
    });
    return asSeen(ctx, { ...comment, text, updated_at });
  },

  async remove(ctx, { commentId }) {
    const { subjects } = await ownComment(ctx, commentId);
    await atomically(ctx, async (ctx) => {
      await audited(ctx, { action: 'removed', object: 'comment', objectId: commentId, subjects });
      await sql.deleteComment(ctx.db, commentId);
    });
  },
};
