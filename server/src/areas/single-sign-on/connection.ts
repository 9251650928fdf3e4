import type { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { audited } from '../../platform/audit.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { endOtherSessions, endSingleSignOnSessions } from '../../platform/sessions/sessions.ts';
import { ProviderFailed, readProvider } from '../../providers/openid/index.ts';
import { askingNameServers } from '../../providers/outgoing/index.ts';
import { addressOf, signsInAnybody } from './addresses.ts';
import { begin, cameBack, demandUnchanged, providerOf, redirectOf, sealSecret } from './attempts.ts';
import * as sql from './connection.sql.ts';
import { domainsOf } from './domains.sql.ts';
import { isProvenAnywhere, presentDomain } from './domains.ts';
import { forgetProvisioning } from './scim/provisioning.ts';

type Own = Ctx<RecruiterActor>;

/** Notes that the owner changed how the company's people sign in. */
export const noteChange = (ctx: Atomic<Own>) => audited(ctx, { action: 'changed', object: 'sign-in', subjects: [ctx.actor.accountId] });

/** Nobody who was known there is any more, whoever signed in there is signed out, and it provisions nobody. */
async function forgetProvider(ctx: Atomic<Own>) {
  const { companyId } = ctx.actor;
  await sql.deleteAttempts(ctx.db, companyId);
  await sql.deleteLinks(ctx.db, companyId);
  await forgetProvisioning(ctx, companyId);
  await endSingleSignOnSessions(ctx, companyId);
}

async function demandDomain(ctx: Own) {
  if (!(await isProvenAnywhere(ctx, ctx.actor.companyId))) throw new Refused('domain-first');
}

/** Refuses, at the field, an address under which no provider says that it is this issuer. */
async function demandProvider(ctx: Own, provider: Parameters<typeof readProvider>[0]) {
  try {
    await readProvider(provider, askingNameServers(ctx.config.outgoing));
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    throw new Refused('provider-not-found', [{ field: 'issuer', message: 'provider-not-found' }]);
  }
}

export const connectionHandlers: Handlers<typeof singleSignOn> = {
  async show(ctx) {
    const { companyId } = ctx.actor;
    const row = await sql.findConnection(ctx.db, companyId);
    return {
      connection: row
        ? { issuer: row.issuer, clientId: row.client_id, joinsAs: row.joins_as, triedAt: row.tried_at, requiredSince: row.required_since }
        : null,
      redirect: redirectOf(ctx, companyId),
      domains: (await domainsOf(ctx.db, companyId)).map(presentDomain),
      ...(await sql.countPeople(ctx.db, companyId)),
    };
  },

  async save(ctx, { issuer, clientId, clientSecret, joinsAs }) {
    const { companyId } = ctx.actor;
    const before = await sql.findConnection(ctx.db, companyId);
    const secret = clientSecret ?? (before && providerOf(ctx, before).clientSecret);
    // what another provider is shown is not the secret of this one
    if (secret === undefined || (clientSecret === undefined && before?.issuer !== issuer))
      throw new Refused('secret-missing', [{ field: 'clientSecret', message: 'secret-missing' }]);
    if (signsInAnybody(issuer)) throw new Refused('issuer-of-everybody', [{ field: 'issuer', message: 'issuer-of-everybody' }]);
    await demandProvider(ctx, { issuer, clientId, clientSecret: secret });
    await atomically(ctx, async (ctx) => {
      const now = await sql.lockConnection(ctx.db, companyId);
      if (now?.changed_at !== before?.changed_at) throw new Refused('changed-elsewhere');
      const isOther = now?.issuer !== issuer || now.client_id !== clientId;
      const isAsTried = !isOther && clientSecret === undefined;
      if (isOther) await forgetProvider(ctx);
      await sql.deleteAttempts(ctx.db, companyId);
      await sql.putConnection(ctx.db, {
        company_id: companyId,
        issuer,
        client_id: clientId,
        client_secret: sealSecret(ctx, companyId, secret),
        joins_as: joinsAs,
        changed_at: ctx.now().toISOString(),
        tried_at: isAsTried ? (now?.tried_at ?? null) : null,
        required_since: isAsTried ? (now?.required_since ?? null) : null,
      });
      await noteChange(ctx);
    });
  },

  remove: (ctx) =>
    atomically(ctx, async (ctx) => {
      if (!(await sql.deleteConnection(ctx.db, ctx.actor.companyId))) throw new Refused('not-found');
      await forgetProvider(ctx);
      await noteChange(ctx);
    }),

  async try(ctx) {
    const connection = await sql.findConnection(ctx.db, ctx.actor.companyId);
    if (!connection) throw new Refused('single-sign-on-off');
    await demandDomain(ctx);
    return begin(ctx, connection, { purpose: 'try', email: ctx.actor.email });
  },

  async tried(ctx, back) {
    const { claims, connection } = await cameBack(ctx, 'try', back);
    return atomically(ctx, async (ctx) => {
      const { companyId } = ctx.actor;
      await demandUnchanged(ctx, connection);
      const { email } = await addressOf(ctx, connection, claims);
      await sql.updateConnection(ctx.db, companyId, { tried_at: ctx.now().toISOString() });
      await noteChange(ctx);
      return { email };
    });
  },

  require: (ctx, { required }) =>
    atomically(ctx, async (ctx) => {
      const { companyId } = ctx.actor;
      const connection = await sql.lockConnection(ctx.db, companyId);
      if (!connection) throw new Refused('single-sign-on-off');
      if (required === (connection.required_since !== null)) return;
      if (required && !connection.tried_at) throw new Refused('single-sign-on-off');
      if (required) await demandDomain(ctx);
      await sql.updateConnection(ctx.db, companyId, { required_since: required ? ctx.now().toISOString() : null });
      if (required) await endOtherSessions(ctx, companyId);
      await noteChange(ctx);
    }),
};
