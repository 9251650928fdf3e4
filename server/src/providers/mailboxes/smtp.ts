import { serverPatience } from '@vitrine/contract/emails/shapes.ts';
import { createTransport } from 'nodemailer';
import type { Guard } from '../outgoing/index.ts';
import { type MailServer, placeOf } from './imap.ts';

/** A way out through somebody's own SMTP server. Whoever opens it closes it. */
export async function openSmtp(server: MailServer, guard: Guard) {
  const place = await placeOf(server, guard);
  const half = serverPatience / 2;
  return createTransport({
    host: place.host,
    port: server.port,
    secure: server.secure,
    requireTLS: !server.secure && !place.own,
    ...(place.servername ? { tls: { servername: place.servername } } : {}),
    auth: { user: server.user, pass: server.password },
    dnsTimeout: half,
    connectionTimeout: half,
    greetingTimeout: half,
    socketTimeout: serverPatience - 500,
  });
}

/** Signs in and out again; throws what is wrong. */
export async function trySmtp(server: MailServer, guard: Guard) {
  const transport = await openSmtp(server, guard);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
