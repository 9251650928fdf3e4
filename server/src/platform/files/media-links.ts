import type { FastifyInstance } from 'fastify';
import type { AnyCtx, World } from '../context.ts';
import { Refused } from '../refused.ts';
import { isStillMarked, sessionMark } from '../sessions/marks.ts';
import { sameText, sign } from '../sessions/secrets.ts';
import { isStillShown } from '../sessions/share-links.sql.ts';
import type { ByteRange } from './files.ts';

/** A link to a recording lives ten minutes; players ask for a new one. */
export const mediaLinkLength = 10 * 60 * 1000;

/** Within this time a link stays the same: a screen that asks again must not make its player load anew. */
const sameLink = 60 * 1000;

type Claim = [name: string, contentType: string, expires: number, session: string, saveAs: string, through: string];

/**
 * A signed link to one stored file for the caller: it ends within ten minutes, with the session it was made for, and
 * when the caller may see other jobs than then, or
 * with the link to share (and the consent of the person shown) through which the caller looks.
 * Without a session, as for the welcome video of a public page, only time ends it.
 */
export function mediaLink(ctx: AnyCtx, name: string, contentType: string, saveAs = '') {
  const expires = Math.floor((ctx.now().getTime() + mediaLinkLength) / sameLink) * sameLink;
  return linkUntil(ctx, expires, name, contentType, saveAs);
}

/** A link to a picture of a person stays the same for so long, so that lists of faces neither flicker nor load anew. */
const window = 15 * 60 * 1000;

/** The same for a picture: it lives for a quarter to half an hour. */
export function pictureLink(ctx: AnyCtx, name: string) {
  const expires = (Math.floor(ctx.now().getTime() / window) + 2) * window;
  return linkUntil(ctx, expires, name, 'image/webp', '').url;
}

function linkUntil(ctx: AnyCtx, expires: number, name: string, contentType: string, saveAs: string) {
  const claim: Claim = [name, contentType, expires, ctx.actor ? sessionMark(ctx, ctx.actor) : '', saveAs, ctx.through ?? ''];
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return { url: `/api/media/${text}.${sign(ctx.key, `media ${text}`)}`, expiresAt: new Date(expires).toISOString() };
}

async function readClaim(world: World, token: string) {
  const [text = '', signature = ''] = token.split('.');
  if (!sameText(signature, sign(world.key, `media ${text}`))) throw new Refused('not-found');
  const [name, contentType, expires, session, saveAs, through] = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claim;
  const now = world.now();
  if (expires < now.getTime()) throw new Refused('link-expired');
  if (session && !(await isStillMarked(world, session))) throw new Refused('link-expired');
  if (through && !(await isStillShown(world.db, through, now.toISOString()))) throw new Refused('link-expired');
  return { name, contentType, saveAs, secondsLeft: Math.floor((expires - now.getTime()) / 1000) };
}

/** The stored file that a link to a recording opens, for as long as it does; refuses with `link-expired` and `not-found`. */
export async function fileBehind(world: World, link: string) {
  const token = /^\/api\/media\/([\w.-]+)$/.exec(link)?.[1];
  if (!token) throw new Refused('not-found');
  return (await readClaim(world, token)).name;
}

/** The part of a file that a `Range` header asks for; `null` where it lies outside. */
export function rangeOf(header: string | undefined, size: number): Required<ByteRange> | null | undefined {
  const [, from, to] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : null;
}

/** A PDF is shown inside our own pages, by the viewer of the browser; what it holds, or what only pretends to be one, runs and loads nothing. */
export const pdfPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Serves stored recordings with ranges, through signed links alone. */
export function serveMedia(app: FastifyInstance, world: World) {
  app.get<{ Params: { '*': string } }>('/api/media/*', async (request, reply) => {
    const { name, contentType, saveAs, secondsLeft } = await readClaim(world, request.params['*']);
    const size = await world.files.size(name);
    if (size === undefined) throw new Refused('not-found');
    const range = rangeOf(request.headers.range, size);
    reply.headers({
      'accept-ranges': 'bytes',
      'cache-control': `private, max-age=${secondsLeft}`,
      'cross-origin-resource-policy': 'same-origin',
    });
    if (contentType === 'application/pdf') reply.header('content-security-policy', pdfPolicy);
    if (saveAs) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(saveAs)}`);
    if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
    const content = request.method === 'HEAD' ? undefined : await world.files.read(name, range);
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply
      .type(contentType)
      .header('content-length', range ? range.end - range.start + 1 : size)
      .send(content);
  });
}
