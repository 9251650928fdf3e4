import type { ImapFlow } from 'imapflow';
import { atomically, type World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { atServer } from './connecting.ts';
import { listFolders, lockMailbox, saveFolder } from './indexing/index.sql.ts';
import type { MailboxRow } from './mailbox.sql.ts';
import * as sql from './messages.sql.ts';

interface Folder {
  id: string;
  path: string;
}

function byFolder(rows: sql.MessageRow[]) {
  const folders = new Map<string, sql.MessageRow[]>();
  for (const row of rows) folders.set(row.folder, [...(folders.get(row.folder) ?? []), row]);
  return folders;
}

const uidsOf = (rows: sql.MessageRow[]) => rows.map(({ uid }) => uid).join(',');

/** In a folder of a mailbox, which nothing else of this connection opens meanwhile. */
async function inFolder<R>(client: ImapFlow, path: string, work: () => Promise<R>) {
  const lock = await client.getMailboxLock(path);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/**
 * What is done to e-mails is done at their server first and then in the index. Whoever reads the mailbox waits meanwhile:
 * it would find the change half done. The server is given up within seconds, and so is the wait.
 */
const acting = <R>(world: World, mailbox: MailboxRow, work: (client: ImapFlow, world: World) => Promise<R>) =>
  atServer(world, mailbox, (client) =>
    atomically(world, async (world) => {
      if (!(await lockMailbox(world.db, mailbox.id))) throw new Refused('not-found');
      return work(client, world);
    }),
  );

/** Marks e-mails at their server and here. */
export const setFlags = (world: World, mailbox: MailboxRow, rows: sql.MessageRow[], set: { seen?: boolean; flagged?: boolean }) =>
  acting(world, mailbox, async (client, { db }) => {
    const flags = [
      ...(set.seen === undefined ? [] : [['\\Seen', set.seen] as const]),
      ...(set.flagged === undefined ? [] : [['\\Flagged', set.flagged] as const]),
    ];
    if (flags.length === 0) return;
    for (const [path, some] of byFolder(rows))
      await inFolder(client, path, async () => {
        for (const [flag, on] of flags)
          await (on
            ? client.messageFlagsAdd(uidsOf(some), [flag], { uid: true })
            : client.messageFlagsRemove(uidsOf(some), [flag], { uid: true }));
      });
    await sql.markMessages(
      db,
      mailbox.id,
      rows.map(({ id }) => id),
      set,
    );
  });

/** Moves e-mails to another folder. Answers from where each came, as far as the server says where it is now: the rest is found anew. */
export const moveTo = (world: World, mailbox: MailboxRow, target: Folder, rows: sql.MessageRow[]) =>
  acting(world, mailbox, async (client, { db }) => {
    const moved: { id: string; from: string }[] = [];
    for (const [path, some] of byFolder(rows)) {
      if (path === target.path) continue;
      const reply = await inFolder(client, path, () => client.messageMove(uidsOf(some), target.path, { uid: true }));
      if (!reply) throw new Error('the server did not move it');
      const now = some.flatMap(({ id, uid }) => {
        const there = reply.uidMap?.get(uid);
        return there === undefined ? [] : [{ id, uid: there }];
      });
      const found = new Set(now.map(({ id }) => id));
      await sql.moveMessages(db, target.id, now);
      await sql.deleteMessages(
        db,
        mailbox.id,
        some.map(({ id }) => id).filter((id) => !found.has(id)),
      );
      moved.push(...now.map(({ id }) => ({ id, from: path })));
    }
    return moved;
  });

/** Removes an e-mail at its server and here; nothing brings it back. */
export const removeForGood = (world: World, mailbox: MailboxRow, row: sql.MessageRow) =>
  acting(world, mailbox, async (client, { db }) => {
    await inFolder(client, row.folder, () => client.messageDelete(String(row.uid), { uid: true }));
    await sql.deleteMessages(db, mailbox.id, [row.id]);
  });

/** The archive of a mailbox; made where there is none. */
export async function archiveOf(world: World, mailbox: MailboxRow): Promise<Folder> {
  const known = (await listFolders(world.db, mailbox.id)).find(({ role }) => role === 'archive');
  if (known) return known;
  const { path } = await atServer(world, mailbox, (client) => client.mailboxCreate('Archive'));
  const row = {
    mailbox_id: mailbox.id,
    path,
    name: 'Archive',
    role: 'archive' as const,
    uid_validity: 0,
    uid_next: 0,
    highest_modseq: null,
    total: 0,
  };
  await saveFolder(world.db, { id: world.newId(), ...row });
  const made = (await listFolders(world.db, mailbox.id)).find((one) => one.path === path);
  if (!made) throw new Refused('not-found');
  return made;
}
