import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, emailAddress, id, required, revision, text } from '../vocabulary.ts';
import { correspondent, mailboxFaults } from './shapes.ts';

const access = 'recruiter';
const path = '/api/imap';

/** The attachments of one e-mail, in bytes, before they are written out for the wire. */
export const maxAttachmentBytes = 25_000_000;
/** Whom one e-mail may go to, in all. */
export const maxRecipients = 100;
/** For so long what was sent can be taken back. */
export const undoMilliseconds = 10_000;
export const maxDrafts = 200;

export const draftStates = ['draft', 'waiting', 'sending', 'failed', 'unsure', 'filing', 'unfiled', 'partly'] as const;
const answerKinds = ['reply', 'reply-all', 'forward'] as const;
/** Why an e-mail did not leave: what is wrong with the connection, that the server does not take it, or that its time is long over. */
export const sendProblems = [...mailboxFaults, 'rejected', 'overdue'] as const;
export type SendProblem = (typeof sendProblems)[number];

const addressee = z.object({ name: text(200), email: emailAddress });
export type EmailAddressee = z.output<typeof addressee>;
const addressees = z.array(addressee).max(maxRecipients);
const html = text(200_000);
const instant = z.iso.datetime();

const words = { to: addressees, cc: addressees, bcc: addressees, subject: text(500), html };

export const emailDraft = z.object({
  id: z.string(),
  state: z.enum(draftStates),
  to: z.array(correspondent),
  cc: z.array(correspondent),
  bcc: z.array(correspondent),
  subject: z.string(),
  html: z.string(),
  revision: z.number(),
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
  /** When it leaves, where that was ordered. */
  sendAt: z.string().nullable(),
  problem: z.enum(sendProblems).nullable(),
  /** Addresses that the server did not take. */
  refused: z.array(z.string()),
  updatedAt: z.string(),
});
export type EmailDraft = z.output<typeof emailDraft>;

const kinds = ['image', 'pdf', 'office', 'text', 'audio', 'video', 'recording'] as const;
const fileRefusals = [
  'attachments-too-large',
  'too-large',
  'wrong-file-type',
  'macros-refused',
  'broken-image',
  'picture-too-large',
] as const;
const orderRefusals = ['not-found', 'email-on-its-way', 'email-no-way-out', 'email-to-nobody', 'place-unfilled'] as const;
/** More than anybody writes, and less than whoever sends what nobody wants. */
const sendRate = { max: 100, seconds: 3600 };

/** E-mails that the caller writes. Nobody else sees them, also not at the same company. */
export const emailWriting = {
  send: endpoint({
    route: `POST ${path}/smtp/send`,
    access,
    summary:
      'Sends an e-mail from the own mailbox, with a file if there is one. It leaves after ten seconds, in which it can be taken back.',
    body: z.object({
      to: z.array(emailAddress).min(1).max(maxRecipients),
      cc: z.array(emailAddress).max(maxRecipients).optional(),
      bcc: z.array(emailAddress).max(maxRecipients).optional(),
      subject: text(500).optional(),
      message: text(200_000),
    }),
    upload: { maxBytes: maxAttachmentBytes, kinds, optional: true },
    reply: emailDraft,
    refusals: [...orderRefusals, ...fileRefusals, 'too-many-drafts'],
    rate: sendRate,
  }),
  start: endpoint({
    route: `POST ${path}/draft/start`,
    access,
    summary: 'Begins an e-mail: a new one, an answer, or one that passes another on with its files.',
    body: z.object({
      to: addressees.optional(),
      /** The e-mail it answers or passes on. */
      message_id: required(900).optional(),
      how: z.enum(answerKinds).optional(),
    }),
    reply: emailDraft.extend({
      /** Files that do not come along, for there is no room for them. */
      leftOut: z.array(z.string()),
      /** People whom the answer does not go to, for an e-mail goes to a hundred at most. */
      notTo: z.array(z.string()),
    }),
    refusals: ['not-found', 'too-many-drafts', ...mailboxFaults.map((fault) => `mailbox-${fault}` as const)],
    rate: { max: 120, seconds: 600 },
  }),
  list: endpoint({
    route: `GET ${path}/draft/list`,
    access,
    summary: 'What the caller has begun, what waits to leave, and what did not; the latest first.',
    reply: z.object({ items: z.array(emailDraft.omit({ html: true })) }),
  }),
  one: endpoint({
    route: `GET ${path}/draft/one/{id}`,
    access,
    summary: 'One of these e-mails, as it stands.',
    params: z.object({ id }),
    reply: emailDraft,
    refusals: ['not-found'],
  }),
  save: endpoint({
    route: `POST ${path}/draft/save`,
    access,
    summary: 'Keeps an e-mail as it stands. With a revision it is refused where it was changed elsewhere meanwhile.',
    body: z.object({ id, revision: revision.optional(), ...words }),
    reply: emailDraft,
    refusals: ['not-found', 'changed-elsewhere', 'email-on-its-way'],
  }),
  attach: endpoint({
    route: `POST ${path}/draft/attach`,
    access,
    summary: 'Takes a file along with an e-mail, up to 25 MB in all. It is stored before the e-mail is sent.',
    body: byId,
    upload: { maxBytes: maxAttachmentBytes, kinds },
    reply: emailDraft,
    refusals: ['not-found', 'email-on-its-way', ...fileRefusals],
    rate: { max: 100, seconds: 600 },
  }),
  detach: endpoint({
    route: `POST ${path}/draft/detach`,
    access,
    summary: 'Leaves a file out again.',
    body: z.object({ id, fileId: id }),
    reply: emailDraft,
    refusals: ['not-found', 'email-on-its-way'],
  }),
  order: endpoint({
    route: `POST ${path}/draft/send`,
    access,
    summary: 'Sends an e-mail: after ten seconds, or at a time. Until then it can be taken back.',
    body: z.object({ id, sendAt: instant.optional() }),
    reply: emailDraft,
    refusals: orderRefusals,
    rate: sendRate,
  }),
  takeBack: endpoint({
    route: `POST ${path}/draft/takeback`,
    access,
    summary: 'Takes an e-mail back that has not left yet; it is a draft again.',
    body: byId,
    reply: emailDraft,
    refusals: ['not-found', 'email-has-left'],
  }),
  file: endpoint({
    route: `POST ${path}/draft/file`,
    access,
    summary: 'Tries once more to lay an e-mail that has left into the folder of sent ones. Nobody gets it again.',
    body: byId,
    reply: emailDraft,
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: `POST ${path}/draft/remove`,
    access,
    summary: 'Deletes an e-mail that is not on its way, with its files.',
    body: byId,
    refusals: ['not-found', 'email-on-its-way'],
  }),
  addressees: endpoint({
    route: `GET ${path}/addressees`,
    access,
    summary: 'Applicants, contacts and colleagues whose name or address holds these words, as far as the caller may see who they are.',
    query: z.object({ text: text(100).min(1) }),
    reply: z.object({ items: z.array(z.object({ name: z.string(), email: z.string(), detail: z.string() })) }),
    rate: { max: 240, seconds: 60 },
  }),
  signature: endpoint({
    route: `GET ${path}/signature`,
    access,
    summary: 'What stands below every e-mail of the caller.',
    reply: z.object({ html: z.string() }),
    refusals: ['not-found'],
  }),
  setSignature: endpoint({
    route: `POST ${path}/signature`,
    access,
    summary: 'Changes what stands below every e-mail that the caller begins from now on.',
    body: z.object({ html: text(10_000) }),
    refusals: ['not-found'],
  }),
};
