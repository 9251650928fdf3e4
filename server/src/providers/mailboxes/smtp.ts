import { serverPatience } from '@vitrine/contract/emails/shapes.ts';
import { createTransport } from 'nodemailer';
import type { Guard } from '../outgoing/index.ts';
import { type MailServer, placeOf } from './imap.ts';

/** How an SMTP server that a person named is reached. */
export async function smtpOptions(server: MailServer, guard: Guard) {
  const place = await placeOf(server, guard);
  const half = serverPatience / 2;
  return {
    host: place.host,
    port: server.port,
    secure: server.secure,
    requireTLS: !server.secure && !place.own,
    ...(place.servername ? { tls: { servername: place.servername } } : {}),
    dnsTimeout: half,
    connectionTimeout: half,
    greetingTimeout: half,
    socketTimeout: serverPatience - 500,
  };
}

/** Signs in and out again; throws what is wrong. */
export async function trySmtp(server: MailServer, guard: Guard) {
  const { user } = server;
  const credentials = 'token' in server ? { type: 'OAuth2' as const, user, accessToken: server.token } : { user, pass: server.password };
  const transport = createTransport({ ...(await smtpOptions(server, guard)), auth: credentials });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
