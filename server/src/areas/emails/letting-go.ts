import type { Atomic } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import { forgetNews } from '../notifications/index.ts';
import { deleteMailbox } from './mailbox.sql.ts';
import { storedOf } from './writing/drafts.sql.ts';

/** Lets go of somebody's mailbox: passwords, index, what was kept, drafts, and what waited to leave, with its files. */
export async function letGo(ctx: Atomic, accountId: string) {
  const stored = await storedOf(ctx.db, accountId);
  await deleteMailbox(ctx.db, accountId);
  await removeFiles(ctx, stored);
  await forgetNews(ctx, accountId, 'email');
}
