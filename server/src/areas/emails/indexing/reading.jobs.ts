import type { ImapFlow } from 'imapflow';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { noteFault, openMailbox } from '../connecting.ts';
import { dueMailboxes, mailboxById, settleTry } from '../mailbox.sql.ts';
import { readFolder, readFolders } from './reading.ts';

/** So much of every folder is read before the rest of any. */
const newest = 500;

/** Reads a mailbox to its end. What a killed one has read stays, and the next one goes on with what is missing. */
export const readMailbox = oneOfMany(
  'read-mailbox',
  async (ctx, { id }) => {
    const mailbox = await mailboxById(ctx.db, id);
    if (!mailbox || mailbox.state === 'refused') return;
    let client: ImapFlow | undefined;
    try {
      client = await openMailbox(ctx, mailbox);
      const place = { mailboxId: id, client };
      const folders = await readFolders(ctx, place);
      for (const { folder } of folders) await readFolder(ctx, place, folder, newest);
      for (const { folder } of await readFolders(ctx, place)) await readFolder(ctx, place, folder, Number.POSITIVE_INFINITY);
      await settleTry(ctx.db, mailbox, { state: 'ready', fault: null, failures: 0, refusals: 0, read_once: true });
    } catch (error) {
      await noteFault(ctx, mailbox, error);
    } finally {
      client?.close();
    }
  },
  { seconds: 4 * 3600, atOnce: 4 },
);

/** Mailboxes that could not be reached are tried again, at last once an hour. */
export const readMailboxes = everyOne('read-mailboxes', '* * * * *', readMailbox, (ctx, after, limit) =>
  dueMailboxes(ctx.db, ctx.now().toISOString(), after, limit),
);
