import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, required } from '../vocabulary.ts';

export const contact = {
  send: endpoint({
    route: 'POST /api/sendmail',
    access: 'public',
    summary: 'Sends a message to the support of this Vitrine; signed in, the own address is the sender.',
    body: z.object({
      email: emailAddress.optional(),
      subject: required(150),
      message: required(5000),
    }),
    refusals: ['invalid'],
    rate: { max: 5, seconds: 300 },
  }),
};
