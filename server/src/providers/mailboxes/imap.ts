import { isIP } from 'node:net';
import { largestEmail, serverPatience } from '@vitrine/contract/emails/shapes.ts';
import type { ImapFlow } from 'imapflow';
import { addressOf, type Guard, NotReachable } from '../outgoing/index.ts';

/** A mail server and who signs in there: with a password, or with a token of their provider (XOAUTH2). */
export type MailServer = { host: string; port: number; secure: boolean; user: string } & ({ password: string } | { token: string });

/**
 * The address that was looked at is connected to; the certificate has to be that of the name. In a net that the operator
 * opened for servers of their own, and there alone, words may go unencrypted.
 */
export async function placeOf({ host, port }: Pick<MailServer, 'host' | 'port'>, guard: Guard) {
  const { address, own } = await addressOf(host, port, 'mail', guard).catch((error: unknown) => {
    // whether a name of an inner net is one is told to nobody: it reads like a name that there is not
    throw error instanceof NotReachable && error.why === 'not-public' && isIP(host) === 0 ? new NotReachable('dns') : error;
  });
  return { host: address, port, servername: isIP(host) ? '' : host, own };
}

const mebibyte = 1024 * 1024;

/** Signed in at an IMAP server. Whoever opens it closes it. */
export async function openImap(server: MailServer, guard: Guard, options: { qresync?: boolean } = {}): Promise<ImapFlow> {
  const place = await placeOf(server, guard);
  // read with the first mailbox
  const imap = await import('imapflow');
  const client = new imap.ImapFlow({
    host: place.host,
    port: server.port,
    secure: server.secure,
    ...(place.servername ? { servername: place.servername } : {}),
    ...(server.secure || place.own ? {} : { doSTARTTLS: true }),
    auth: { user: server.user, ...('token' in server ? { accessToken: server.token } : { pass: server.password }) },
    clientInfo: { name: 'Vitrine' },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: serverPatience,
    greetingTimeout: serverPatience,
    socketTimeout: 5 * 60_000,
    // a server of a stranger cannot fill the memory: neither by what it calls one value, nor by what unpacks to much
    disableCompression: true,
    maxLiteralSize: largestEmail + mebibyte,
    maxLineLength: 8 * mebibyte,
    maxResponseSize: largestEmail + 8 * mebibyte,
    ...options,
  });
  // without a listener a connection that breaks later would end the program
  client.on('error', () => client.close());
  try {
    await withinPatience(client.connect());
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

async function withinPatience(connecting: Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })), serverPatience - 500);
  });
  try {
    await Promise.race([connecting, late]);
  } finally {
    clearTimeout(timer);
    connecting.catch(() => undefined);
  }
}
