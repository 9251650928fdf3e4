import type { ApplicantLink, applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { makeShareLink, openShareLink, revokeShareLink, shareTokenOf, viewerVia } from '../../platform/sessions/share-links.ts';
import {
  behindLinks,
  companyFace,
  endLink,
  linkMailsOf,
  mailLink,
  openPerson,
  playedAnswer,
  setPeople,
  shownCards,
  stateOfLink,
} from '../sharing/index.ts';
import { demandBooking } from './applicants.ts';
import * as sql from './links.sql.ts';

const page = '/candidate-profiles';

type Rows = Awaited<ReturnType<typeof sql.applicantLinksOf>>;

async function present(ctx: Ctx, rows: Rows): Promise<ApplicantLink[]> {
  const ids = rows.map(({ id }) => id);
  const [behind, mails] = await Promise.all([behindLinks(ctx, ids), linkMailsOf(ctx.db, ids)]);
  return rows.map((row) => ({
    id: row.id,
    generatedLink: behind(row.id).people.some((one) => one.blind) ? '' : `${ctx.url()}${page}#${shareTokenOf(ctx, row)}`,
    bookingId: row.bookingId,
    title: row.title,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    state: stateOfLink(ctx, row),
    ...behind(row.id),
    mailedTo: mails.filter((one) => one.link_id === row.id).map(({ email, at }) => ({ email, at })),
  }));
}

async function linkOf(ctx: Ctx<RecruiterActor>, id: string) {
  const [row] = await sql.applicantLinksOf(ctx.db, ctx.actor.companyId, { id });
  if (!row) throw new Refused('not-found');
  return row;
}

/** The living link of a secret, and who looks through it as far as a mail tells. */
async function lookOf(ctx: Ctx, { token, via }: { token: string; via?: string | undefined }) {
  const link = await openShareLink(ctx, 'applicants', token);
  const [row] = await sql.applicantLinksOf(ctx.db, link.company_id ?? '', { id: link.id });
  if (!row) throw new Refused('link-expired');
  return { link, viewer: await viewerVia(ctx, link.id, via), title: row.title };
}

/** Links that show applicants of a booking to people outside (decision 4.12). */
export const applicantLinkHandlers: Handlers<typeof applicantLinks> = {
  async list(ctx, { bookingId }) {
    const { companyId } = ctx.actor;
    await demandBooking(ctx, bookingId);
    return { items: await present(ctx, await sql.applicantLinksOf(ctx.db, companyId, { bookingId })) };
  },

  async make(ctx, { bookingId, ids, days, answers, documents, contact }) {
    const { companyId } = ctx.actor;
    const wanted = [...new Set(ids)];
    const found = await sql.applicationsOf(ctx.db, companyId, bookingId, wanted, ctx.actor.accountId);
    if (found.length !== wanted.length) throw new Refused('not-found');
    if (found.some((one) => one.blind)) throw new Refused('left-blind');
    const id = await atomically(ctx, async (ctx) => {
      const link = await makeShareLink(ctx, 'applicants', { companyId }, days);
      await sql.insertApplicantLink(ctx.db, link.id, bookingId);
      const [row] = await sql.applicantLinksOf(ctx.db, companyId, { id: link.id });
      const chosen = wanted.flatMap((id) => found.find((one) => one.id === id) ?? []);
      await setPeople(
        ctx,
        { id: link.id, kind: 'applicants', companyId, title: row?.title ?? '', viewer: '' },
        chosen.map((one) => ({
          accountId: one.account_id ?? '',
          applicationId: one.id,
          answers: answers ? one.answers : [],
          documents: documents ? one.documents : [],
          contact,
        })),
      );
      return link.id;
    });
    const [made] = await present(ctx, [await linkOf(ctx, id)]);
    if (!made) throw new Refused('not-found');
    return made;
  },

  async mail(ctx, { id, email, message }) {
    const link = await linkOf(ctx, id);
    if (stateOfLink(ctx, link) !== 'open') throw new Refused('link-expired');
    if ((await behindLinks(ctx, [id]))(id).people.some((one) => one.blind)) throw new Refused('left-blind');
    const { companyId } = ctx.actor;
    await atomically(ctx, (ctx) => mailLink(ctx, { link, companyId, page, email, message, password: false }));
  },

  async revoke(ctx, { id }) {
    const link = await linkOf(ctx, id);
    await atomically(ctx, async (ctx) => {
      await revokeShareLink(ctx, link.id);
      await endLink(ctx, link);
    });
  },

  async open(ctx, asked) {
    const look = await lookOf(ctx, asked);
    return { ...(await shownCards(ctx, look)), title: look.title, expiresAt: look.link.expires_at };
  },

  async person(ctx, { personId, ...asked }) {
    const look = await lookOf(ctx, asked);
    const face = await companyFace(ctx.db, look.link.company_id ?? '');
    return { ...(await openPerson(ctx, look, personId)), ...face, title: look.title };
  },

  async played(ctx, { personId, takeId, ...asked }) {
    await playedAnswer(ctx, await lookOf(ctx, asked), personId, takeId);
  },
};
