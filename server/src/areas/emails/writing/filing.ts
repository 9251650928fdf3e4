import type { ImapFlow } from 'imapflow';
import type { World } from '../../../platform/context.ts';
import { openMailbox } from '../connecting.ts';
import { listFolders } from '../indexing/index.sql.ts';
import type { MailboxRow } from '../mailbox.sql.ts';
import { markMessages, messagesById } from '../messages.sql.ts';
import { messageOf, ownCopy } from './composing.ts';
import type { DraftRow } from './drafts.sql.ts';

/** Whatever leaves through these lies in the folder of sent e-mails by itself. */
const fileThemselves = /(^|\.)(gmail\.com|googlemail\.com|office365\.com|outlook\.com)$/i;

async function atMailbox<R>(world: World, mailbox: MailboxRow, work: (client: ImapFlow) => Promise<R>): Promise<R> {
  const client = await openMailbox(world, mailbox);
  const late = setTimeout(() => client.close(), 60_000);
  try {
    return await work(client);
  } finally {
    clearTimeout(late);
    client.close();
  }
}

async function sentFolder(world: World, mailbox: MailboxRow, client: ImapFlow) {
  const known = (await listFolders(world.db, mailbox.id)).find(({ role }) => role === 'sent');
  if (known) return known.path;
  const found = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent');
  return found?.path ?? (await client.mailboxCreate('Sent')).path;
}

async function lies(client: ImapFlow, path: string, messageId: string) {
  const lock = await client.getMailboxLock(path, { readOnly: true });
  try {
    const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
    if (!found) throw new Error('the server did not search');
    return found.length > 0;
  } finally {
    lock.release();
  }
}

/** Whether an e-mail lies in the folder of sent ones. */
export const isFiled = (world: World, mailbox: MailboxRow, row: DraftRow) =>
  atMailbox(world, mailbox, async (client) => lies(client, await sentFolder(world, mailbox, client), row.message_id ?? ''));

/** Lays an e-mail that has left into the folder of sent ones, once however often it is tried, and marks what it answers. */
export const layIntoSent = (world: World, mailbox: MailboxRow, row: DraftRow) =>
  atMailbox(world, mailbox, async (client) => {
    const path = await sentFolder(world, mailbox, client);
    const byItself = fileThemselves.test(mailbox.smtp_host ?? '');
    if (!byItself && !(await lies(client, path, row.message_id ?? ''))) {
      const message = ownCopy(world, row, await messageOf(world, mailbox, row));
      if (!(await client.append(path, message, ['\\Seen']))) throw new Error('the server did not take it');
    }
    // that the first e-mail bears no mark is no reason to try all of it again
    await markAnswered(world, mailbox, client, row).catch((error: unknown) => world.log.debug({ error }, 'not marked as answered'));
  });

async function markAnswered({ db }: World, mailbox: MailboxRow, client: ImapFlow, { original_id, how }: DraftRow) {
  if (original_id === null || how === 'forward') return;
  const [original] = await messagesById(db, mailbox.id, [original_id]);
  if (!original) return;
  const lock = await client.getMailboxLock(original.folder);
  try {
    if (client.mailbox && Number(client.mailbox.uidValidity) !== original.uidValidity) return;
    await client.messageFlagsAdd(String(original.uid), ['\\Answered'], { uid: true });
  } finally {
    lock.release();
  }
  await markMessages(db, mailbox.id, [original.id], { answered: true });
}
