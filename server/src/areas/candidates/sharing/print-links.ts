import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Actor, Ctx, World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { isStillMarked, sessionMark } from '../../../platform/sessions/marks.ts';
import { sameText, sign } from '../../../platform/sessions/secrets.ts';
import type { Reviewer } from './viewing.sql.ts';

const linkMilliseconds = 10 * 60 * 1000;

/** A reviewer who reads a dossier, and whether a program does it for them. */
export type DossierReader = Reviewer & { byProgram: boolean };

type Wanted = { what: 'profile'; accountId: string } | { what: 'dossier'; accountId: string; reviewer: DossierReader | null };
export type Claim = Wanted & { expires: number; session: string; language: Language };

/** A link to a printed profile or dossier for the caller, who may see it: it ends after ten minutes and with the session. */
export function printLink(ctx: Ctx<Actor>, wanted: Wanted) {
  const expires = ctx.now().getTime() + linkMilliseconds;
  const claim: Claim = { ...wanted, expires, session: sessionMark(ctx, ctx.actor), language: ctx.language };
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `/api/prints/${text}.${sign(ctx.key, `print ${text}`)}`;
}

/** What a link to a printed paper is for, while it lives. */
export async function readClaim(world: World, token: string) {
  const [text = '', signature = ''] = token.split('.');
  if (!sameText(signature, sign(world.key, `print ${text}`))) throw new Refused('not-found');
  const claim = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claim;
  if (claim.expires < world.now().getTime() || !(await isStillMarked(world, claim.session))) throw new Refused('link-expired');
  return claim;
}
