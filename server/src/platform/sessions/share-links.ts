import { day } from '@vitrine/contract/durations.ts';
import type { Selectable } from 'kysely';
import type { Ctx } from '../context.ts';
import { Refused } from '../refused.ts';
import type { DB } from '../tables.ts';
import { hashOf, sign } from './secrets.ts';
import * as sql from './share-links.sql.ts';

export type ShareLink = Selectable<DB['share_link']>;
export type ShareLinkOwner = { accountId: string } | { companyId: string };

/** The secret of a link, 256 bits as base64url: made anew from its id whenever its maker wants to copy it, stored nowhere. */
export const shareTokenOf = (ctx: Pick<Ctx, 'key'>, link: Pick<ShareLink, 'id' | 'kind'>) => sign(ctx.key, `share ${link.kind} ${link.id}`);

/** Makes a link that lives for so many days. It belongs to a candidate or to a company. */
export async function makeShareLink(ctx: Ctx, kind: 'profile' | 'applicants' | 'showroom', owner: ShareLinkOwner, days: number) {
  const now = ctx.now();
  const link: ShareLink = {
    id: ctx.newId(),
    kind,
    token_hash: Buffer.alloc(0),
    account_id: 'accountId' in owner ? owner.accountId : null,
    company_id: 'companyId' in owner ? owner.companyId : null,
    created_by: ctx.actor?.accountId ?? null,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + days * day).toISOString(),
    revoked_at: null,
  };
  const token = shareTokenOf(ctx, link);
  await sql.insertShareLink(ctx.db, { ...link, token_hash: hashOf(token) });
  return { ...link, token };
}

/** The living link of this secret; guessed, expired and revoked ones are refused alike (`link-expired`). */
export async function openShareLink(ctx: Ctx, kind: ShareLink['kind'], token: string): Promise<ShareLink> {
  const link = await sql.livingShareLink(ctx.db, hashOf(token), ctx.now().toISOString());
  if (link?.kind !== kind) throw new Refused('link-expired');
  return link;
}

/** Ends a link at once. Whose it is has been asked before. */
export const revokeShareLink = (ctx: Ctx, id: string) => sql.revokeShareLink(ctx.db, id, ctx.now().toISOString());

/** Notes that somebody looked through a link: at the list as a whole, at one candidate, or at one answer of them. */
export const noteShareLinkView = (ctx: Ctx, link: ShareLink, viewer = '', subject: string | null = null, takeId: string | null = null) =>
  sql.insertShareLinkView(ctx.db, { id: ctx.newId(), link_id: link.id, at: ctx.now().toISOString(), viewer, subject, take_id: takeId });

/** The last 200 looks through a link, newest first. */
export const shareLinkViews = (ctx: Ctx, linkId: string) => sql.shareLinkViews(ctx.db, linkId, 200);

export const findShareLink = (ctx: Ctx, id: string) => sql.findShareLink(ctx.db, id);

/** Lets a link live for so many days from now. */
export const prolongShareLink = (ctx: Ctx, id: string, days: number) =>
  sql.setExpiry(ctx.db, id, new Date(ctx.now().getTime() + days * day).toISOString());

/** To whom the link was mailed through which somebody comes; empty where nobody knows. */
export const viewerVia = async (ctx: Ctx, linkId: string, via: string | undefined) =>
  via ? ((await sql.recipientOf(ctx.db, linkId, via))?.email ?? '') : '';
