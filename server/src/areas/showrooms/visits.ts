import { setTimeout } from 'node:timers/promises';
import { hour } from '@vitrine/contract/durations.ts';
import type { Ctx } from '../../platform/context.ts';
import { networkOf } from '../../platform/http/network.ts';
import { Refused, tooMany } from '../../platform/refused.ts';
import { countCall, countedCalls } from '../../platform/sessions/rates.sql.ts';
import { sameText, sign } from '../../platform/sessions/secrets.ts';
import { openShareLink, type ShareLink } from '../../platform/sessions/share-links.ts';
import { isPassword } from '../accounts/index.ts';
import { type ShowroomRow, showroomOfLink } from './showrooms.sql.ts';

/** A visit lasts twelve hours; then the password is asked for again. */
const visitLength = 12 * hour;
/** So many wrong passwords in a quarter of an hour from one network end its tries; so many in all make newcomers wait a little. */
const wrongPasswords = { seconds: 15 * 60, perCaller: 10, inAll: 50 };
const longestWait = 8;

export interface Visit {
  link: ShareLink;
  showroom: ShowroomRow;
  /** Address that the viewer gave, or empty. */
  viewer: string;
}

/** The showroom of this secret; guessed, expired, revoked and removed ones are refused alike (`link-expired`). */
export async function showroomBehind(ctx: Ctx, token: string) {
  const link = await openShareLink(ctx, 'showroom', token);
  const showroom = await showroomOfLink(ctx.db, link.id);
  if (!showroom) throw new Refused('link-expired');
  return { link, showroom };
}

// another password, or another address asked for, ends every visit
const seal = (ctx: Ctx, { link_id, password_hash, target_email, not_required }: ShowroomRow, text: string) =>
  sign(ctx.key, `visit ${link_id} ${password_hash} ${not_required} ${target_email} ${text}`);

const passFor = (ctx: Ctx, showroom: ShowroomRow, viewer: string) => {
  const text = Buffer.from(JSON.stringify([viewer, ctx.now().getTime() + visitLength])).toString('base64url');
  return `${text}.${seal(ctx, showroom, text)}`;
};

/** How long a newcomer waits after so many wrong passwords in all, in seconds: nothing, then longer and longer, never for good. */
export const waitAfter = (wrong: number, free: number) => (wrong < free ? 0 : Math.min(longestWait, 2 ** ((wrong - free) / 20 - 2)));

const keysOf = (ctx: Ctx, linkId: string) => ({
  own: `showroom ${linkId} ${networkOf(ctx.caller.ip)}`,
  all: `showroom ${linkId}`,
});

/**
 * Before a password is compared: a network that guessed too often is refused. Where many guess, whoever comes waits, so
 * that guessing from many networks is slow and nobody is locked out. How many try at once is bounded by the call's rate.
 */
async function slowDown(ctx: Ctx, linkId: string) {
  const { seconds, perCaller, inAll } = wrongPasswords;
  const keys = keysOf(ctx, linkId);
  if ((await countedCalls(ctx.db, keys.own, ctx.now())) >= perCaller) {
    throw tooMany(ctx.now(), new Date(ctx.now().getTime() + seconds * 1000));
  }
  const all = await countedCalls(ctx.db, keys.all, ctx.now());
  await setTimeout(waitAfter(all, inAll) * 1000);
}

/** Whether somebody may come in; a wrong password counts for the network and for everybody's wait, a right one never. */
async function rightGuess(ctx: Ctx, { link, showroom }: Omit<Visit, 'viewer'>, email: string | undefined, password: string | undefined) {
  await slowDown(ctx, link.id);
  const right = !showroom.password_hash || (await isPassword(showroom.password_hash, password ?? ''));
  const invited = showroom.not_required || !showroom.target_email || showroom.target_email === email;
  if (right && invited) return true;
  for (const key of Object.values(keysOf(ctx, link.id))) await countCall(ctx.db, key, wrongPasswords.seconds, ctx.now());
  return false;
}

/** Who may come in, with the address and the password where they are wanted; a wrong one costs a try. */
export async function admitViewer(
  ctx: Ctx,
  { link, showroom }: Omit<Visit, 'viewer'>,
  email: string | undefined,
  password: string | undefined,
) {
  const needs = [
    ...(!showroom.not_required && !email ? (['email'] as const) : []),
    ...(showroom.password_hash && !password ? (['password'] as const) : []),
  ];
  if (needs.length > 0) return { needs, visit: null };
  const guessable = showroom.password_hash || showroom.target_email;
  if (guessable && !(await rightGuess(ctx, { link, showroom }, email, password))) throw new Refused('showroom-closed-to-you');
  return { needs: [], visit: passFor(ctx, showroom, email ?? '') };
}

/** Whoever was let in; another password, the end of the link or twelve hours end the visit (`link-expired`). */
export async function visitOf(ctx: Ctx, { token, visit }: { token: string; visit: string }): Promise<Visit> {
  const { link, showroom } = await showroomBehind(ctx, token);
  const [text = '', signature = ''] = visit.split('.');
  if (!sameText(signature, seal(ctx, showroom, text))) throw new Refused('link-expired');
  const [viewer, expires] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, number];
  if (expires < ctx.now().getTime()) throw new Refused('link-expired');
  return { link, showroom, viewer };
}
