import type { Call } from '@vitrine/contract/caller.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';

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
