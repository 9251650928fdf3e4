import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { longPageOf, paging, text } from '../vocabulary.ts';
import { mailStates } from './states.ts';

const mailState = z.enum(mailStates);

const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  state: mailState,
});

export const outbox = {
  list: endpoint({
    route: 'GET /api/admin/outbox',
    access: 'admin',
    summary: 'The mails of this Vitrine, newest first; `kept` ones stay here because no mail server is set. The look is noted.',
    query: paging.extend({ to: text(254).optional(), state: mailState.optional() }),
    reply: longPageOf(mail),
  }),
  read: endpoint({
    route: 'GET /api/admin/outbox/{id}',
    access: 'admin',
    summary:
      'One mail with both its bodies; links and codes that let somebody in are left out, but for mails that stay here. The look is noted.',
    params: z.object({ id: z.uuid() }),
    reply: mail.extend({
      text: z.string(),
      html: z.string(),
      error: z.string().nullable(),
    }),
  }),
};
