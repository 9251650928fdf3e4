import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import type { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import { cursorAfter, readBehind } from '../../platform/cursors.ts';
import { faceUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { limitMailsTo } from '../../platform/mail/mail-limit.ts';
import { Refused } from '../../platform/refused.ts';
import { makeShareLink, prolongShareLink, revokeShareLink, shareTokenOf } from '../../platform/sessions/share-links.ts';
import { hashPassword } from '../accounts/index.ts';
import { behindLinks, choosableOf, endLink, mailLink, setPeople, stateOfLink } from '../sharing/index.ts';
import * as sql from './showrooms.sql.ts';

export const showroomPage = '/showroom';
/** So many days a showroom lives unless told otherwise. */
const usualDays = 30;

type Own = Ctx<RecruiterActor>;
type Row = sql.ShowroomRow;

/** The link behind a showroom, as it was made. */
export const linkOf = (row: Pick<Row, 'link_id' | 'kind'>) => ({ id: row.link_id, kind: row.kind });

export const addressOf = (ctx: Ctx, row: Pick<Row, 'link_id' | 'kind'>) => `${ctx.url()}${showroomPage}#${shareTokenOf(ctx, linkOf(row))}`;

async function showroomOf(ctx: Own, id: string) {
  const row = await sql.findShowroom(ctx.db, id, ctx.actor.companyId);
  if (!row) throw new Refused('not-found');
  return row;
}

async function present(ctx: Ctx, rows: Row[]) {
  const [behind, requests] = await Promise.all([
    behindLinks(
      ctx,
      rows.map((row) => row.link_id),
    ),
    sql.requestsOf(
      ctx.db,
      rows.map((row) => row.id),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    greeting: row.greeting,
    targetEmail: row.target_email,
    notRequired: row.not_required,
    generatedLink: addressOf(ctx, row),
    overlay: row.overlay,
    hasPassword: row.password_hash !== null,
    state: stateOfLink(ctx, row),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...behind(row.link_id),
    requests: requests
      .filter((one) => one.showroom_id === row.id)
      .map(({ id, kind, first_name, last_name, name, email, message, times, time_zone, at }) => ({
        id,
        kind,
        person: `${first_name} ${last_name}`,
        name,
        email,
        message,
        times,
        timeZone: time_zone,
        at,
      })),
  }));
}

async function remove(ctx: Own, row: Row) {
  await atomically(ctx, async (ctx) => {
    await revokeShareLink(ctx, row.link_id);
    await endLink(ctx, linkOf(row));
    await sql.deleteShowroom(ctx.db, row.id);
  });
  return { id: row.id, generatedLink: '' };
}

async function begin(ctx: Own) {
  const { companyId } = ctx.actor;
  const link = await makeShareLink(ctx, 'showroom', { companyId }, usualDays);
  const id = ctx.newId();
  const changed_at = ctx.now().toISOString();
  await sql.insertShowroom(ctx.db, { id, link_id: link.id, company_id: companyId, title: '', changed_at });
  return showroomOf(ctx, id);
}

export const showroomHandlers: Handlers<typeof showrooms> = {
  async save(ctx, { id, delete: removing, days, password, candidates, mail, ...words }) {
    const known = id === undefined ? undefined : await showroomOf(ctx, id);
    if (removing) {
      if (!known) throw new Refused('not-found');
      return remove(ctx, known);
    }
    const password_hash = typeof password === 'string' ? await hashPassword(password) : password;
    return atomically(ctx, async (ctx) => {
      const row = known ?? (await begin(ctx));
      await sql.updateShowroom(ctx.db, row.id, {
        ...omitUndefined({
          title: words.title,
          greeting: words.greeting,
          target_email: words.targetEmail,
          not_required: words.notRequired,
          overlay: words.overlay,
          password_hash,
        }),
        changed_at: ctx.now().toISOString(),
      });
      if (days !== undefined) await prolongShareLink(ctx, row.link_id, days);
      const now = await showroomOf(ctx, row.id);
      const { companyId } = ctx.actor;
      const maker = { ...linkOf(now), companyId, title: '', viewer: now.target_email };
      if (candidates) await setPeople(ctx, maker, unique(candidates));
      if (mail) {
        if (!now.target_email)
          throw new Refused('showroom-address-missing', [{ field: 'targetEmail', message: 'showroom-address-missing' }]);
        const link = { ...linkOf(now), expires_at: now.expires_at };
        const { target_email: email, greeting: message, password_hash: hash } = now;
        await limitMailsTo(ctx, email);
        await mailLink(ctx, { link, companyId, page: showroomPage, email, message, password: hash !== null });
      }
      return { id: row.id, generatedLink: addressOf(ctx, now) };
    });
  },

  async list(ctx, { page, count, id, after }) {
    const behind = readBehind(ctx, 'showrooms', after);
    const { items, total } = await sql.listShowrooms(ctx.db, ctx.actor.companyId, { page: behind ? 1 : page, count, id, after: behind });
    const last = items.at(-1);
    const next = cursorAfter(ctx, 'showrooms', after, last && [last.created_at, last.id]);
    return { items: await present(ctx, items), total, page, count, ...next };
  },

  async revoke(ctx, { id }) {
    const row = await showroomOf(ctx, id);
    await atomically(ctx, async (ctx) => {
      await revokeShareLink(ctx, row.link_id);
      await endLink(ctx, linkOf(row));
    });
  },

  async choosable(ctx, { textSearch, ids }) {
    const named = ids?.split(',').filter((one) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(one));
    const people = await choosableOf(ctx, ctx.actor.companyId, { text: textSearch, ids: named });
    return {
      items: people.map((one) => ({
        candidate_id: one.id,
        firstName: one.firstName,
        lastName: one.lastName,
        cProfilePic: faceUrl(ctx, one.picture),
        profession: one.profession,
        answers: one.answers.map(({ takeId, title, question, kind }) => ({ takeId, title, question, kind })),
        documents: one.documents.map(({ id, name, kind }) => ({ id, name, kind })),
      })),
    };
  },
};

type Wanted = { candidate_id: string; answers: string[]; documents: string[]; contact: boolean };

/** Nobody stands in a showroom twice. */
const unique = (candidates: Wanted[]) =>
  [...new Map(candidates.map((one) => [one.candidate_id, one])).values()].map(({ candidate_id, ...rest }) => ({
    ...rest,
    accountId: candidate_id,
    applicationId: null,
  }));
