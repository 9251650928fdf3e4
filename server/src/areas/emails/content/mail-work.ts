/** What the caged child can do with an e-mail: nothing else parses one. */
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { serve } from '../../../platform/cage/serving.ts';
import { Unreadable } from '../../../platform/cage/unreadable.ts';
import type { ReadMail } from './mail-cage.ts';
import { cleanMailHtml } from './mail-html.ts';

const longestText = 300_000;
const mostFiles = 200;

async function parsed(bytes: Uint8Array) {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 300, attachmentEncoding: 'arraybuffer' });
  } catch (error) {
    throw new Unreadable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const bytesOf = ({ content }: Attachment) => (typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content));
const bare = (id: string | undefined) => (id ?? '').replace(/^<|>$/g, '');
const people = (list: Address[] = []) =>
  list
    .flatMap((one) => one.group ?? [one])
    .slice(0, 200)
    .map(({ name, address }) => ({ name: name.slice(0, 200).toWellFormed(), email: (address ?? '').slice(0, 254).toWellFormed() }));

async function read({ marker }: { marker: string }, bytes: Uint8Array) {
  const mail = await parsed(bytes);
  const inline = new Map(
    mail.attachments
      .filter(({ contentId, mimeType }) => contentId && /^image\/(png|jpe?g|gif|webp)$/.test(mimeType))
      .map((one) => [bare(one.contentId), { type: one.mimeType, bytes: bytesOf(one) }]),
  );
  const cleaned = mail.html === undefined ? undefined : cleanMailHtml(mail.html, marker, inline);
  const answer: ReadMail = {
    to: people(mail.to),
    cc: people(mail.cc),
    replyTo: people(mail.replyTo),
    text: (mail.text ?? '').slice(0, longestText).toWellFormed(),
    html: cleaned ? cleaned.html.toWellFormed() : null,
    pictures: cleaned?.pictures ?? [],
    files: mail.attachments.slice(0, mostFiles).map((one, part) => ({
      part,
      name: (one.filename ?? '').slice(0, 500).toWellFormed(),
      contentType: one.mimeType,
      bytes: bytesOf(one).length,
      shown: isShown(one, mail.html),
    })),
  };
  return { bytes: Buffer.from(JSON.stringify(answer)) };
}

/** Whether it stands in the text already. */
const isShown = ({ contentId, disposition }: Attachment, html = '') =>
  disposition !== 'attachment' && contentId !== undefined && html.includes(`cid:${bare(contentId)}`);

async function part({ number }: { number: number }, bytes: Uint8Array) {
  const found = (await parsed(bytes)).attachments[number];
  if (!found) throw new Unreadable('there is no such part');
  return { bytes: bytesOf(found) };
}

await serve({
  read: (args: { marker: string }, { bytes }) => read(args, bytes),
  part: (args: { number: number }, { bytes }) => part(args, bytes),
});
