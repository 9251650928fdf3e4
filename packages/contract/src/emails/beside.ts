import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, paging, required } from '../vocabulary.ts';
import { emailRow, mailboxRefusals } from './shapes.ts';

const path = '/api/imap/application';

/** Of a longer e-mail so many characters are kept with an application. */
export const attachedCharacters = 20_000;

const ownEmail = emailRow.pick({
  message_id: true,
  sender: true,
  to: true,
  subject: true,
  receivedAt: true,
  seen: true,
  attachments: true,
});

export const besideEmail = ownEmail.extend({
  /** Written by the mailbox's owner. */
  sent: z.boolean(),
  /** What the caller attached of it to this application. */
  attachedId: z.string().nullable(),
});
export type BesideEmail = z.output<typeof besideEmail>;

export const attachedEmail = z.object({
  id: z.string(),
  subject: z.string(),
  /** Names; the address of whoever has none. */
  from: z.string(),
  to: z.array(z.string()),
  sentAt: z.string(),
  text: z.string(),
  /** The e-mail says more than this. */
  shortened: z.boolean(),
  /** How many files came with it, which stay in the mailbox. */
  files: z.number(),
  /** Who attached it; empty where they are gone. */
  by: z.string(),
  attachedAt: z.string(),
  /** The caller may take it back: whoever attached it, and owners of the company. */
  removable: z.boolean(),
});
export type AttachedEmail = z.output<typeof attachedEmail>;

/** E-mails beside an application: the own ones for oneself alone, and those that somebody attached for all who see the application. */
export const emailsBeside = {
  own: endpoint({
    route: `GET ${path}/emails`,
    access: 'recruiter',
    summary:
      'E-mails of the own mailbox to and from an applicant, the newest first. None where the name is left out for the caller; the mailbox is null where none is connected.',
    query: z.object({ id, count: paging.shape.count.default(5) }),
    reply: z.object({ mailbox: z.string().nullable(), items: z.array(besideEmail), total: z.number() }),
    refusals: ['not-found'],
  }),
  attached: endpoint({
    route: `GET ${path}/attached`,
    access: 'hiring-manager',
    summary: 'E-mails that were attached to an application, the newest first; none where the name is left out for the caller.',
    query: z.object({ id }),
    reply: z.object({ items: z.array(attachedEmail) }),
    refusals: ['not-found'],
  }),
  attach: endpoint({
    route: `POST ${path}/attach`,
    access: 'recruiter',
    summary: 'Attaches an own e-mail to or from an applicant: everybody who sees the application reads a copy of its words.',
    body: z.object({ id, message_id: required(900) }),
    reply: z.object({ attachedId: z.string() }),
    refusals: ['not-found', 'already-withdrawn', ...mailboxRefusals],
    rate: { max: 120, seconds: 600 },
  }),
  takeBack: endpoint({
    route: `POST ${path}/attach/remove`,
    access: 'recruiter',
    summary: 'Takes an attached e-mail back: it is gone for everybody.',
    body: byId,
    refusals: ['not-found'],
  }),
};
