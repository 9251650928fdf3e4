import { day } from '@vitrine/contract/durations.ts';
import { type EmailDraft, type emailWriting, maxDrafts, maxRecipients, undoMilliseconds } from '@vitrine/contract/emails/writing.ts';
import { templatePlaces } from '@vitrine/contract/text-templates.ts';
import { type Atomic, atomically } from '../../../platform/context.ts';
import { keepFile, shownName } from '../../../platform/files/documents.ts';
import { removeFiles, storingFiles } from '../../../platform/files/stored-files.ts';
import { html } from '../../../platform/http/html.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { UploadedFile } from '../../../platform/http/upload.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { safeHtml } from '../../../platform/rich-text.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { type MailboxRow, updateMailbox } from '../mailbox.sql.ts';
import { messageOf, type Own, ownMailbox } from '../own.ts';
import { findAddressees } from './addressees.sql.ts';
import * as sql from './drafts.sql.ts';
import { addFile, beginDraft, changing, draftOnWire, draftsOnWire, ownDraft, sealWords, throwAway, wordsOf } from './drafts.ts';
import { answerTo, signed, takeFilesAlong } from './opening.ts';
import { sendEmail } from './sending.jobs.ts';

/** Nobody plans further than that, and nothing has to be kept for longer. */
const furthest = 366 * day;

/** Stores a file and takes it along: it is there before anything leaves. */
const attach = (ctx: Own, mailbox: MailboxRow, id: string, file: UploadedFile) =>
  storingFiles(ctx, async (ctx) => {
    const stored = `emails/${newToken()}.${file.extension}`;
    const bytes = await keepFile(ctx, file, stored);
    return addFile(ctx, mailbox, id, { name: shownName(file), stored, content_type: file.contentType, bytes });
  });

/** Orders an e-mail to leave, in the transaction that says so. */
const order = (ctx: Own, mailbox: MailboxRow, id: string, at?: string): Promise<EmailDraft> =>
  changing(ctx, mailbox, id, async (ctx, row) => {
    const { to, cc, bcc, subject, html: words } = wordsOf(ctx, row);
    const recipients = to.length + cc.length + bcc.length;
    if (mailbox.smtp_host === null) throw new Refused('email-no-way-out');
    if (recipients === 0 || recipients > maxRecipients) throw new Refused('email-to-nobody');
    // what somebody else wrote is answered with whatever stands in it
    const own = words.replace(/<blockquote>.*<\/blockquote>/s, '');
    if (templatePlaces.some((place) => subject.includes(place) || own.includes(place))) throw new Refused('place-unfilled');
    const now = ctx.now().getTime();
    const wanted = at ? Date.parse(at) : 0;
    if (wanted > now + furthest) throw refuseField('sendAt', 'An e-mail can wait for a year at most');
    const sendAt = new Date(Math.max(now + undoMilliseconds, wanted));
    const ordered = await sql.updateDraft(ctx.db, id, {
      state: 'waiting',
      message_id: row.message_id ?? `${ctx.newId()}@${mailbox.email.slice(mailbox.email.lastIndexOf('@') + 1)}`,
      send_at: sendAt.toISOString(),
      failures: 0,
      problem: null,
      claimed_at: null,
      revision: row.revision + 1,
      updated_at: ctx.now().toISOString(),
    });
    // one for each order: one that was taken back leaves a job that finds nothing to do
    await enqueue(ctx, sendEmail, { id }, { after: sendAt, key: `${id} ${ordered.revision}` });
    return draftOnWire(ctx, ordered);
  });

/** What happens to a draft in one state alone. */
async function from(ctx: Own, mailbox: MailboxRow, id: string, work: (ctx: Atomic<Own>, row: sql.DraftRow) => Promise<sql.DraftRow>) {
  return atomically(ctx, async (ctx) => {
    const row = await sql.lockDraft(ctx.db, mailbox.id, id);
    if (!row) throw new Refused('not-found');
    return draftOnWire(ctx, await work(ctx, row));
  });
}

/** Writing e-mails: drafts that are kept while somebody types, and what is done with them. */
export const emailWritingHandlers: Handlers<typeof emailWriting> = {
  async send(ctx, { to, cc = [], bcc = [], subject = '', message }, file) {
    const mailbox = await ownMailbox(ctx);
    if (mailbox.smtp_host === null) throw new Refused('email-no-way-out');
    const people = (emails: string[]) => emails.map((email) => ({ name: '', email }));
    const rich = /<[a-z][^>]*>/i.test(message) ? message : html`<p>${message}</p>`.text.replaceAll('\n', '<br>');
    const words = { to: people(to), cc: people(cc), bcc: people(bcc), subject, html: safeHtml(rich) };
    const { id } = await beginDraft(ctx, mailbox, words);
    try {
      if (file) await attach(ctx, mailbox, id, file);
      return await order(ctx, mailbox, id);
    } catch (error) {
      // whoever calls this has no draft to go on with
      await atomically(ctx, (ctx) => throwAway(ctx, id));
      throw error;
    }
  },

  async start(ctx, { to = [], message_id, how = 'reply' }) {
    const mailbox = await ownMailbox(ctx);
    if (message_id === undefined) {
      const blank = { to, cc: [], bcc: [], subject: '', html: signed(mailbox) };
      return { ...(await draftOnWire(ctx, await beginDraft(ctx, mailbox, blank))), leftOut: [], notTo: [] };
    }
    const row = await messageOf(ctx, mailbox, message_id);
    const { notTo, ...begun } = await answerTo(ctx, mailbox, row, how);
    const { id } = await beginDraft(ctx, mailbox, begun);
    const draft = await ownDraft(ctx, mailbox, id);
    try {
      const leftOut = how === 'forward' ? await takeFilesAlong(ctx, mailbox, row, draft) : [];
      return { ...(await draftOnWire(ctx, draft)), leftOut, notTo };
    } catch (error) {
      // half of the files would be taken for all of them
      await atomically(ctx, (ctx) => throwAway(ctx, id));
      throw error;
    }
  },

  async list(ctx) {
    const mailbox = await ownMailbox(ctx);
    return { items: await draftsOnWire(ctx, await sql.listDrafts(ctx.db, mailbox.id, maxDrafts)) };
  },

  one: async (ctx, { id }) => draftOnWire(ctx, await ownDraft(ctx, await ownMailbox(ctx), id)),

  async save(ctx, { id, revision, ...words }) {
    const mailbox = await ownMailbox(ctx);
    return changing(ctx, mailbox, id, async (ctx, row) => {
      if (revision !== undefined && revision !== row.revision) throw new Refused('changed-elsewhere');
      const stored = sealWords(ctx, mailbox.id, id, { ...words, html: safeHtml(words.html) });
      // what is changed is another e-mail: under the name of the first one it might be dropped on the way
      const set = { ...stored, message_id: null, revision: row.revision + 1, updated_at: ctx.now().toISOString() };
      return draftOnWire(ctx, await sql.updateDraft(ctx.db, id, set));
    });
  },

  async attach(ctx, { id }, file) {
    const mailbox = await ownMailbox(ctx);
    await ownDraft(ctx, mailbox, id);
    return draftOnWire(ctx, await attach(ctx, mailbox, id, file));
  },

  async detach(ctx, { id, fileId }) {
    const mailbox = await ownMailbox(ctx);
    return changing(ctx, mailbox, id, async (ctx) => {
      const gone = await sql.deleteFile(ctx.db, id, fileId);
      if (!gone) throw new Refused('not-found');
      await removeFiles(ctx, [gone.stored]);
      return draftOnWire(ctx, await sql.updateDraft(ctx.db, id, { message_id: null }));
    });
  },

  order: async (ctx, { id, sendAt }) => order(ctx, await ownMailbox(ctx), id, sendAt),

  async takeBack(ctx, { id }) {
    return from(ctx, await ownMailbox(ctx), id, (ctx, row) => {
      if (row.state !== 'waiting') throw new Refused('email-has-left');
      // that it may have left before is true whatever is taken back
      const state = row.in_doubt ? ('unsure' as const) : ('draft' as const);
      const set = { state, send_at: null, problem: null, updated_at: ctx.now().toISOString() };
      return sql.updateDraft(ctx.db, id, { ...set, revision: row.revision + 1 });
    });
  },

  async file(ctx, { id }) {
    return from(ctx, await ownMailbox(ctx), id, async (ctx, row) => {
      if (row.state !== 'unfiled') throw new Refused('not-found');
      const now = ctx.now();
      await enqueue(ctx, sendEmail, { id }, { key: `${id} ${now.getTime()}` });
      return sql.updateDraft(ctx.db, id, { state: 'filing', failures: 0, send_at: now.toISOString() });
    });
  },

  async remove(ctx, { id }) {
    const mailbox = await ownMailbox(ctx);
    await atomically(ctx, async (ctx) => {
      const row = await sql.lockDraft(ctx.db, mailbox.id, id);
      if (!row) throw new Refused('not-found');
      if (['waiting', 'sending', 'filing'].includes(row.state)) throw new Refused('email-on-its-way');
      await throwAway(ctx, id);
    });
  },

  async addressees(ctx, { text }) {
    const found = await findAddressees(ctx.db, ctx.actor, text);
    return {
      items: found.map(({ firstName, lastName, email, title }) => ({ name: `${firstName} ${lastName}`.trim(), email, detail: title })),
    };
  },

  signature: async (ctx) => ({ html: (await ownMailbox(ctx)).signature }),

  async setSignature(ctx, { html: signature }) {
    const mailbox = await ownMailbox(ctx);
    await updateMailbox(ctx.db, mailbox.id, { signature: safeHtml(signature) });
  },
};
