import type { Call } from '@vitrine/contract/caller.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import type { World } from '../../platform/context.ts';
import { attachEmail } from '../applications/index.ts';
import { imapPurpose } from './connecting.ts';
import { keepContent } from './content/content.sql.ts';
import { entryOf } from './indexing/entries.ts';
import { insertMessages, saveFolder } from './indexing/index.sql.ts';
import { insertMailbox, mailboxById } from './mailbox.sql.ts';
import { insertFile } from './writing/drafts.sql.ts';
import { beginDraft } from './writing/drafts.ts';

interface Place {
  host: string;
  port: number;
}

/** How a mailbox of a test server is connected; every user has one there. */
export const mailSettings = (place: Place, email: string, password: string) => ({
  email,
  host: place.host,
  port: place.port,
  secure: false,
  user: email,
  password,
});

/** A mailbox that was connected over HTTP. */
export const givenMailbox = (me: Call, place: Place, email: string, password: string) =>
  me(mailbox.setImap, mailSettings(place, email, password));

async function demandMailbox(db: World['db'], id: string) {
  const mailbox = await mailboxById(db, id);
  if (!mailbox) throw new Error('there is no such mailbox');
  return mailbox;
}

/** A mailbox whose one e-mail was read and opened, and one that is being written, without the server that it is with. */
export async function givenReadMailbox(world: World, accountId: string, email: string) {
  const { db, now, newId } = world;
  const [id, folderId, at] = [newId(), newId(), now().toISOString()];
  const imap = {
    imap_host: 'mail.test',
    imap_port: 993,
    imap_secure: true,
    imap_user: email,
    imap_secret: world.seal.close('secret', imapPurpose(id)),
  };
  await insertMailbox(db, { id, account_id: accountId, email, ...imap, state: 'refused', retry_at: at, created_at: at });
  await saveFolder(db, {
    id: folderId,
    mailbox_id: id,
    path: 'INBOX',
    name: 'INBOX',
    role: 'inbox',
    uid_validity: 1,
    uid_next: 2,
    total: 1,
  });
  const message = {
    uid: 1,
    flags: new Set<string>(),
    seq: 1,
    internalDate: at,
    envelope: { subject: 'Quinces by mail', messageId: '<quinces@mail.test>', from: [{ name: 'Quirin', address: 'quirin@mail.test' }] },
  };
  const row = entryOf(message, { id: newId(), mailboxId: id, folderId });
  await insertMessages(db, [{ ...row, thread_id: row.id }]);
  await keepContent(db, id, row.id, world.seal.close('content', 'somewhere'), at);
  const draft = await beginDraft(world, await demandMailbox(db, id), { to: [], cc: [], bcc: [], subject: 'Quinces', html: '' });
  await insertFile(db, {
    id: newId(),
    draft_id: draft.id,
    name: 'quinces.txt',
    stored: `emails/${draft.id}.txt`,
    content_type: 'text/plain',
    bytes: 3,
    created_at: at,
  });
  return { id, messageId: row.id };
}

/** A copy of an e-mail with an application, without the mailbox that it came from. */
export function givenAttachedEmail(world: World, applicationId: string, by: string, subject: string) {
  const copy = { subject, from: 'Quirin', to: ['Team'], text: subject, shortened: false, files: 0 };
  return attachEmail(world, { applicationId, by, source: Buffer.from(subject), sentAt: world.now().toISOString(), copy });
}
