import type { conversations } from '@vitrine/contract/chat/conversations.ts';
import { mostUnreadCounted } from '@vitrine/contract/chat/shapes.ts';
import { audited } from '../../platform/audit.ts';
import { atomicallyAgain } from '../../platform/concurrency/deadlock.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import { faceUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { isMember } from '../../platform/sessions/roles.ts';
import { seeNews } from '../notifications/index.ts';
import * as contacts from './contacts.sql.ts';
import * as sql from './conversations.sql.ts';
import { tellRead } from './news.ts';
import { conversationOnWire, conversationsOf, rowOnWire, unwritten } from './opening.ts';
import { block, mute } from './quiet.ts';

interface Paged {
  page: number;
  count: number;
}

const addressees = (ctx: Ctx<Actor>, { page, count }: Paged, found: { rows: contacts.Listed[]; total: number }) => ({
  items: found.rows.map(({ email, picture, companyName, title, ...row }) => ({
    ...row,
    memberEmail: email,
    picture: faceUrl(ctx, picture),
    companyName: companyName ?? '',
    title: title ?? '',
  })),
  total: found.total,
  page,
  count,
});

/** Who is at the other end of a conversation about a job or an application, and which application that is. */
async function otherEnd(
  ctx: Ctx<Actor>,
  { bookingId, applicationId }: { bookingId?: string | undefined; applicationId?: string | undefined },
) {
  const { actor } = ctx;
  if (isMember(actor)) {
    const applicant = applicationId ? await contacts.findApplicant(ctx.db, actor, applicationId) : undefined;
    if (!applicant?.account_id) throw new Refused('not-found');
    if (applicant.blind) throw new Refused('left-blind');
    return { otherId: applicant.account_id, bookingId: applicant.booking_id, applicationId: applicationId ?? null };
  }
  const person = bookingId ? await contacts.findInCharge(ctx, bookingId) : undefined;
  if (!person || !bookingId) throw new Refused('not-found');
  // whoever has talked about the job already goes on with the same one
  const [latest] = await sql.findConversations(ctx.db, actor.accountId, { bookingId });
  return { otherId: latest?.otherId ?? person.id, bookingId, applicationId: null };
}

/** Conversations in which something is unread and that are not muted, the latest first. */
export async function unreadConversations(ctx: Ctx<Actor>, most: number) {
  const { rows } = await sql.listConversations(ctx.db, ctx.actor.accountId, { unread: true, page: 1, count: most });
  return rows.filter(({ muted }) => !muted).map((row) => rowOnWire(ctx, row));
}

/** The own conversations, and with whom one may begin one. */
export const conversationHandlers: Handlers<typeof conversations> = {
  async list(ctx, { page, count, textSearch, unread }) {
    const { accountId } = ctx.actor;
    const { rows, total } = await sql.listConversations(ctx.db, accountId, { page, count, textSearch, unread });
    return {
      items: rows.map((row) => rowOnWire(ctx, row)),
      total,
      page,
      count,
      waiting: isMember(ctx.actor) ? await sql.countWaiting(ctx.db, accountId) : 0,
    };
  },

  async candidates(ctx, wanted) {
    const { actor } = ctx;
    return addressees(ctx, wanted, isMember(actor) ? await contacts.listCandidates({ ...ctx, actor }, wanted) : { rows: [], total: 0 });
  },

  async recruiters(ctx, wanted) {
    const { actor } = ctx;
    const found = isMember(actor) ? contacts.listTeam({ ...ctx, actor }, wanted) : contacts.listInCharge(ctx, wanted);
    return addressees(ctx, wanted, await found);
  },

  async about(ctx, wanted) {
    const { otherId, bookingId, applicationId } = await otherEnd(ctx, wanted);
    const [known] = await sql.findConversations(ctx.db, ctx.actor.accountId, { otherId, bookingId });
    if (known) return conversationOnWire(ctx, known);
    const contact = await contacts.findContact(ctx.db, otherId, bookingId);
    if (!contact) throw new Refused('not-found');
    return unwritten(ctx, contact, applicationId, (await contacts.findTie(ctx, { otherId, bookingId })) !== undefined);
  },

  unread: async (ctx) => ({ unread: await sql.countUnread(ctx.db, ctx.actor.accountId, mostUnreadCounted) }),

  async remove(ctx, which) {
    const ids = (await conversationsOf(ctx, which)).map(({ conversationId }) => conversationId);
    await atomicallyAgain(ctx, async (ctx) => {
      await sql.lockConversations(ctx.db, ids);
      await sql.hide(ctx.db, ctx.actor.accountId, ids);
      for (const id of ids) {
        await seeNews(ctx, ctx.actor.accountId, 'message', id);
        await tellRead(ctx, id, ctx.actor.accountId);
        await audited(ctx, { action: 'removed', object: 'conversation', objectId: id, subjects: [ctx.actor.accountId], companyId: null });
      }
    });
  },

  mute,
  block,
};
