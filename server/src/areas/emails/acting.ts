import { serverPatience } from '@vitrine/contract/emails/shapes.ts';
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

/** In the folder of these e-mails, which nothing else of this connection opens meanwhile; where its numbers mean other e-mails by now, these are gone. */
async function inFolder<R>(client: ImapFlow, path: string, [one]: sql.MessageRow[], work: () => Promise<R>) {
  const lock = await client.getMailboxLock(path);
  try {
    // of a folder that was not read yet nothing is known
    const known = one?.uidValidity ?? 0;
    if (known !== 0 && (!client.mailbox || Number(client.mailbox.uidValidity) !== known)) throw new Refused('not-found');
    return await work();
  } finally {
    lock.release();
  }
}

const acts = new Map<string, Promise<unknown>>();

/** What is done to one mailbox waits for each other here, and not with a connection to the database in its hands. */
async function inTurn<R>(mailboxId: string, work: () => Promise<R>): Promise<R> {
  const mine = (acts.get(mailboxId) ?? Promise.resolve()).then(work);
  const settled = mine.catch(() => undefined);
  acts.set(mailboxId, settled);
  try {
    return await mine;
  } finally {
    if (acts.get(mailboxId) === settled) acts.delete(mailboxId);
  }
}

/**
 * What is done to e-mails is done at their server first and then in the index. Whoever reads the mailbox waits meanwhile:
 * it would find the change half done. A server that does not answer within seconds is given up.
 */
const acting = <R>(world: World, mailbox: MailboxRow, work: (client: ImapFlow, world: World) => Promise<R>) =>
  inTurn(mailbox.id, () =>
    atServer(world, mailbox, async (client) => {
      const late = setTimeout(() => client.close(), serverPatience);
      try {
        return await atomically(world, async (world) => {
          if (!(await lockMailbox(world.db, mailbox.id))) throw new Refused('not-found');
          return await work(client, world);
        });
      } finally {
        clearTimeout(late);
      }
    }),
  );

/** A server that says no, or nothing any more, has not done it. */
function demandDone(done: boolean) {
  if (!done) throw new Error('the server did not do it');
}

/** Marks e-mails at their server and here. */
export const setFlags = (world: World, mailbox: MailboxRow, rows: sql.MessageRow[], set: { seen?: boolean; flagged?: boolean }) =>
  acting(world, mailbox, async (client, { db }) => {
    const flags = [
      ...(set.seen === undefined ? [] : [['\\Seen', set.seen] as const]),
      ...(set.flagged === undefined ? [] : [['\\Flagged', set.flagged] as const]),
    ];
    if (flags.length === 0) return;
    for (const [path, some] of byFolder(rows))
      await inFolder(client, path, some, async () => {
        for (const [flag, on] of flags)
          demandDone(
            await (on
              ? client.messageFlagsAdd(uidsOf(some), [flag], { uid: true })
              : client.messageFlagsRemove(uidsOf(some), [flag], { uid: true })),
          );
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
      const reply = await inFolder(client, path, some, () => client.messageMove(uidsOf(some), target.path, { uid: true }));
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
    await inFolder(client, row.folder, [row], async () => demandDone(await client.messageDelete(String(row.uid), { uid: true })));
    await sql.deleteMessages(db, mailbox.id, [row.id]);
  });

/** The archive of a mailbox; made where there is none. */
export async function archiveOf(world: World, mailbox: MailboxRow): Promise<Folder> {
  const known = (await listFolders(world.db, mailbox.id)).find(({ role }) => role === 'archive');
  if (known) return known;
  const { path, uidValidity } = await atServer(world, mailbox, async (client) => {
    const { path } = await client.mailboxCreate('Archive');
    const status = await client.status(path, { uidValidity: true });
    return { path, uidValidity: status ? Number(status.uidValidity ?? 0) : 0 };
  });
  const row = {
    mailbox_id: mailbox.id,
    path,
    name: 'Archive',
    role: 'archive' as const,
    uid_validity: uidValidity,
    uid_next: 0,
    highest_modseq: null,
    total: 0,
  };
  await saveFolder(world.db, { id: world.newId(), ...row });
  const made = (await listFolders(world.db, mailbox.id)).find((one) => one.path === path);
  if (!made) throw new Refused('not-found');
  return made;
}
