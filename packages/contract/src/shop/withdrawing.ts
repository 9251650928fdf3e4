import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, instant, required } from '../vocabulary.ts';

/** Withdrawing from a purchase, without signing in. */
export const withdrawing = {
  declare: endpoint({
    route: 'POST /api/v2/closeup/shop/withdraw',
    access: 'public',
    summary:
      'Declares that somebody withdraws from a purchase. Its receipt goes to the address by mail, whether there is such a purchase or not.',
    body: z.object({ name: required(160), number: required(40), email: emailAddress }),
    reply: z.object({ receivedAt: instant }),
    rate: { max: 10, seconds: 3600 },
    mails: 'email',
  }),
};
