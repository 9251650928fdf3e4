import { type EmailAddressee, maxAttachmentBytes, maxRecipients } from '@vitrine/contract/emails/writing.ts';
import { emailAddress, type Language } from '@vitrine/contract/vocabulary.ts';
import { storingFiles } from '../../../platform/files/stored-files.ts';
import { html as markup } from '../../../platform/http/html.ts';
import { Refused } from '../../../platform/refused.ts';
import { safeHtml, textOf } from '../../../platform/rich-text.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { fill } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';
import { contentOf, fileOf } from '../content/content.ts';
import { safeFileName } from '../content/file-names.ts';
import type { ReadMail } from '../content/mail-cage.ts';
import { visible, withoutPictures } from '../content/visible.ts';
import { isReplySubject } from '../indexing/threads.ts';
import type { MailboxRow } from '../mailbox.sql.ts';
import type { MessageRow } from '../messages.sql.ts';
import type { Own } from '../own.ts';
import { quoteTexts } from '../texts.ts';
import { chainOf, type DraftRow } from './drafts.sql.ts';
import { addFile, type Begun } from './drafts.ts';

export type How = 'reply' | 'reply-all' | 'forward';

/** What is quoted is there to be read, and not to be the whole of it. */
const longestQuote = 60_000;
/** So much of a stranger's HTML is taken: it is read here and not in the cage. */
const longestQuotedHtml = 4 * longestQuote;
/** Files of one e-mail that are passed on. */
const mostTakenAlong = 20;
/** What a name of an e-mail, as a stranger's program made it, may not hold. */
const goodId = /^[\x21-\x3b\x3d\x3f-\x7e]{1,400}$/;

/** An answer to an e-mail, or what passes it on: to whom, with its words below, and tied to it for mail programs. */
export async function answerTo(ctx: Own, mailbox: MailboxRow, row: MessageRow, how: How): Promise<Begun & { notTo: string[] }> {
  const content = await contentOf(ctx, mailbox, row);
  const mail = 'unreadable' in content ? undefined : content.mail;
  const chain = await chainOf(ctx.db, mailbox.id, row.id);
  if (!chain) throw new Refused('not-found');
  const references = [...chain.reference_ids, chain.message_id].filter((one) => goodId.test(one)).slice(-50);
  const prefix = how === 'forward' ? 'Fwd: ' : isReplySubject(row.subject) ? '' : 'Re: ';
  return {
    ...(how === 'forward' ? { to: [], cc: [], notTo: [] } : addresseesOf(mailbox, row, mail, how)),
    bcc: [],
    subject: `${prefix}${row.subject}`.slice(0, 500),
    html: `<p></p>${signed(mailbox)}${quoted(ctx.language, row, mail, how)}`,
    original: { id: row.id, how, inReplyTo: how !== 'forward' && goodId.test(chain.message_id) ? chain.message_id : '', references },
  };
}

/** What stands below every e-mail. */
export const signed = ({ signature }: MailboxRow) => (signature ? `<p></p>${signature}` : '');

/** To whom an answer goes, and who gets none because an e-mail goes to so many at most. */
function addresseesOf(mailbox: MailboxRow, row: MessageRow, mail: ReadMail | undefined, how: How) {
  const mine = row.fromEmail === mailbox.email;
  const sender = [{ name: row.fromName, email: row.fromEmail }];
  // the index keeps some of them alone
  const everybody = mail ? [...mail.to, ...mail.cc] : row.recipients;
  const answered = mine ? everybody : mail?.replyTo.length ? mail.replyTo : sender;
  const to = each(answered, mine ? [] : [mailbox.email]);
  const rest = how === 'reply-all' && !mine ? everybody : [];
  const cc = each(rest, [mailbox.email, ...to.map(({ email }) => email)]);
  const room = Math.max(0, maxRecipients - Math.min(to.length, maxRecipients));
  const notTo = [...to.slice(maxRecipients), ...cc.slice(room)].map(({ name, email }) => name || email);
  return { to: to.slice(0, maxRecipients), cc: cc.slice(0, room), notTo };
}

/** Addresses that can be written to, each once and without these. */
function each(people: { name: string; email: string }[], without: string[]): EmailAddressee[] {
  const seen = new Set(without);
  return people.flatMap(({ name, email }) => {
    const good = emailAddress.safeParse(email);
    if (!good.success || seen.has(good.data)) return [];
    seen.add(good.data);
    return [{ name: visible(name).slice(0, 200), email: good.data }];
  });
}

function quoted(language: Language, row: MessageRow, mail: ReadMail | undefined, how: How) {
  const facts = { day: writtenDay(language, row.receivedAt.slice(0, 10)), name: row.fromName || row.fromEmail };
  const line = markup`<p>${visible(fill(how === 'forward' ? quoteTexts[language].passedOn : quoteTexts[language].wrote, facts))}</p>`.text;
  const rich = safeHtml(visible(withoutPictures(mail?.html ?? '').slice(0, longestQuotedHtml)));
  const plain = mail ? mail.text || textOf(rich) : row.snippet;
  const words = rich && rich.length <= longestQuote ? rich : paragraphs(visible(plain).slice(0, longestQuote));
  return `<p></p>${line}<blockquote>${words}</blockquote>`;
}

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((one) => markup`<p>${one}</p>`.text.replaceAll('\n', '<br>'))
    .join('');

/** The files of an e-mail that is passed on come along; those for which there is no room are named. */
export async function takeFilesAlong(ctx: Own, mailbox: MailboxRow, row: MessageRow, draft: DraftRow): Promise<string[]> {
  const content = await contentOf(ctx, mailbox, row);
  if ('unreadable' in content) return [];
  const leftOut: string[] = [];
  let room = maxAttachmentBytes;
  for (const [at, { part, name, contentType, bytes: known }] of content.mail.files.filter(({ shown }) => !shown).entries()) {
    // each one is fetched and made out by itself
    if (at >= mostTakenAlong || known > room) {
      leftOut.push(safeFileName(name));
      continue;
    }
    room -= known;
    const bytes = await fileOf(ctx, mailbox, row, part);
    const stored = `emails/${newToken()}`;
    const file = { name: safeFileName(name), stored, content_type: plainType(contentType), bytes: bytes.length };
    try {
      await storingFiles(ctx, async (ctx) => {
        await ctx.files.put(stored, bytes);
        await addFile(ctx, mailbox, draft.id, file);
      });
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'attachments-too-large') throw error;
      leftOut.push(file.name);
    }
  }
  return leftOut;
}

const plainType = (type: string) => (/^[\w.+-]{1,80}\/[\w.+-]{1,80}$/.test(type) ? type : 'application/octet-stream');
