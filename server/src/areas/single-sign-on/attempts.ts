import { minute } from '@vitrine/contract/durations.ts';
import type { wayBack } from '@vitrine/contract/single-sign-on/shapes.ts';
import * as z from 'zod';
import type { Ctx, World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { hashOf, newToken } from '../../platform/sessions/secrets.ts';
import { type Claims, type Provider, ProviderFailed, providerPage, whoCame } from '../../providers/openid/index.ts';
import { askingNameServers } from '../../providers/outgoing/index.ts';
import * as sql from './connection.sql.ts';

/** So long the pages of the provider may take. */
const lifetime = 10 * minute;

type Purpose = 'sign-in' | 'try' | 'show';

/** Each company has a way back of its own: what comes by it from the provider of another one is not sent on. */
export const redirectOf = ({ url }: Pick<World, 'url'>, companyId: string) => `${url()}/single-sign-on/${companyId}`;

const secretPurpose = (companyId: string) => `client secret of single sign-on ${companyId}`;
const attemptPurpose = (stateHash: Buffer) => `single sign-on ${stateHash.toString('hex')}`;

export const sealSecret = ({ seal }: Pick<World, 'seal'>, companyId: string, secret: string) =>
  seal.close(secret, secretPurpose(companyId));

export function providerOf({ seal }: Pick<World, 'seal'>, { company_id, issuer, client_id, client_secret }: sql.ConnectionRow): Provider {
  try {
    return { issuer, clientId: client_id, clientSecret: seal.open(client_secret, secretPurpose(company_id)).toString() };
  } catch {
    // sealed with another key
    throw new Refused('single-sign-on-off');
  }
}

/** Does something at a provider; what goes wrong there is refused, with the code of why for whoever set it up. */
export async function atProvider<R>({ log }: Pick<World, 'log'>, work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    log.warn({ why: error.why, detail: error.detail }, 'single sign-on failed at the provider');
    throw new Refused(
      error.why === 'away' ? 'provider-away' : 'provider-wrong',
      error.detail ? [{ field: 'provider', message: error.detail }] : [],
    );
  }
}

const secrets = z.object({ nonce: z.string(), verifier: z.string() });

interface Begin {
  purpose: Purpose;
  email: string;
}

/** Sends a browser to the provider of a company: with a secret of its own, without which nobody comes back. */
export async function begin(ctx: Ctx, connection: sql.ConnectionRow, { purpose, email }: Begin) {
  const { db, config, seal, actor } = ctx;
  const companyId = connection.company_id;
  const [state, ticket, nonce, verifier] = [newToken(), newToken(), newToken(), newToken()];
  const provider = providerOf(ctx, connection);
  const going = { redirect: redirectOf(ctx, companyId), state, nonce, verifier, email, anew: purpose === 'show' };
  const url = await atProvider(ctx, () => providerPage(provider, going, askingNameServers(config.outgoing)));
  const now = ctx.now();
  const state_hash = hashOf(state);
  await sql.insertAttempt(db, {
    state_hash,
    company_id: companyId,
    purpose,
    asked_by: hashOf(ticket),
    session_hash: purpose === 'sign-in' ? null : (actor?.sessionHash ?? null),
    secret: seal.close(JSON.stringify({ nonce, verifier }), attemptPurpose(state_hash)),
    begun_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
  });
  return { url, ticket };
}

interface Came {
  claims: Claims;
  /** As it was when the provider was asked. */
  connection: sql.ConnectionRow;
  begunAt: string;
}

/** Who comes back from the provider, once: refused (`link-expired`) in another browser or session, too late, or by the way of another company. */
export async function cameBack(
  ctx: Ctx,
  purpose: Purpose,
  { companyId, code, state, iss, ticket }: z.output<typeof wayBack>,
): Promise<Came> {
  const { db, config, seal, actor } = ctx;
  const stateHash = hashOf(state);
  const sessionHash = purpose === 'sign-in' ? null : (actor?.sessionHash ?? null);
  const now = ctx.now().toISOString();
  const attempt = await sql.takeAttempt(db, { stateHash, askedBy: hashOf(ticket), companyId, purpose, sessionHash, now });
  const connection = attempt && (await sql.findConnection(db, companyId));
  if (!attempt || !connection) throw new Refused('link-expired');
  const { nonce, verifier } = secrets.parse(JSON.parse(seal.open(attempt.secret, attemptPurpose(stateHash)).toString()));
  const callback = new URL(redirectOf(ctx, companyId));
  for (const [name, value] of Object.entries({ code, state, iss })) if (value !== undefined) callback.searchParams.set(name, value);
  const provider = providerOf(ctx, connection);
  const claims = await atProvider(ctx, () => whoCame(provider, { callback, state, nonce, verifier }, askingNameServers(config.outgoing)));
  return { claims, connection, begunAt: attempt.begun_at };
}

/** In a transaction: refused (`link-expired`) where the company changed its provider while it was asked. */
export async function demandUnchanged(ctx: Pick<World, 'db'>, { company_id, changed_at }: sql.ConnectionRow) {
  const now = await sql.holdConnection(ctx.db, company_id);
  if (now?.changed_at !== changed_at) throw new Refused('link-expired');
  return now;
}
