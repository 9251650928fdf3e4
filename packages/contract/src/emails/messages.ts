import * as z from 'zod';
import { elsewhere, endpoint } from '../endpoint.ts';
import { flag, id, pageOf, paging, required, text } from '../vocabulary.ts';
import { emailContent, emailRow, mailboxRefusals } from './shapes.ts';

const access = 'recruiter';
const path = '/api/imap';
const faults = ['not-found', ...mailboxRefusals] as const;
/** Several at once: a page of the list. */
const ids = z.object({ ids: z.array(id).min(1).max(200) });
const messageId = required(900);

/** More than a person does by hand; every one of them asks a server elsewhere. */
const manual = { max: 240, seconds: 60 };

/** The e-mails of the own mailbox. Nobody else sees them, also not at the same company. */
export const emails = {
  list: endpoint({
    route: `GET ${path}/email/list`,
    access,
    summary: 'The own e-mails, the newest first, from what was read of the mailbox so far.',
    query: paging.extend({
      /** As its server calls it; the inbox unless told. */
      folder: text(500).optional(),
      /** In subject, sender, recipients and first words, in all folders. */
      text: text(100).optional(),
      thread: id.optional(),
      unread: flag.optional(),
      /** Of each conversation in the folder its newest e-mail alone. */
      conversations: flag.optional(),
      count: paging.shape.count.default(50),
    }),
    reply: pageOf(emailRow),
  }),
  read: endpoint({
    route: `GET ${path}/read/{email}/{message_id}`,
    access,
    summary: 'One e-mail with its content and its conversation. That it was read is said by another call.',
    params: z.object({ email: required(254), message_id: messageId }),
    query: z.object({
      /** Pictures from elsewhere are fetched by this server and shown. */
      pictures: flag.optional(),
    }),
    reply: emailContent,
    refusals: faults,
    rate: manual,
  }),
  mark: endpoint({
    route: `POST ${path}/email/mark`,
    access,
    summary: 'Marks e-mails as read or unread, or with a star, here and on their server.',
    body: ids.extend({ seen: z.boolean().optional(), flagged: z.boolean().optional() }),
    refusals: faults,
    rate: manual,
  }),
  move: endpoint({
    route: `POST ${path}/email/move`,
    access,
    summary: 'Moves e-mails into another folder, here and on their server.',
    body: ids.extend({ folder: required(500) }),
    reply: z.object({
      /** Where each came from: moving it back there takes it back. */
      moved: z.array(z.object({ id, from: z.string() })),
    }),
    refusals: faults,
    rate: manual,
  }),
  archive: endpoint({
    route: `POST ${path}/email/archive`,
    access,
    summary: 'Moves e-mails into the archive, which is made where there is none.',
    body: ids,
    reply: z.object({ moved: z.array(z.object({ id, from: z.string() })) }),
    refusals: faults,
    rate: manual,
  }),
  remove: endpoint({
    route: `POST ${path}/delete/{name}/{message_id}`,
    access,
    summary: 'Moves an e-mail into the trash; from the trash it goes for good.',
    params: z.object({ name: required(500), message_id: messageId }),
    reply: z.object({ moved: z.array(z.object({ id, from: z.string() })) }),
    refusals: faults,
    rate: manual,
  }),
};

export const emailAliases = {
  /** The specification deletes by GET: taken from this site's own pages alone, and not ahead of time. */
  remove: elsewhere(emails.remove, `GET ${path}/delete/{name}/{message_id}`),
};
