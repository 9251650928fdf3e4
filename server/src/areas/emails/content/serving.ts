import type { FastifyInstance } from 'fastify';
import { inLine } from '../../../platform/concurrency/turns.ts';
import type { World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { fetchPublic } from '../../../providers/outgoing/index.ts';
import { mailboxById } from '../mailbox.sql.ts';
import { messagesById } from '../messages.sql.ts';
import { fileOf } from './content.ts';
import { followed } from './links.ts';

const largestPicture = 5 * 1024 * 1024;
/** Names that strangers chose are resolved in threads that the rest of the program needs too: a few at a time, of nobody all. */
const ofOneMailbox = { atOnce: 1, waiting: 200 };
const ofAll = { atOnce: 4, waiting: 2000 };
const pictureMilliseconds = 5000;
/** Whatever it turns out to be, it runs nothing and loads nothing. */
const policy = "sandbox; default-src 'none'";

/** Files of e-mails as downloads, and pictures from elsewhere, by signed links alone. */
export function serveEmailParts(app: FastifyInstance, world: World) {
  app.get<{ Params: { '*': string } }>('/api/imap/file/*', async (request, reply) => {
    const leads = await followed(world, request.params['*']);
    if (!('file' in leads)) throw new Refused('not-found');
    const mailbox = await mailboxById(world.db, leads.mailbox);
    const [row] = mailbox ? await messagesById(world.db, mailbox.id, [leads.message]) : [];
    if (!mailbox || !row) throw new Refused('not-found');
    const bytes = await fileOf(world, mailbox, row, leads.file);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(leads.name)}`,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      })
      .type('application/octet-stream')
      .send(bytes);
  });

  app.get<{ Params: { '*': string } }>('/api/imap/picture/*', async (request, reply) => {
    const leads = await followed(world, request.params['*']);
    if (!('picture' in leads) || !(await mailboxById(world.db, leads.mailbox))) throw new Refused('not-found');
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort(new Refused('not-found')));
    const within = { maxBytes: largestPicture, milliseconds: pictureMilliseconds };
    const fetching = () => inLine('pictures', ofAll, () => fetchPublic(leads.picture, within, world.config.outgoing), gone.signal);
    const fetched = await inLine(`pictures ${leads.mailbox}`, ofOneMailbox, fetching, gone.signal);
    const type = 'bytes' in fetched ? pictureType(Buffer.from(fetched.bytes)) : undefined;
    if (!('bytes' in fetched) || !type) throw new Refused('not-found');
    return reply
      .headers({
        'cache-control': 'private, max-age=1800',
        'content-security-policy': policy,
        // the frame that shows the e-mail has no origin
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .type(type)
      .send(Buffer.from(fetched.bytes));
  });
}

/** The kinds of pictures that browsers draw and that can hold nothing else, by their first bytes. */
function pictureType(bytes: Buffer) {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  if (/^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))) return 'image/gif';
  if (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  return undefined;
}
