import { Readable } from 'node:stream';
import type { SendProblem } from '@vitrine/contract/emails/writing.ts';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import XOAuth2 from 'nodemailer/lib/xoauth2';
import type { Guard } from '../outgoing/index.ts';
import { faultOf } from './faults.ts';
import type { MailServer } from './imap.ts';
import { smtpOptions } from './smtp.ts';

/** A server may look long at what it was given before it says that it has taken it. */
const patience = 120_000;
const mostPatience = 240_000;

/** An e-mail that was not sent, or of which nobody knows whether it was. */
export class NotSent extends Error {
  /** `unsure`: all of it was handed over, and no answer came. */
  readonly unsure: boolean;
  /** Trying again would end in the same way. */
  readonly forGood: boolean;
  readonly problem: SendProblem;
  constructor(error: unknown, handedOver: boolean) {
    super('an e-mail was not sent', { cause: error });
    const { responseCode = 0 } = (error ?? {}) as { responseCode?: number };
    this.unsure = handedOver && responseCode === 0;
    const fault = faultOf(error);
    this.problem = responseCode >= 500 && fault !== 'login' ? 'rejected' : fault;
    this.forGood = responseCode >= 500 || fault === 'login' || fault === 'not-public' || fault === 'port';
  }
}

const credentialsOf = (server: MailServer) =>
  'token' in server
    ? { oauth2: new XOAuth2({ user: server.user, accessToken: server.token }) }
    : { user: server.user, pass: server.password };

interface Envelope {
  from: string;
  to: string[];
}

/** Hands an e-mail to a server, and says which of the addresses it did not take. Throws `NotSent`. */
export async function sendMessage(server: MailServer, guard: Guard, envelope: Envelope, message: Buffer): Promise<string[]> {
  let handedOver = false;
  let connection: SMTPConnection | undefined;
  let late: NodeJS.Timeout | undefined;
  // only when it has begun to take the e-mail a server reads from this, and its last line is the end of it
  const words = Readable.from(
    (function* () {
      for (let at = 0; at < message.length; at += 65_536) yield message.subarray(at, at + 65_536);
      handedOver = true;
    })(),
  );
  try {
    const opened = new SMTPConnection({ ...(await smtpOptions(server, guard)), socketTimeout: patience });
    connection = opened;
    return await new Promise<string[]>((resolve, reject) => {
      late = setTimeout(() => reject(Object.assign(new Error('no end in time'), { code: 'ETIMEDOUT' })), mostPatience);
      opened.on('error', reject);
      opened.on('end', () => reject(Object.assign(new Error('the connection ended'), { code: 'ECONNECTION' })));
      opened.connect((error) => {
        if (error) return reject(error);
        opened.login(credentialsOf(server), (error) => {
          if (error) return reject(error);
          opened.send(envelope, words, (error, info) => (error ? reject(error) : resolve(info?.rejected?.map(String) ?? [])));
        });
      });
    });
  } catch (error) {
    throw new NotSent(error, handedOver);
  } finally {
    clearTimeout(late);
    connection?.close();
  }
}
