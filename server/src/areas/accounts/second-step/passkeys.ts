import { mostPasskeys, type passkeys } from '@vitrine/contract/accounts/passkeys.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { isDemoAccount } from '../../../platform/demo-mode.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashOf, newToken } from '../../../platform/sessions/secrets.ts';
import { endSessionsOf, notePassword, noteSecondStep } from '../../../platform/sessions/sessions.ts';
import { findForSignIn, lockAccount } from '../accounts.sql.ts';
import { demandOtherWays } from '../sign-in/by-provider.ts';
import { sessionOf } from '../sign-in/session.ts';
import * as sql from './passkeys.sql.ts';
import { demandMayAdd, demandOneLeft, lockOwn } from './second-step.ts';
import { tellChange } from './telling.ts';
import { askForNew, askForOne, type Purpose, verifyNew, verifyShown } from './webauthn.ts';

/** Of a session: it alone may answer. */
const asking = ({ actor }: Ctx<Actor>, purpose: Purpose) => ({ purpose, askedBy: actor.sessionHash });

async function demandRoom(ctx: Ctx<Actor>) {
  if ((await sql.passkeysOf(ctx.db, ctx.actor.accountId)).length >= mostPasskeys) throw new Refused('too-many-passkeys');
}

/** Whose passkey it is, as the account stands now; refused where it was removed while it was verified. */
async function holderOf(ctx: Atomic<Ctx>, { id, accountId, use }: Awaited<ReturnType<typeof verifyShown>>) {
  const locked = await lockAccount(ctx.db, accountId);
  const account = locked && (await findForSignIn(ctx.db, locked.email));
  if (!account?.activated_at || !(await sql.notePasskeyUse(ctx.db, id, use))) throw new Refused('passkey-refused');
  if (isDemoAccount(account.email) && !ctx.caller.local) throw new Refused('passkey-refused');
  if (account.deactivated_at || account.company_deactivated_at) throw new Refused('deactivated');
  return account;
}

export const passkeyHandlers: Handlers<typeof passkeys> = {
  async list(ctx) {
    const rows = await sql.passkeysOf(ctx.db, ctx.actor.accountId);
    return { items: rows.map(({ id, name, synced, created_at, used_at }) => ({ id, name, synced, addedAt: created_at, usedAt: used_at })) };
  },

  async beginAdding(ctx) {
    await demandMayAdd(ctx);
    await demandRoom(ctx);
    const { accountId, email, firstName, lastName } = ctx.actor;
    const person = { id: accountId, email, name: `${firstName} ${lastName}`.trim() };
    return { options: { ...(await askForNew(ctx, asking(ctx, 'add'), person)) } };
  },

  async add(ctx, { name, credential }) {
    const made = await verifyNew(ctx, asking(ctx, 'add'), credential);
    return atomically(ctx, async (ctx) => {
      const account = await lockOwn(ctx);
      await demandMayAdd(ctx);
      await demandRoom(ctx);
      const id = ctx.newId();
      const row = { ...made, id, account_id: account.id, name, created_at: ctx.now().toISOString() };
      if (!(await sql.insertPasskey(ctx.db, row))) throw new Refused('passkey-known');
      await noteSecondStep(ctx, ctx.actor);
      await tellChange(ctx, account, 'added', { kind: 'passkey-added', passkey: name });
      return { id };
    });
  },

  async rename(ctx, { id, name }) {
    if (!(await sql.renamePasskey(ctx.db, ctx.actor.accountId, id, name))) throw new Refused('not-found');
  },

  async remove(ctx, { id }) {
    await atomically(ctx, async (ctx) => {
      const account = await lockOwn(ctx);
      const removed = await sql.deletePasskey(ctx.db, account.id, id);
      if (!removed) throw new Refused('not-found');
      await demandOneLeft(ctx);
      await endSessionsOf(ctx, account.id, ctx.actor.sessionHash);
      await tellChange(ctx, account, 'removed', { kind: 'passkey-removed', passkey: removed.name });
    });
  },

  async beginSignIn(ctx) {
    const ticket = newToken();
    const options = await askForOne(ctx, { purpose: 'sign-in', askedBy: hashOf(ticket) });
    return { ticket, options: { ...options } };
  },

  async signIn(ctx, { ticket, credential }) {
    const shown = await verifyShown(ctx, { purpose: 'sign-in', askedBy: hashOf(ticket) }, credential);
    return atomically(ctx, async (ctx) => {
      const account = await holderOf(ctx, shown);
      await demandOtherWays(ctx, account.id);
      return sessionOf(ctx, account, { byPassword: true, bySecondStep: true });
    });
  },

  async beginShowing(ctx) {
    return { options: { ...(await askForOne(ctx, asking(ctx, 'show'), ctx.actor.accountId)) } };
  },

  async show(ctx, { credential }) {
    const shown = await verifyShown(ctx, asking(ctx, 'show'), credential);
    if (shown.accountId !== ctx.actor.accountId) throw new Refused('passkey-refused');
    await atomically(ctx, async (ctx) => {
      await holderOf(ctx, shown);
      await notePassword(ctx, ctx.actor);
      await noteSecondStep(ctx, ctx.actor);
    });
  },
};
