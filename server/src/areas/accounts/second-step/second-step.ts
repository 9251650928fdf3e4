import type { secondStep } from '@vitrine/contract/accounts/second-step.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { endSessionsOf, noteSecondStep } from '../../../platform/sessions/sessions.ts';
import { findAccount, lockAccount } from '../accounts.sql.ts';
import { findCompany } from '../companies.sql.ts';
import { guessed } from '../sign-in/guessing.ts';
import { teammateOf } from '../team/roles.ts';
import { newCodes, newSecret, stepOf, typedCode } from './codes.ts';
import { requireOfCompany } from './requiring.ts';
import { resetSecondStep } from './resetting.ts';
import * as sql from './second-step.sql.ts';
import { tellChange } from './telling.ts';

/** So long an app may take to show its first code. */
const setupLasts = 15 * minute;

/** Before another way in is added: who has one shows it first, so that the password alone leads round nothing that a company asks for. */
export async function demandMayAdd(ctx: Ctx<Actor>) {
  if (!ctx.actor.held) return;
  const { passkeys, appSince } = await sql.secondStepOf(ctx.db, ctx.actor.accountId);
  if (passkeys > 0 || appSince) throw new Refused('second-step-needed');
}

/** After one was taken away, in the transaction: not the last one where the company asks for one. */
export async function demandOneLeft(ctx: Ctx<Actor>) {
  const { accountId, companyId } = ctx.actor;
  if (!companyId || !(await findCompany(ctx.db, companyId)).second_step_since) return;
  const { passkeys, appSince } = await sql.secondStepOf(ctx.db, accountId);
  if (passkeys === 0 && !appSince) throw new Refused('second-step-stays');
}

/** The own account, held until the transaction ends. */
export async function lockOwn(ctx: Atomic<Ctx<Actor>>) {
  const account = await lockAccount(ctx.db, ctx.actor.accountId);
  if (!account || account.deactivated_at) throw new Refused('not-found');
  return account;
}

export const secondStepHandlers: Handlers<typeof secondStep> = {
  async own(ctx) {
    const { accountId, companyId, held } = ctx.actor;
    const { passkeys, appSince, codesLeft } = await sql.secondStepOf(ctx.db, accountId);
    const required = companyId !== null && (await findCompany(ctx.db, companyId)).second_step_since !== null;
    return { app: appSince ? { since: appSince } : null, codesLeft, passkeys, required, held };
  },

  async prepareApp(ctx) {
    await demandMayAdd(ctx);
    const { accountId, email, sessionHash } = ctx.actor;
    const { sealed, key, url } = newSecret(ctx, accountId, email);
    const expires_at = new Date(ctx.now().getTime() + setupLasts).toISOString();
    await sql.keepSetup(ctx.db, { account_id: accountId, session_hash: sessionHash, secret: sealed, expires_at });
    return { key, url };
  },

  async confirmApp(ctx, { code }) {
    await demandMayAdd(ctx);
    const { accountId, sessionHash } = ctx.actor;
    const wrong = () => new Refused('wrong-code', [{ field: 'code', message: 'wrong-code' }]);
    const setup = await sql.findSetup(ctx.db, accountId, sessionHash, ctx.now().toISOString());
    if (!setup) throw wrong();
    const whose = `setup ${sessionHash.toString('hex')}`;
    const step = await guessed(ctx, { whose }, async () => stepOf(ctx, accountId, setup.secret, typedCode(code)));
    if (step === undefined) throw wrong();
    return atomically(ctx, async (ctx) => {
      const account = await lockOwn(ctx);
      await sql.deleteSetup(ctx.db, accountId);
      await sql.keepApp(ctx.db, { account_id: accountId, secret: setup.secret, created_at: ctx.now().toISOString(), last_step: step });
      await noteSecondStep(ctx, ctx.actor);
      await tellChange(ctx, account, 'added', { kind: 'app-on' });
      return { codes: await newCodes(ctx, accountId) };
    });
  },

  async removeApp(ctx) {
    await atomically(ctx, async (ctx) => {
      const account = await lockOwn(ctx);
      if (!(await sql.deleteApp(ctx.db, account.id))) throw new Refused('not-found');
      await sql.deleteCodes(ctx.db, account.id);
      await demandOneLeft(ctx);
      await endSessionsOf(ctx, account.id, ctx.actor.sessionHash);
      await tellChange(ctx, account, 'removed', { kind: 'app-off' });
    });
  },

  async renewCodes(ctx) {
    return atomically(ctx, async (ctx) => {
      const account = await lockOwn(ctx);
      if (!(await sql.findApp(ctx.db, account.id))) throw new Refused('not-found');
      await endSessionsOf(ctx, account.id, ctx.actor.sessionHash);
      await tellChange(ctx, account, 'changed', { kind: 'codes-new' });
      return { codes: await newCodes(ctx, account.id) };
    });
  },

  require: (ctx, { required }) => requireOfCompany(ctx, required),

  async resetTeammate(ctx, { id }) {
    const person = await teammateOf(ctx, id);
    if (person.id === ctx.actor.accountId) throw new Refused('own-account');
    await atomically(ctx, async (ctx) => {
      const owner = await findAccount(ctx.db, ctx.actor.accountId);
      if (owner) await resetSecondStep(ctx, person.id, owner);
    });
  },
};
