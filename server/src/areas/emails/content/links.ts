import type { Actor, Ctx, World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { isStillMarked, sessionMark } from '../../../platform/sessions/marks.ts';
import { sameText, sign } from '../../../platform/sessions/secrets.ts';

/** A link into an e-mail lives so long, and never longer than the session it was made for. */
const lifetime = 30 * 60 * 1000;

/** Where it leads: a file of an e-mail, or a picture elsewhere that its reader asked for. */
export type Leads = { file: number; message: string; mailbox: string; name: string } | { picture: string; mailbox: string };

type Claim = [leads: Leads, expires: number, session: string];

/** A signed part of an address, for what a browser fetches by itself and so without the token of the session. */
export function linkTo(ctx: Ctx<Actor>, leads: Leads): string {
  const claim: Claim = [leads, ctx.now().getTime() + lifetime, sessionMark(ctx, ctx.actor)];
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${text}.${sign(ctx.key, `e-mail ${text}`)}`;
}

/** Where a link leads; refused when it was not made here, is too old, or its session has ended. */
export async function followed(world: World, link: string): Promise<Leads> {
  const [text = '', signature = ''] = link.split('.');
  if (!sameText(signature, sign(world.key, `e-mail ${text}`))) throw new Refused('not-found');
  const [leads, expires, session] = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claim;
  if (expires < world.now().getTime() || !(await isStillMarked(world, session))) throw new Refused('link-expired');
  return leads;
}
