import type { FolderRole } from '@vitrine/contract/emails/shapes.ts';
import type { FetchMessageObject, ImapFlow, ListResponse } from 'imapflow';
import { atomically, type World } from '../../../platform/context.ts';
import { entryOf, entryQuery, flagsOf, threadedOf } from './entries.ts';
import * as sql from './index.sql.ts';
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
  const listed = (await client.list({ statusQuery: status })).filter((one) => isReadable(one));
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
  const lock = await client.getMailboxLock(folder.path);
  try {
    const opened = client.mailbox;
    if (!opened) return 0;
    if (Number(opened.uidValidity) !== folder.uid_validity) await begin(world, folder, Number(opened.uidValidity));
    const modseq = opened.highestModseq === undefined ? null : Number(opened.highestModseq);
    const uids = opened.exists === 0 ? [] : await client.search({ all: true }, { uid: true });
    // a server that says no has not said that the folder is empty
    if (!uids) throw new Error('the server did not search');
    const missing = await reconcile(world, mailboxId, folder, uids);
    await readFlags(world, client, folder, modseq);
    const wanted = missing.slice(0, most);
    for (let at = 0; at < wanted.length; ) {
      const some = wanted.slice(at, at + (at === 0 ? firstBatch : batch));
      await store(world, mailboxId, folder.id, await client.fetchAll(some.join(','), entryQuery, { uid: true }));
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

/** Lets go of what is not in the folder any more, and says what of it is not in the index, the newest first. */
const reconcile = (world: World, mailboxId: string, folder: Folder, uids: number[]) =>
  atomically(world, async ({ db }) => {
    await sql.lockMailbox(db, mailboxId);
    const known = new Set(await sql.uidsOf(db, folder.id));
    const there = new Set(uids);
    const gone = [...known].filter((uid) => !there.has(uid));
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
    const changed = await client.fetchAll('1:*', query, { uid: true, changedSince: BigInt(folder.highest_modseq) });
    return sql.saveFlags(world.db, folder.id, changed.map(flagsOf));
  }
  const since = new Date(world.now().getTime() - flagDays * 24 * 3600 * 1000).toISOString();
  const first = await sql.firstUidSince(world.db, folder.id, since);
  if (first !== null) await sql.saveFlags(world.db, folder.id, (await client.fetchAll(`${first}:*`, query, { uid: true })).map(flagsOf));
}

/** Puts e-mails into the index and to their conversations. */
async function store(world: World, mailboxId: string, folderId: string, messages: FetchMessageObject[]) {
  const rows = messages.map((one) => entryOf(one, { id: world.newId(), mailboxId, folderId }));
  await atomically(world, async ({ db }) => {
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
    await sql.insertMessages(
      db,
      rows.map((row) => ({ ...row, thread_id: threads.get(row.id) ?? row.id })),
    );
  });
}
