import { minute } from '@vitrine/contract/durations.ts';
import type { FolderRole } from '@vitrine/contract/emails/shapes.ts';
import type { FetchMessageObject, ImapFlow, ListResponse } from 'imapflow';
import { atomically, type World } from '../../../platform/context.ts';
import { inTime } from '../connecting.ts';
import { mailboxById } from '../mailbox.sql.ts';
import { entryOf, entryQuery, flagsOf, threadedOf } from './entries.ts';
import * as sql from './index.sql.ts';
import { seeTold, tellOf } from './telling.ts';
import { threadsOf } from './threads.ts';

const roles: Record<string, FolderRole> = {
  '\\Inbox': 'inbox',
  '\\Drafts': 'drafts',
  '\\Sent': 'sent',
  '\\Archive': 'archive',
  '\\All': 'archive',
  '\\Junk': 'junk',
  '\\Trash': 'trash',
};
/** What people open first is read first. */
const order: (FolderRole | null)[] = ['inbox', 'sent', 'drafts', null, 'archive', 'trash', 'junk'];

/** The first page is there while the rest of a batch is on its way. */
const firstBatch = 100;
const batch = 500;
/** A server that answers drop by drop, whatever it was asked, holds a place that others wait for. */
const patience = 2 * minute;
const within = <R>(client: ImapFlow, work: Promise<R>) => inTime(client, patience, work);
/** Without CONDSTORE, the flags of so many days are looked at. */
const flagDays = 30;

type Folder = Awaited<ReturnType<typeof sql.listFolders>>[number];
interface Place {
  mailboxId: string;
  client: ImapFlow;
}

const status = { messages: true, uidNext: true, uidValidity: true, highestModseq: true };

/** The folders of a mailbox as its server has them now, the most wanted first, and whether there is anything new in each. */
export async function readFolders(world: World, { mailboxId, client }: Place) {
  const listed = (await within(client, client.list({ statusQuery: status }))).filter((one) => isReadable(one));
  const known = new Map((await sql.listFolders(world.db, mailboxId)).map((one) => [one.path, one]));
  for (const one of listed) {
    await sql.saveFolder(world.db, {
      id: known.get(one.path)?.id ?? world.newId(),
      mailbox_id: mailboxId,
      path: one.path,
      name: one.name,
      role: roleOf(one),
      uid_validity: 0,
      uid_next: 0,
      highest_modseq: null,
      total: one.status?.messages ?? 0,
    });
  }
  const paths = new Set(listed.map(({ path }) => path));
  const left = [...known.values()].filter(({ path }) => !paths.has(path)).map(({ id }) => id);
  if (left.length > 0) await sql.deleteFolders(world.db, left);
  const folders = await sql.listFolders(world.db, mailboxId);
  const inOrder = folders.toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  const said = new Map(listed.map((one) => [one.path, one.status]));
  return inOrder.map((folder) => ({ folder, changed: isChanged(folder, said.get(folder.path)) }));
}

const isReadable = ({ flags, specialUse }: ListResponse) =>
  !flags.has('\\Noselect') && !flags.has('\\NonExistent') && specialUse !== '\\Flagged' && specialUse !== '\\Important';

const roleOf = ({ path, specialUse }: ListResponse) => (path.toUpperCase() === 'INBOX' ? 'inbox' : (roles[specialUse ?? ''] ?? null));

const isChanged = (folder: Folder, said: ListResponse['status']) =>
  !said ||
  Number(said.uidValidity) !== folder.uid_validity ||
  said.uidNext !== folder.uid_next ||
  said.messages !== folder.total ||
  said.highestModseq === undefined ||
  Number(said.highestModseq) !== folder.highest_modseq;

/**
 * Makes the index of a folder as the folder is: what is gone goes, flags follow, and what is missing is read, the newest
 * first, at most so many. Ending in the middle does no harm: the next time finds what is still missing. Says how many are.
 */
export async function readFolder(world: World, { mailboxId, client }: Place, folder: Folder, most: number): Promise<number> {
  const lock = await within(client, client.getMailboxLock(folder.path));
  try {
    const opened = client.mailbox;
    if (!opened) return 0;
    if (Number(opened.uidValidity) !== folder.uid_validity) await begin(world, folder, Number(opened.uidValidity));
    const modseq = opened.highestModseq === undefined ? null : Number(opened.highestModseq);
    // what is moved here while the server searches is in the index and not in what it finds
    const before = await sql.uidsOf(world.db, folder.id);
    const uids = opened.exists === 0 ? [] : await within(client, client.search({ all: true }, { uid: true }));
    // a server that says no has not said that the folder is empty
    if (!uids) throw new Error('the server did not search');
    const missing = await reconcile(world, mailboxId, folder, { before, uids });
    await readFlags(world, client, folder, modseq);
    const wanted = missing.slice(0, most);
    for (let at = 0; at < wanted.length; ) {
      const some = wanted.slice(at, at + (at === 0 ? firstBatch : batch));
      const read = await within(client, client.fetchAll(some.join(','), entryQuery, { uid: true }));
      await store(world, mailboxId, folder.id, read);
      at += some.length;
    }
    await sql.updateFolder(world.db, folder.id, { uid_next: opened.uidNext, highest_modseq: modseq, total: uids.length });
    return missing.length - wanted.length;
  } finally {
    lock.release();
  }
}

/** The numbers of a folder mean something else from now on: it is read anew. */
async function begin(world: World, folder: Folder, validity: number) {
  await atomically(world, async ({ db }) => {
    await sql.lockMailbox(db, folder.mailbox_id);
    await sql.emptyFolder(db, folder.id);
    await sql.updateFolder(db, folder.id, { uid_validity: validity, uid_next: 0, highest_modseq: null });
  });
  folder.highest_modseq = null;
}

/** Lets go of what was in the index before and is not in the folder any more, and says what of it is not in the index, the newest first. */
const reconcile = (world: World, mailboxId: string, folder: Folder, { before, uids }: { before: number[]; uids: number[] }) =>
  atomically(world, async ({ db }) => {
    await sql.lockMailbox(db, mailboxId);
    const known = new Set(await sql.uidsOf(db, folder.id));
    const there = new Set(uids);
    const gone = before.filter((uid) => !there.has(uid));
    if (gone.length > 0) await sql.deleteUids(db, folder.id, gone);
    // who waits at the screen sees at once of how many
    await sql.updateFolder(db, folder.id, { total: uids.length });
    return uids.filter((uid) => !known.has(uid)).sort((a, b) => b - a);
  });

/** What was read, answered or starred elsewhere: since the last time where the server counts changes, else of the last days. */
async function readFlags(world: World, client: ImapFlow, folder: Folder, modseq: number | null) {
  const query = { uid: true, flags: true };
  if (modseq !== null && folder.highest_modseq !== null) {
    if (modseq === folder.highest_modseq) return;
    const changed = await within(client, client.fetchAll('1:*', query, { uid: true, changedSince: BigInt(folder.highest_modseq) }));
    return follow(world, folder, changed);
  }
  const since = new Date(world.now().getTime() - flagDays * 24 * 3600 * 1000).toISOString();
  const first = await sql.firstUidSince(world.db, folder.id, since);
  if (first !== null) await follow(world, folder, await within(client, client.fetchAll(`${first}:*`, query, { uid: true })));
}

/** Keeps what was done elsewhere; who has read an e-mail there needs no bell for it here. */
const follow = (world: World, folder: Folder, changed: FetchMessageObject[]) =>
  atomically(world, async (world) => {
    const flags = changed.map(flagsOf);
    const read = flags.filter(({ seen }) => seen).map(({ uid }) => uid);
    const senders = await sql.unseenSenders(world.db, folder.id, read);
    await sql.saveFlags(world.db, folder.id, flags);
    const owner = senders.length > 0 ? await mailboxById(world.db, folder.mailbox_id) : undefined;
    if (owner) await seeTold(world, owner.account_id, senders);
  });

/** Puts e-mails into the index and to their conversations. */
async function store(world: World, mailboxId: string, folderId: string, messages: FetchMessageObject[]) {
  const rows = messages.map((one) => entryOf(one, { id: world.newId(), mailboxId, folderId }));
  await atomically(world, async (world) => {
    const { db } = world;
    if (!(await sql.lockMailbox(db, mailboxId))) return;
    const mails = rows.map(threadedOf);
    const related = await sql.relatedTo(db, mailboxId, mails);
    const threads = threadsOf([...related, ...mails]);
    const merged = new Map<string, string>();
    for (const { id, threadId } of related) {
      const now = threads.get(id);
      if (threadId && now && now !== threadId) merged.set(threadId, now);
    }
    await sql.mergeThreads(db, mailboxId, merged);
    const written = await sql.insertMessages(
      db,
      rows.map((row) => ({ ...row, thread_id: threads.get(row.id) ?? row.id })),
    );
    await tellOf(
      world,
      mailboxId,
      folderId,
      rows.filter(({ id }) => written.has(id)),
    );
  });
}
