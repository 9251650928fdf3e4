import type { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';

/** The mailbox of whoever looks, as it stands. */
export type Mailbox = NonNullable<Reply<typeof mailbox.state>['mailbox']>;
