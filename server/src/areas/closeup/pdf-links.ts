import type { Ctx, World } from '../../platform/context.ts';
import { mediaLinkLength } from '../../platform/files/media-links.ts';
import { Refused } from '../../platform/refused.ts';
import { isStillMarked, sessionMark } from '../../platform/sessions/marks.ts';
import { sameText, sign } from '../../platform/sessions/secrets.ts';
import { isStillShown } from '../../platform/sessions/share-links.sql.ts';

type Claim = [id: string, expires: number, session: string, through: string, withStyles: boolean];

/** A link to the PDF of a closeup for the caller, who may see it: it ends as the links to its pictures do. */
export function pdfLink(ctx: Ctx, id: string, withStyles: boolean) {
  // the same within a minute: whoever asks again holds the same answer
  const expires = Math.floor((ctx.now().getTime() + mediaLinkLength) / 60_000) * 60_000;
  const claim: Claim = [id, expires, ctx.actor ? sessionMark(ctx, ctx.actor) : '', ctx.through ?? '', withStyles];
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `/api/closeup-prints/${text}.${sign(ctx.key, `closeup print ${text}`)}`;
}

/** The closeup behind a link to its PDF, while it lives, and whether the caller may see its styles. */
export async function readPdfLink(world: World, token: string) {
  const [text = '', signature = ''] = token.split('.');
  if (!sameText(signature, sign(world.key, `closeup print ${text}`))) throw new Refused('not-found');
  const [id, expires, session, through, withStyles] = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claim;
  const now = world.now();
  if (expires < now.getTime()) throw new Refused('link-expired');
  if (session && !(await isStillMarked(world, session))) throw new Refused('link-expired');
  if (through && !(await isStillShown(world.db, through, now.toISOString()))) throw new Refused('link-expired');
  return { id, withStyles };
}
