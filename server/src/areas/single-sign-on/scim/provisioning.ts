import { day } from '@vitrine/contract/durations.ts';
import type { provisioning } from '@vitrine/contract/single-sign-on/provisioning.ts';
import { provisioningPrefix, provisioningRefusals } from '@vitrine/contract/single-sign-on/shapes.ts';
import { audited } from '../../../platform/audit.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashOf, newToken } from '../../../platform/sessions/secrets.ts';
import { holdConnection } from '../connection.sql.ts';
import { isProvenAnywhere } from '../domains.ts';
import { baseOf } from './presenting.ts';
import * as sql from './provisioning.sql.ts';
import { forgetNames, lastDeeds } from './users.sql.ts';

/** So long the former token works beside a new one. */
const rotating = day;
const lastShown = 5;

const noteChange = (ctx: Atomic<Ctx<RecruiterActor>>) =>
  audited(ctx, { action: 'changed', object: 'sign-in', subjects: [ctx.actor.accountId] });

/** A token, which is stored nowhere, and its digest. */
function newSecret() {
  const token = provisioningPrefix + newToken();
  return { token, hash: hashOf(token) };
}

/** With another provider the token of the former one is worth nothing, and nobody is known as it knew them. */
export async function forgetProvisioning(ctx: Atomic<Pick<Ctx, 'db'>>, companyId: string) {
  await sql.deleteProvisioning(ctx.db, companyId);
  await forgetNames(ctx.db, companyId);
}

function stateOf(row: NonNullable<Awaited<ReturnType<typeof sql.findProvisioning>>>, now: Date) {
  const { joins_as, started_at, used_at, former_until, refused, refused_at } = row;
  const why = provisioningRefusals.find((one) => one === refused);
  return {
    joinsAs: joins_as,
    startedAt: started_at,
    usedAt: used_at,
    rotatingUntil: former_until && new Date(former_until) > now ? former_until : null,
    refused: refused_at && why ? { at: refused_at, why } : null,
  };
}

export const provisioningHandlers: Handlers<typeof provisioning> = {
  async show(ctx) {
    const { companyId } = ctx.actor;
    const row = await sql.findProvisioning(ctx.db, companyId);
    const deeds = row ? await lastDeeds(ctx.db, companyId, lastShown) : [];
    const last = deeds.map(({ at, did, first_name, last_name, email }) => ({ at, did, name: `${first_name} ${last_name}`, email }));
    return { address: baseOf(ctx), state: row ? { ...stateOf(row, ctx.now()), last } : null };
  },

  start: (ctx, { joinsAs }) =>
    atomically(ctx, async (ctx) => {
      const { companyId } = ctx.actor;
      const connection = await holdConnection(ctx.db, companyId);
      if (!connection?.tried_at) throw new Refused('single-sign-on-off');
      if (!(await isProvenAnywhere(ctx, companyId))) throw new Refused('domain-first');
      const { token, hash } = newSecret();
      const row = { company_id: companyId, token_hash: hash, joins_as: joinsAs, started_at: ctx.now().toISOString() };
      if (!(await sql.insertProvisioning(ctx.db, row))) throw new Refused('changed-elsewhere');
      await noteChange(ctx);
      return { token };
    }),

  change: (ctx, { joinsAs }) =>
    atomically(ctx, async (ctx) => {
      if (!(await sql.updateProvisioning(ctx.db, ctx.actor.companyId, { joins_as: joinsAs }))) throw new Refused('not-found');
      await noteChange(ctx);
    }),

  rotate: (ctx) =>
    atomically(ctx, async (ctx) => {
      const { token, hash } = newSecret();
      const until = new Date(ctx.now().getTime() + rotating).toISOString();
      if (!(await sql.rotateToken(ctx.db, ctx.actor.companyId, { hash, until }))) throw new Refused('not-found');
      await noteChange(ctx);
      return { token };
    }),

  stop: (ctx) =>
    atomically(ctx, async (ctx) => {
      if (!(await sql.deleteProvisioning(ctx.db, ctx.actor.companyId))) throw new Refused('not-found');
      await noteChange(ctx);
    }),
};
