import type { comments } from '@vitrine/contract/applicants/comments.ts';
import { audited } from '../../../platform/audit.ts';
import { atomically, type Ctx, type ReviewingActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { authorOf, isGuestReviewer, reviewerIdOf } from '../../../platform/sessions/roles.ts';
import { applicationOf } from '../applicants.ts';
import * as sql from './comments.sql.ts';
import { colleaguesFor, keepMentions, mentionedBy, mentionsByNote, mentionsOnWire } from './mentions.ts';
import { maskedFor } from './person.ts';
import { noteSeen } from './seen.ts';
import { tellOfComment, tellOfGuest, tellOfMentions } from './telling.ts';

const isOwn = ({ actor }: Ctx<ReviewingActor>, row: Pick<sql.CommentRow, 'author_id' | 'guest_id'>) =>
  (row.guest_id ?? row.author_id) === reviewerIdOf(actor);

const asSeen = (ctx: Ctx<ReviewingActor>, row: sql.CommentRow, mentioned?: Parameters<typeof mentionsOnWire>[1]) => ({
  id: row.id,
  text: row.text,
  author: row.guest_name ?? (row.first_name ? `${row.first_name} ${row.last_name}` : ''),
  own: isOwn(ctx, row),
  questionNo: row.question_no,
  second: row.second,
  mentions: mentionsOnWire(row.text, mentioned),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A comment the caller wrote on an applicant whom the caller may still see. */
async function ownComment(ctx: Ctx<ReviewingActor>, id: string) {
  const found = await sql.findComment(ctx.db, id);
  if (!found || !isOwn(ctx, found)) throw new Refused('not-found');
  const application = await applicationOf(ctx, found.application_id);
  return { comment: found, application, subjects: [application.account_id] };
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
    const mentions = await mentionsByNote(ctx, id);
    return { items: rows.map((row) => asSeen(ctx, { ...row, text: masked(row.text) }, mentions.get(row.id))) };
  },

  async colleagues(ctx, { id }) {
    await applicationOf(ctx, id);
    return { items: await colleaguesFor(ctx, id) };
  },

  async add(ctx, { id, text, questionNo, second, mentions }) {
    const application = await applicationOf(ctx, id);
    const mentioned = await mentionedBy(ctx, id, mentions);
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
      await noteSeen(ctx, id);
      await sql.insertComment(ctx.db, comment);
      const told = await keepMentions(ctx, application, { commentId: comment.id, text, at: now }, mentioned);
      await tellOfMentions(ctx, application, told);
      await tellOfComment(ctx, application, told);
    });
    const { firstName: first_name, lastName: last_name } = ctx.actor;
    return asSeen(ctx, { ...comment, first_name, last_name, guest_name: author.guest_id && first_name }, mentioned);
  },

  async update(ctx, { commentId, text, mentions }) {
    const { comment, application, subjects } = await ownComment(ctx, commentId);
    const mentioned = await mentionedBy(ctx, application.id, mentions);
    const updated_at = ctx.now().toISOString();
    await atomically(ctx, async (ctx) => {
      await audited(ctx, { action: 'changed', object: 'comment', objectId: commentId, subjects });
      await sql.updateComment(ctx.db, commentId, text, updated_at);
      const told = await keepMentions(ctx, application, { commentId, text, at: updated_at }, mentioned);
      await tellOfMentions(ctx, application, told);
    });
    return asSeen(ctx, { ...comment, text, updated_at }, mentioned);
  },

  async remove(ctx, { commentId }) {
    const { subjects } = await ownComment(ctx, commentId);
    await atomically(ctx, async (ctx) => {
      await audited(ctx, { action: 'removed', object: 'comment', objectId: commentId, subjects });
      await sql.deleteComment(ctx.db, commentId);
    });
  },
};
