import type { emailAliases, emails } from '@vitrine/contract/emails/messages.ts';
import type { EmailRow, FolderRole } from '@vitrine/contract/emails/shapes.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { archiveOf, moveTo, removeForGood, setFlags } from './acting.ts';
import { contentOf } from './content/content.ts';
import { safeFileName } from './content/file-names.ts';
import { linkTo } from './content/links.ts';
import { listFolders } from './indexing/index.sql.ts';
import { seeTold } from './indexing/telling.ts';
import type { MailboxRow } from './mailbox.sql.ts';
import * as sql from './messages.sql.ts';
import { messageOf, type Own, ownMailbox } from './own.ts';

async function messagesOf(ctx: Own, ids: string[]) {
  const mailbox = await ownMailbox(ctx);
  const rows = await sql.messagesById(ctx.db, mailbox.id, ids);
  if (rows.length !== new Set(ids).size) throw new Refused('not-found');
  return { mailbox, rows };
}

async function folderOf(ctx: Own, mailbox: MailboxRow, by: { path?: string; role?: FolderRole }) {
  const folders = await listFolders(ctx.db, mailbox.id);
  return folders.find(({ path, role }) => (by.path === undefined ? role === by.role : path === by.path));
}

/** Rows as they go over the wire, with who of the senders is known. */
async function shown(ctx: Own, rows: sql.MessageRow[]): Promise<EmailRow[]> {
  const known = new Map(
    (await sql.sendersOf(ctx.db, ctx.actor, [...new Set(rows.map(({ fromEmail }) => fromEmail))])).map((one) => [one.email, one]),
  );
  return rows.map((row) => ({
    message_id: row.id,
    status: known.get(row.fromEmail)?.status ?? 'User',
    sender: { name: row.fromName, email: row.fromEmail },
    to: row.recipients,
    applicationId: known.get(row.fromEmail)?.applicationId ?? null,
    folder: row.folder,
    subject: row.subject,
    snippet: row.snippet,
    receivedAt: row.receivedAt,
    seen: row.seen,
    flagged: row.flagged,
    answered: row.answered,
    attachments: row.attachments,
    thread: row.thread,
    threadCount: row.threadCount,
  }));
}

const remove: Handlers<typeof emails>['remove'] = async (ctx, { name, message_id }) => {
  // a page that is loaded ahead of time, or a picture on somebody else's page, deletes nothing
  if (!ctx.caller.deliberate) throw new Refused('not-allowed');
  const mailbox = await ownMailbox(ctx);
  const row = await messageOf(ctx, mailbox, message_id, name);
  if (row.folder !== name) throw new Refused('not-found');
  const trash = await folderOf(ctx, mailbox, { role: 'trash' });
  if (trash && row.role !== 'trash') return { moved: await moveTo(ctx, mailbox, trash, [row]) };
  await removeForGood(ctx, mailbox, row);
  return { moved: [] };
};

export const emailAliasHandlers: Handlers<typeof emailAliases> = { remove };

export const emailHandlers: Handlers<typeof emails> = {
  async list(ctx, { folder, text, thread, unread, conversations, page, count }) {
    const mailbox = await ownMailbox(ctx);
    const inbox = text || thread ? undefined : (await folderOf(ctx, mailbox, { role: 'inbox' }))?.path;
    const { rows, total } = await sql.listMessages(ctx.db, {
      mailboxId: mailbox.id,
      folder: folder ?? inbox,
      text,
      thread,
      unread,
      conversations,
      page,
      count,
    });
    return { items: await shown(ctx, rows), total, page, count };
  },

  async read(ctx, { email, message_id, pictures = false }) {
    const mailbox = await ownMailbox(ctx);
    if (email.toLowerCase() !== mailbox.email) throw new Refused('not-found');
    const row = await messageOf(ctx, mailbox, message_id);
    const content = await contentOf(ctx, mailbox, row);
    const [[head], conversation] = await Promise.all([
      shown(ctx, [row]),
      sql.conversationOf(ctx.db, mailbox.id, row.thread).then((rows) => shown(ctx, rows)),
    ]);
    if (!head) throw new Refused('not-found');
    const empty = { ...head, conversation, cc: [], text: '', html: null, remotePictures: 0, files: [] };
    if ('unreadable' in content) return { ...empty, unreadable: content.unreadable };
    const { marker, mail } = content;
    return {
      ...empty,
      unreadable: null,
      cc: mail.cc,
      text: mail.text,
      html:
        mail.html === null
          ? null
          : withPictures(mail.html, marker, pictures ? mail.pictures.map((url) => pictureLink(ctx, mailbox, url)) : []),
      remotePictures: mail.pictures.length,
      files: mail.files
        .filter((one) => !one.shown)
        .map(({ part, name, contentType, bytes }) => {
          const safe = safeFileName(name);
          return {
            name: safe,
            contentType,
            bytes,
            url: `/api/imap/file/${linkTo(ctx, { file: part, message: row.id, mailbox: mailbox.id, name: safe })}`,
          };
        }),
    };
  },

  async mark(ctx, { ids, seen, flagged }) {
    const { mailbox, rows } = await messagesOf(ctx, ids);
    await setFlags(ctx, mailbox, rows, { ...(seen === undefined ? {} : { seen }), ...(flagged === undefined ? {} : { flagged }) });
    if (seen) await atomically(ctx, (ctx) => seeTold(ctx, ctx.actor.accountId, [...new Set(rows.map(({ fromEmail }) => fromEmail))]));
  },

  async move(ctx, { ids, folder }) {
    const { mailbox, rows } = await messagesOf(ctx, ids);
    const target = await folderOf(ctx, mailbox, { path: folder });
    if (!target) throw new Refused('not-found');
    return { moved: await moveTo(ctx, mailbox, target, rows) };
  },

  async archive(ctx, { ids }) {
    const { mailbox, rows } = await messagesOf(ctx, ids);
    return { moved: await moveTo(ctx, mailbox, await archiveOf(ctx, mailbox), rows) };
  },

  remove,
};

const pictureLink = (ctx: Own, mailbox: MailboxRow, picture: string) =>
  `/api/imap/picture/${linkTo(ctx, { picture, mailbox: mailbox.id })}`;

/** What stands where a picture is not shown: a quiet surface of its size, in place of the sign for what is broken. */
const hidden =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2248%22 height=%2232%22%3E%3Crect width=%22100%25%22 height=%22100%25%22 rx=%224%22 fill=%22%23e0e8e9%22/%3E%3C/svg%3E';

/** In the place of each picture its link, or that surface. The marker is made for this one answer, so that no e-mail can contain it. */
const withPictures = (html: string, marker: string, links: string[]) =>
  html.replaceAll(new RegExp(` src="https://${marker.replaceAll('.', '\\.')}/(\\d+)/"`, 'g'), (_, number: string) => {
    const link = links[Number(number)];
    return ` src="${link ?? hidden}"`;
  });
