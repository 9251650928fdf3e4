import { minute } from '@vitrine/contract/durations.ts';
import type { signingOn } from '@vitrine/contract/single-sign-on/signing-on.ts';
import { audited } from '../../platform/audit.ts';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { notePassword, noteSecondStep } from '../../platform/sessions/sessions.ts';
import type { Claims } from '../../providers/openid/index.ts';
import { companyName, enterByProvider, holderOfAddress, joinByProvider, lockCompany, mailChange } from '../accounts/index.ts';
import { addressOf, domainOf } from './addresses.ts';
import { begin, cameBack, demandUnchanged } from './attempts.ts';
import * as sql from './connection.sql.ts';
import { findLink, insertLink, linkOf, noteUse } from './links.sql.ts';
import { namesOf } from './names.ts';

/** So much longer than the whole way it may be, by the clock of the provider, that it asked somebody to sign in. */
const leeway = minute;

/** Whom the provider knows by this subject. Where it is nobody, nobody comes for the first time beside the caller: who comes by two windows is made once, and comes in by both. */
async function knownBy({ db }: Atomic<Ctx>, companyId: string, subject: string) {
  const known = await findLink(db, companyId, subject);
  if (known) return known;
  await lockCompany(db, companyId);
  return findLink(db, companyId, subject);
}

/**
 * Ties somebody who comes for the first time to the account of their address, in their own company alone, or to a new
 * one where the company says so. Refused (`single-sign-on-refused`) in every other case, without saying which.
 */
async function firstTime(ctx: Atomic<Ctx>, { company_id: companyId, joins_as: joinsAs }: sql.ConnectionRow, claims: Claims, email: string) {
  const holder = await holderOfAddress(ctx, companyId, email);
  if (holder === 'elsewhere') throw new Refused('single-sign-on-refused');
  const joined = holder === 'nobody' ? await joinByProvider(ctx, { companyId, email, ...namesOf(claims, email), joinsAs }) : undefined;
  const accountId = holder === 'nobody' ? joined : holder.id;
  if (!accountId) throw new Refused('single-sign-on-refused');
  if (holder !== 'nobody' && holder.deactivated_at) throw new Refused('deactivated');
  const link = { account_id: accountId, company_id: companyId, subject: claims.sub, at: ctx.now().toISOString() };
  // the address was somebody else's at the provider before: whose account it is, is for the owner to say
  if (!(await insertLink(ctx.db, link))) throw new Refused('single-sign-on-refused');
  // whoever else is signed in in this browser has nothing to do with it
  const nobody = { ...ctx, actor: undefined };
  await audited(nobody, { action: 'added', object: joined ? 'account' : 'sign-in', subjects: [accountId], companyId });
  if (holder !== 'nobody') await mailChange(ctx, holder, { kind: 'provider', company: await companyName(ctx.db, companyId) });
  return accountId;
}

async function companyFor(ctx: Ctx, email: string) {
  const company = await sql.companyOfDomain(ctx.db, domainOf(email));
  const connection = company && (await sql.findConnection(ctx.db, company.id));
  if (!connection?.tried_at) throw new Refused('single-sign-on-off');
  return connection;
}

export const signingOnHandlers: Handlers<typeof signingOn> = {
  async offer(ctx, { email }) {
    const found = await sql.companyOfDomain(ctx.db, domainOf(email));
    return { company: found ? { name: found.name, required: found.required_since !== null } : null };
  },

  begin: async (ctx, { email }) => begin(ctx, await companyFor(ctx, email), { purpose: 'sign-in', email }),

  async finish(ctx, back) {
    const { claims, connection } = await cameBack(ctx, 'sign-in', back);
    const companyId = connection.company_id;
    return atomically(ctx, async (ctx) => {
      const now = await demandUnchanged(ctx, connection);
      if (!now.tried_at) throw new Refused('single-sign-on-off');
      const { email, firm } = await addressOf(ctx, connection, claims);
      const known = await knownBy(ctx, companyId, claims.sub);
      // while the record of a domain is away, only those who were known before come in
      if (!known && !firm) throw new Refused('address-not-proven');
      const accountId = known ? known.account_id : await firstTime(ctx, now, claims, email);
      const session = await enterByProvider(ctx, companyId, accountId);
      if (known) await noteUse(ctx.db, accountId, ctx.now().toISOString());
      return session;
    });
  },

  async own(ctx) {
    const { accountId, companyId } = ctx.actor;
    const link = await linkOf(ctx.db, accountId);
    return { company: link && link.company_id === companyId ? await companyName(ctx.db, companyId) : null };
  },

  async beginShowing(ctx) {
    const { accountId, companyId, email } = ctx.actor;
    const link = companyId ? await linkOf(ctx.db, accountId) : undefined;
    const connection = link && (await sql.findConnection(ctx.db, link.company_id));
    if (!connection?.tried_at || link?.company_id !== companyId) throw new Refused('single-sign-on-off');
    return begin(ctx, connection, { purpose: 'show', email });
  },

  async show(ctx, back) {
    const { claims, connection, begunAt } = await cameBack(ctx, 'show', back);
    const { accountId, companyId } = ctx.actor;
    const way = ctx.now().getTime() - Date.parse(begunAt);
    if (claims.iat - (claims.auth_time ?? 0) > (way + leeway) / 1000) throw new Refused('sign-in-not-fresh');
    await atomically(ctx, async (ctx) => {
      await demandUnchanged(ctx, connection);
      const known = await findLink(ctx.db, connection.company_id, claims.sub);
      if (connection.company_id !== companyId || known?.account_id !== accountId) throw new Refused('single-sign-on-refused');
      await addressOf(ctx, connection, claims);
      await notePassword(ctx, ctx.actor);
      await noteSecondStep(ctx, ctx.actor);
    });
  },
};
