import type { closeupEditing } from '@vitrine/contract/closeup/editing.ts';
import { audited } from '../../platform/audit.ts';
import { atomically, type Ctx } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { beginCloseup } from './beginning.ts';
import { changing, saveDetails, savePages } from './changing.ts';
import * as sql from './closeups.sql.ts';
import { closeupFor, isGiven, ownCloseup } from './closeups.ts';
import { describeFile, filesOf } from './files.sql.ts';
import { addFile, storedOf, takeFiles } from './files.ts';
import { chooseStyles } from './styles/choosing.ts';
import { looksAt, sharedEvaluations } from './viewing.sql.ts';

/** Removes a closeup with its files. What was bought stays for the next one. */
export async function removeCloseup(ctx: Ctx, accountId: string) {
  await atomically(ctx, async (ctx) => {
    const locked = await sql.lockCloseup(ctx.db, accountId);
    if (!locked) throw new Refused('not-found');
    const files = await filesOf(ctx.db, locked.id);
    await sql.deleteCloseup(ctx.db, locked.id);
    await removeFiles(ctx, storedOf(files));
    await audited(ctx, { action: 'removed', object: 'closeup', objectId: locked.id, subjects: [accountId] });
  });
}

export const closeupEditingHandlers: Handlers<typeof closeupEditing> = {
  async own(ctx) {
    const row = await sql.closeupOf(ctx.db, ctx.actor.accountId);
    return { closeup: row ? await ownCloseup(ctx, row) : null };
  },

  async open(ctx) {
    await beginCloseup(ctx, ctx.actor.accountId);
    return ownCloseup(ctx, await closeupFor(ctx, ctx.actor.accountId));
  },

  details: (ctx, details) => changing(ctx, ctx.actor.accountId, (ctx, closeupId) => saveDetails(ctx, closeupId, details)),

  upload: (ctx, { page, caption }, file) => addFile(ctx, { accountId: ctx.actor.accountId, page, caption }, file),

  uploadPages: (ctx, pages) => savePages(ctx, ctx.actor.accountId, pages),

  describe: (ctx, { fileId, caption }) =>
    changing(ctx, ctx.actor.accountId, async (ctx, closeupId) => {
      if (!(await describeFile(ctx.db, closeupId, fileId, caption))) throw new Refused('not-found');
    }),

  removeFile: (ctx, { fileId }) =>
    changing(ctx, ctx.actor.accountId, async (ctx, closeupId) => {
      if ((await takeFiles(ctx, closeupId, ({ id }) => id === fileId)) === 0) throw new Refused('not-found');
    }),

  showStyles: (ctx, { applicationId }) =>
    changing(ctx, ctx.actor.accountId, (inner, closeupId) => chooseStyles(inner, closeupId, ctx.actor.accountId, applicationId)),

  release: (ctx, { released }) =>
    changing(ctx, ctx.actor.accountId, async (ctx, closeupId) => {
      const { accountId } = ctx.actor ?? {};
      const row = await sql.closeupById(ctx.db, closeupId);
      if (!row || !accountId) throw new Refused('not-found');
      if (released && !isGiven(ctx, row)) throw new Refused('closeup-not-given');
      if (released === (row.released_at !== null)) return;
      await sql.updateCloseup(ctx.db, closeupId, { released_at: released ? ctx.now().toISOString() : null });
      await audited(ctx, { action: released ? 'shared' : 'changed', object: 'closeup', objectId: closeupId, subjects: [accountId] });
    }),

  remove: (ctx) => removeCloseup(ctx, ctx.actor.accountId),

  async responses(ctx) {
    const row = await sql.closeupOf(ctx.db, ctx.actor.accountId);
    if (!row) return { looks: [], evaluations: [] };
    const [looks, evaluations] = await Promise.all([looksAt(ctx.db, row.id), sharedEvaluations(ctx.db, row.id)]);
    return { looks, evaluations };
  },
};
