import { randomBytes } from 'node:crypto';
import { minute } from '@vitrine/contract/durations.ts';
import type { webex } from '@vitrine/contract/integrations/webex.ts';
import * as z from 'zod';
import { atomically, type Ctx, type RecruiterActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { sessionMark } from '../../../platform/sessions/marks.ts';
import { demandOwnCompany } from '../../../platform/sessions/own-company.ts';
import { sameText } from '../../../platform/sessions/secrets.ts';
import { webexClient, webexPage, webexTokens } from '../../../providers/webex/index.ts';
import * as sql from './connection.sql.ts';
import { letGo } from './letting-go.ts';
import { atWebex, forPerson, renewAt, sealTokens, settingsOf } from './tokens.ts';

type Own = Ctx<RecruiterActor>;

/** So long the page of Webex may take. */
const lifetime = 10 * minute;
const purpose = 'state of connecting Webex';

/** What goes to Webex and comes back, sealed: for which company, in which session, and the secret half of the challenge. */
const going = z.object({ companyId: z.string(), session: z.string(), verifier: z.string(), until: z.number() });

const wayBack = (ctx: Own) => `${ctx.url()}/recruiter-settings/integrations`;

/** Refused where it was not made here, is too old, or was begun by another session: a link of somebody else connects nothing. */
function begun(ctx: Own, state: string) {
  try {
    const known = going.parse(JSON.parse(ctx.seal.open(Buffer.from(state, 'base64url'), purpose).toString()));
    const isOwn = sameText(known.session, sessionMark(ctx, ctx.actor)) && known.companyId === ctx.actor.companyId;
    if (isOwn && known.until > ctx.now().getTime()) return known;
  } catch {
    // it reads like one that is too old
  }
  throw new Refused('link-expired');
}

/** Refused where nothing can be planned at Webex now, with what can be done about it. */
export async function demandWebex(ctx: Own) {
  settingsOf(ctx);
  const row = await sql.findConnection(ctx.db, ctx.actor.companyId);
  if (!row) throw new Refused('webex-not-connected');
  if (row.state === 'ended') throw new Refused('webex-ended');
}

export const webexHandlers: Handlers<typeof webex> = {
  async show(ctx) {
    const row = await sql.findConnection(ctx.db, ctx.actor.companyId);
    const offered = ctx.config.webex !== undefined;
    if (!row) return { offered, connection: null };
    const { state, name, email, connected_by_name: connectedBy, connected_at: connectedAt } = row;
    return { offered, connection: { state, name, email, connectedBy, connectedAt } };
  },

  async connect(ctx, { companyId }) {
    demandOwnCompany(ctx, companyId);
    const settings = settingsOf(ctx);
    const verifier = randomBytes(32).toString('base64url');
    const until = ctx.now().getTime() + lifetime;
    const known: z.output<typeof going> = { companyId: ctx.actor.companyId, session: sessionMark(ctx, ctx.actor), verifier, until };
    const state = ctx.seal.close(JSON.stringify(known), purpose).toString('base64url');
    return { url: webexPage(settings, { redirect: wayBack(ctx), state, verifier }) };
  },

  async accepted(ctx, { webexAuthCode: code, state, companyId }) {
    demandOwnCompany(ctx, companyId);
    const settings = settingsOf(ctx);
    const { verifier } = begun(ctx, state);
    const { tokens, person } = await forPerson(async () => {
      const tokens = await webexTokens(settings, { code, verifier, redirect: wayBack(ctx) }, ctx.now());
      return { tokens, person: await webexClient(settings, tokens.access).me() };
    });
    await atomically(ctx, async (ctx) => {
      const { companyId, accountId } = ctx.actor;
      await sql.lockConnection(ctx.db, companyId);
      const former = await sql.findConnection(ctx.db, companyId);
      // what the same account gave before may be one with what it gives now: taking that back would end this
      if (former?.email === person.email) await sql.deleteConnection(ctx.db, companyId);
      else await letGo(ctx, companyId);
      const id = ctx.newId();
      await sql.insertConnection(ctx.db, {
        ...person,
        id,
        company_id: companyId,
        connected_by: accountId,
        secret: sealTokens(ctx, id, tokens),
        state: 'ready',
        renew_at: renewAt(tokens),
        connected_at: ctx.now().toISOString(),
      });
    });
  },

  async disconnect(ctx, { companyId }) {
    demandOwnCompany(ctx, companyId);
    if (!(await atomically(ctx, (ctx) => letGo(ctx, ctx.actor.companyId)))) throw new Refused('not-found');
  },

  async rooms(ctx, { companyId }) {
    demandOwnCompany(ctx, companyId);
    return { items: await forPerson(() => atWebex(ctx, ctx.actor.companyId, (client) => client.rooms())) };
  },
};
