import { attachedCharacters, type emailsBeside } from '@vitrine/contract/emails/beside.ts';
import { audited } from '../../../platform/audit.ts';
import { atomically, type Ctx, type MemberActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { safeHtml, textOf } from '../../../platform/rich-text.ts';
import { attachEmail, attachedEmails, deleteEmail, type EmailCopy, findEmail, findEmailBySource } from '../../applications/index.ts';
import { contentOf } from '../content/content.ts';
import type { ReadMail } from '../content/mail-cage.ts';
import { visible } from '../content/visible.ts';
import { findMailbox, type MailboxRow } from '../mailbox.sql.ts';
import { messageOf, type Own, ownMailbox } from '../own.ts';
import * as sql from './beside.sql.ts';

/** The candidate of an application, within what the caller may see. */
async function candidateOf(ctx: Ctx<MemberActor>, applicationId: string) {
  const found = await sql.findCandidate(ctx.db, ctx.actor, applicationId);
  if (!found) throw new Refused('not-found');
  return found;
}

/** HTML of a stranger that is read here and not in the cage. */
const longestHtml = 20 * attachedCharacters;

/** The words of an e-mail as its owner read them: of its HTML where it has one, whatever else its plain text says. */
function wordsOf({ html, text }: Pick<ReadMail, 'html' | 'text'>) {
  if (html === null) return visible(text).trim();
  const apart = html
    .replace(/<img\b[^>]*>/gi, '')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<\/tr>/gi, '<br>');
  // of a longer one nobody reads on: no more is taken than what surely holds the words that are kept
  return textOf(safeHtml(visible(apart).slice(0, longestHtml)));
}

const nameOf = ({ name, email }: { name: string; email: string }) => visible(name).trim() || email;

/** What everybody who sees the application will read: names and words, no addresses and no files. */
async function copyOf(ctx: Own, mailbox: MailboxRow, messageId: string): Promise<EmailCopy> {
  const row = await messageOf(ctx, mailbox, messageId);
  const content = await contentOf(ctx, mailbox, row);
  const words = {
    subject: visible(row.subject),
    from: nameOf({ name: row.fromName, email: row.fromEmail }),
    to: row.recipients.map(nameOf),
  };
  // of what nobody can read there are its first words
  if ('unreadable' in content) return { ...words, text: visible(row.snippet), shortened: true, files: 0 };
  const text = wordsOf(content.mail);
  return {
    ...words,
    text: text.slice(0, attachedCharacters).toWellFormed(),
    shortened: text.length > attachedCharacters,
    files: content.mail.files.filter(({ shown }) => !shown).length,
  };
}

const wantedOf = (ctx: Own, mailbox: MailboxRow, { id, email }: { id: string; email: string }) => ({
  mailboxId: mailbox.id,
  accountId: ctx.actor.accountId,
  applicationId: id,
  email: email.toLowerCase(),
});

export const besideHandlers: Handlers<typeof emailsBeside> = {
  async own(ctx, { id, count }) {
    const candidate = await candidateOf(ctx, id);
    const mailbox = await findMailbox(ctx.db, ctx.actor.accountId);
    // an address leads to the person, and so does what they wrote
    if (!mailbox || candidate.blind || candidate.withdrawn_at) return { mailbox: mailbox?.email ?? null, items: [], total: 0 };
    const { rows, total } = await sql.listBeside(ctx.db, wantedOf(ctx, mailbox, candidate), count);
    return {
      mailbox: mailbox.email,
      total,
      items: rows.map((row) => ({
        message_id: row.id,
        sender: { name: row.fromName, email: row.fromEmail },
        to: row.recipients,
        subject: row.subject,
        receivedAt: row.receivedAt,
        seen: row.seen,
        attachments: row.attachments,
        sent: row.fromEmail === mailbox.email,
        attachedId: row.attachedId,
      })),
    };
  },

  async attached(ctx, { id }) {
    const { blind, account_id } = await candidateOf(ctx, id);
    const rows = blind ? [] : await attachedEmails(ctx, [id]);
    if (rows.length > 0) await audited(ctx, { action: 'seen', object: 'email', objectId: id, subjects: [account_id] });
    return {
      items: rows.map(({ copy, ...row }) => ({
        id: row.id,
        ...copy,
        sentAt: row.sent_at,
        by: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
        attachedAt: row.attached_at,
        removable: mayTakeBack(ctx, row),
      })),
    };
  },

  async attach(ctx, { id, message_id }) {
    const candidate = await candidateOf(ctx, id);
    if (candidate.blind) throw new Refused('not-found');
    if (candidate.withdrawn_at) throw new Refused('already-withdrawn');
    const mailbox = await ownMailbox(ctx);
    const { id: own } = await messageOf(ctx, mailbox, message_id);
    const row = await sql.findBeside(ctx.db, wantedOf(ctx, mailbox, candidate), own);
    if (!row) throw new Refused('not-found');
    if (row.attachedId) return { attachedId: row.attachedId };
    const by = ctx.actor.accountId;
    // it may come from its server, which takes its time: whose the application is, is asked again below
    const copy = await copyOf(ctx, mailbox, row.id);
    return atomically(ctx, async (ctx) => {
      const { source, receivedAt: sentAt } = row;
      const attachedId = await attachEmail(ctx, { applicationId: id, by, source, sentAt, copy });
      if (attachedId) await audited(ctx, { action: 'shared', object: 'email', objectId: attachedId, subjects: [candidate.account_id] });
      const kept = attachedId ?? (await findEmailBySource(ctx.db, id, by, source))?.id;
      if (!kept) throw new Refused('not-found');
      return { attachedId: kept };
    });
  },

  /** Also where the name is left out by now: nobody learns anything by it. */
  async takeBack(ctx, { id }) {
    const found = await findEmail(ctx.db, id);
    if (!found || !mayTakeBack(ctx, found)) throw new Refused('not-found');
    const { account_id } = await candidateOf(ctx, found.application_id);
    await atomically(ctx, async (ctx) => {
      if (!(await deleteEmail(ctx.db, id))) throw new Refused('not-found');
      await audited(ctx, { action: 'removed', object: 'email', objectId: id, subjects: [account_id] });
    });
  },
};

/** Who attached it; owners too, for colleagues leave. Whether the application is one of the caller's company is asked apart. */
const mayTakeBack = ({ actor }: Ctx<MemberActor>, row: { attached_by: string | null }) =>
  actor.role === 'owner' || (actor.role === 'recruiter' && row.attached_by === actor.accountId);
