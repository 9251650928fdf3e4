import { createTransport } from 'nodemailer';
import type { World } from '../../../platform/context.ts';
import { textOf } from '../../../platform/rich-text.ts';
import type { MailboxRow } from '../mailbox.sql.ts';
import { type DraftRow, filesOf, writerOf } from './drafts.sql.ts';
import { wordsOf } from './drafts.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Who gets an e-mail, whether its headers name them or not. */
export function recipientsOf(world: World, row: DraftRow) {
  const { to, cc, bcc } = wordsOf(world, row);
  return [...new Set([...to, ...cc, ...bcc].map(({ email }) => email))];
}

const document = (html: string) => `<!doctype html><html><head><meta charset="utf-8"></head><body>${html}</body></html>`;

/** An e-mail as it goes over the wire, with its words in plain text too. Who gets it hidden stands nowhere in it. */
export async function messageOf(world: World, mailbox: MailboxRow, row: DraftRow): Promise<Buffer> {
  const { to, cc, subject, html } = wordsOf(world, row);
  const writer = await writerOf(world.db, mailbox.id);
  const attachments = [];
  for (const { name, stored, content_type } of await filesOf(world.db, [row.id])) {
    const bytes = await world.files.get(stored);
    if (!bytes) throw new Error('an attachment is not there any more');
    attachments.push({ filename: name, contentType: content_type, content: Buffer.from(bytes) });
  }
  const named = (people: { name: string; email: string }[]) => people.map(({ name, email }) => ({ name: oneLine(name), address: email }));
  const built = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail({
    from: { name: oneLine(`${writer?.first_name ?? ''} ${writer?.last_name ?? ''}`), address: mailbox.email },
    to: named(to),
    cc: named(cc),
    subject: oneLine(subject),
    text: textOf(html),
    html: document(html),
    messageId: `<${row.message_id}>`,
    ...(row.in_reply_to ? { inReplyTo: `<${row.in_reply_to}>` } : {}),
    ...(row.reference_ids.length > 0 ? { references: row.reference_ids.map((one) => `<${one}>`) } : {}),
    date: new Date(row.sent_at ?? row.claimed_at ?? world.now()),
    attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return built.message as Buffer;
}

/** The copy that stays with its writer names also who got it hidden. */
export function ownCopy(world: World, row: DraftRow, message: Buffer) {
  const { bcc } = wordsOf(world, row);
  return bcc.length === 0 ? message : Buffer.concat([Buffer.from(`Bcc: ${bcc.map(({ email }) => email).join(',\r\n ')}\r\n`), message]);
}
