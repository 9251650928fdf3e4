import type { Sharing, sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { audited } from '../../platform/audit.ts';
import { atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { hashOf } from '../../platform/sessions/secrets.ts';
import type { ShareLink } from '../../platform/sessions/share-links.ts';
import { recordConsent, withdrawConsents } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import * as sql from './sharing.sql.ts';

/** What people agree to who are shown by a link of this kind. */
export const purposes: Record<ShareLink['kind'], string> = { profile: 'sharing', applicants: 'sharing', showroom: 'showroom' };

type Row = Awaited<ReturnType<typeof sql.sharingsOf>>[number];

async function sharingOf(ctx: Ctx, row: Row): Promise<Sharing> {
  const [answers, documents] = await Promise.all([
    sql.sentAnswers(ctx.db, row.company_id ?? '', [row.account_id]),
    sql.profileDocuments(ctx.db, [row.account_id]),
  ]);
  return {
    personId: row.id,
    kind: row.kind,
    companyName: row.company_name,
    title: row.title,
    viewer: row.target_email ?? '',
    expiresAt: row.expires_at,
    over: row.revoked_at !== null || row.expires_at <= ctx.now().toISOString(),
    state: row.state,
    contact: row.contact,
    answers: answers.filter(({ takeId }) => row.answers.includes(takeId)).map(({ question }) => question),
    documents: documents.filter(({ id }) => row.documents.includes(id)).map(({ name }) => name),
  };
}

/** Writes down what somebody says to being shown. Only a link that still opens can be agreed to; taking back always works. */
async function decide(ctx: Ctx, row: Row, agree: boolean) {
  const purpose = purposes[row.kind];
  await atomically(ctx, async (ctx) => {
    const now = ctx.now().toISOString();
    const person = await sql.lockPerson(ctx.db, row.id);
    const answered: readonly string[] = agree ? ['agreed'] : ['declined', 'withdrawn'];
    if (!person || answered.includes(person.state)) return;
    const state = agree ? 'agreed' : person.state === 'agreed' ? 'withdrawn' : 'declined';
    if (agree && !(await sql.liveLink(ctx.db, row.link_id, now))) throw new Refused('link-expired');
    await sql.updatePerson(ctx.db, row.id, {
      state,
      answered_at: now,
    });
    const about = { purpose, bookingId: row.booking_id, linkId: row.link_id };
    if (agree) await recordConsent(ctx, row.account_id, purpose, ctx.language, row.booking_id, row.link_id);
    else await withdrawConsents(ctx.db, row.account_id, about, now);
    await audited(ctx, {
      action: 'changed',
      object: 'consent',
      objectId: row.link_id,
      subjects: [row.account_id],
      // whoever holds the mailed secret decides, whichever account the browser is signed in with
      byLink: ctx.actor?.accountId !== row.account_id,
      ...(row.company_id ? { companyId: row.company_id } : {}),
    });
    await notify(ctx, [row.created_by], {
      kind: 'agreement',
      thing: row.link_id,
      linkId: row.link_id,
      bookingId: row.booking_id,
      detail: state,
    });
  });
}

/** By the mailed secret; a link that has ended still says so, so that a consent can be taken back. */
async function askedBy(ctx: Ctx, token: string) {
  const person = await sql.findByToken(ctx.db, hashOf(token));
  const [row] = person ? await sql.sharingsOf(ctx.db, { personId: person.id }) : [];
  if (!row) throw new Refused('link-expired');
  return row;
}

export const sharingConsentHandlers: Handlers<typeof sharingConsents> = {
  async own(ctx) {
    const { accountId } = ctx.actor;
    const rows = await sql.sharingsOf(ctx.db, { accountId });
    const views = await sql.viewsOf(
      ctx.db,
      rows.map((row) => row.link_id),
      accountId,
    );
    const items = rows.map(async (row) => ({
      ...(await sharingOf(ctx, row)),
      views: views.filter((one) => one.link_id === row.link_id).map(({ at, viewer, question }) => ({ at, viewer, question })),
    }));
    return { items: await Promise.all(items) };
  },

  async answer(ctx, { personId, agree }) {
    const [row] = await sql.sharingsOf(ctx.db, { personId });
    if (row?.account_id !== ctx.actor.accountId) throw new Refused('not-found');
    await decide(ctx, row, agree);
  },

  async asked(ctx, { token }) {
    const row = await askedBy(ctx, token);
    const [person] = (await sql.peopleOf(ctx.db, [row.link_id])).filter(({ id }) => id === row.id);
    return { ...(await sharingOf(ctx, row)), firstName: person?.first_name ?? '' };
  },

  async answerAsked(ctx, { token, agree }) {
    await decide(ctx, await askedBy(ctx, token), agree);
  },
};
