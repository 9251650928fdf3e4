import type { EmailAddressee, EmailDraft, SendProblem } from '@vitrine/contract/emails/writing.ts';
import { maxAttachmentBytes, maxDrafts, sendProblems } from '@vitrine/contract/emails/writing.ts';
import { type Atomic, atomically, type World } from '../../../platform/context.ts';
import { removeFiles } from '../../../platform/files/stored-files.ts';
import type { OwnFile } from '../../../platform/personal-data.ts';
import { Refused } from '../../../platform/refused.ts';
import { findMailbox, type MailboxRow } from '../mailbox.sql.ts';
import * as sql from './drafts.sql.ts';

/** What somebody wrote, and to whom. */
export interface Words {
  to: EmailAddressee[];
  cc: EmailAddressee[];
  bcc: EmailAddressee[];
  subject: string;
  html: string;
}

const empty: Words = { to: [], cc: [], bcc: [], subject: '', html: '' };
const purposeOf = (mailboxId: string, id: string) => `draft ${mailboxId} ${id}`;

const headPurpose = (mailboxId: string, id: string) => `draft head ${mailboxId} ${id}`;

/** Words as they are stored; and by themselves those that a list shows, for it opens many. */
export function sealWords(world: World, mailboxId: string, id: string, words: Words) {
  const close = (value: object, purpose: string) => world.seal.close(Buffer.from(JSON.stringify(value)), purpose);
  const { html: _, ...head } = words;
  return { sealed: close(words, purposeOf(mailboxId, id)), sealed_head: close(head, headPurpose(mailboxId, id)) };
}

type Head = Omit<Words, 'html'>;

/** Who gets a draft, and its subject. Drafts of before have them among their words alone. */
function headOf(world: World, row: sql.ListedDraft): Head {
  if (row.sealed_head === null) {
    const { html: _, ...head } = wordsOf(world, { ...row, sealed: row.sealed ?? Buffer.alloc(0) });
    return head;
  }
  try {
    return JSON.parse(world.seal.open(row.sealed_head, headPurpose(row.mailbox_id, row.id)).toString()) as Head;
  } catch {
    const { html: _, ...head } = empty;
    return head;
  }
}

/** The words of a draft; none where they were sealed with another key. */
export function wordsOf(world: World, { id, mailbox_id, sealed }: Pick<sql.DraftRow, 'id' | 'mailbox_id' | 'sealed'>): Words {
  try {
    return JSON.parse(world.seal.open(sealed, purposeOf(mailbox_id, id)).toString()) as Words;
  } catch {
    return empty;
  }
}

const problemOf = (problem: string | null): SendProblem | null => sendProblems.find((one) => one === problem) ?? null;

const factsOf = (row: Omit<sql.ListedDraft, 'sealed'>, files: sql.DraftFileRow[]) => ({
  id: row.id,
  state: row.state,
  revision: row.revision,
  files: files.filter((one) => one.draft_id === row.id).map(({ id, name, bytes }) => ({ id, name, bytes: Number(bytes) })),
  sendAt: row.send_at,
  problem: problemOf(row.problem),
  refused: row.refused,
  updatedAt: row.updated_at,
});

/** Drafts as a list shows them: without their words. */
export async function draftsOnWire(world: World, rows: sql.ListedDraft[]): Promise<Omit<EmailDraft, 'html'>[]> {
  const files = await sql.filesOf(
    world.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...headOf(world, row), ...factsOf(row, files) }));
}

export async function draftOnWire(world: World, row: sql.DraftRow): Promise<EmailDraft> {
  return { ...wordsOf(world, row), ...factsOf(row, await sql.filesOf(world.db, [row.id])) };
}

export interface Begun extends Words {
  original?: { id: string; how: 'reply' | 'reply-all' | 'forward'; inReplyTo: string; references: string[] } | undefined;
}

/** Writes a new draft. */
export async function beginDraft(world: World, mailbox: MailboxRow, { original, ...words }: Begun): Promise<sql.DraftRow> {
  if ((await sql.countDrafts(world.db, mailbox.id)) >= maxDrafts) throw new Refused('too-many-drafts');
  const id = world.newId();
  const now = world.now().toISOString();
  await sql.insertDraft(world.db, {
    id,
    mailbox_id: mailbox.id,
    state: 'draft',
    ...sealWords(world, mailbox.id, id, words),
    original_id: original?.id ?? null,
    how: original?.how ?? null,
    in_reply_to: original?.inReplyTo ?? '',
    reference_ids: original?.references ?? [],
    created_at: now,
    updated_at: now,
  });
  return ownDraft(world, mailbox, id);
}

export async function ownDraft(world: World, mailbox: MailboxRow, id: string) {
  const row = await sql.findDraft(world.db, mailbox.id, id);
  if (!row) throw new Refused('not-found');
  return row;
}

/** What somebody may still change: not on its way, not gone. */
const changeable: readonly sql.DraftRow['state'][] = ['draft', 'failed', 'unsure'];

/** Changes a draft that is held meanwhile; refused while it is on its way. */
export const changing = <W extends World, R>(
  world: W,
  mailbox: MailboxRow,
  id: string,
  work: (world: Atomic<W>, row: sql.DraftRow) => Promise<R>,
): Promise<R> =>
  atomically(world, async (world) => {
    const row = await sql.lockDraft(world.db, mailbox.id, id);
    if (!row) throw new Refused('not-found');
    if (!changeable.includes(row.state)) throw new Refused('email-on-its-way');
    return work(world, row);
  });

/** Takes a stored file along, as far as there is room for it. */
export const addFile = (world: World, mailbox: MailboxRow, id: string, file: Omit<sql.DraftFileRow, 'id' | 'draft_id' | 'created_at'>) =>
  changing(world, mailbox, id, async (world, row) => {
    const others = await sql.filesOf(world.db, [id]);
    const bytes = others.reduce((sum, one) => sum + Number(one.bytes), Number(file.bytes));
    if (bytes > maxAttachmentBytes) throw new Refused('attachments-too-large');
    const now = world.now().toISOString();
    await sql.insertFile(world.db, { ...file, id: world.newId(), draft_id: id, created_at: now });
    return sql.updateDraft(world.db, row.id, { message_id: null, updated_at: now });
  });

/** Lets go of a draft, with its files. */
export async function throwAway(ctx: Atomic, id: string) {
  const files = await sql.filesOf(ctx.db, [id]);
  await sql.deleteDraft(ctx.db, id);
  await removeFiles(
    ctx,
    files.map(({ stored }) => stored),
  );
}

/** For whoever asks what is stored of them. */
export async function draftsTold(world: World, accountId: string) {
  const mailbox = await findMailbox(world.db, accountId);
  const rows = mailbox ? await sql.wholeDrafts(world.db, mailbox.id, maxDrafts) : [];
  const files = await sql.filesOf(
    world.db,
    rows.map(({ id }) => id),
  );
  return {
    drafts: rows.map((row) => ({ ...wordsOf(world, row), state: row.state, sendAt: row.send_at, updatedAt: row.updated_at })),
    files: files.map(({ name, stored, created_at }): OwnFile => ({ name: `drafts/${created_at.slice(0, 10)} ${name}`, stored })),
  };
}
