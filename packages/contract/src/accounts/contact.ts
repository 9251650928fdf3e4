import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, required } from '../vocabulary.ts';

export const contact = {
  send: endpoint({
    route: 'POST /api/sendmail',
    access: 'public',
    summary:
      'Sends a message to the support of this Vitrine; signed in, the own address is the sender, and a recipient may be named with whom one is connected: applicants and teammates of recruiters, recruiters of companies one applied to.',
    body: z.object({
      email: emailAddress.optional(),
      /** Left out, the support. */
      recipient: emailAddress.optional(),
      subject: required(150),
      message: required(5000),
    }),
    refusals: ['invalid', 'not-found', 'not-signed-in', 'guest-not-allowed'],
    rate: { max: 5, seconds: 300 },
    mails: 'recipient',
  }),
};
