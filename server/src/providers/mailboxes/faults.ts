import type { MailboxFault } from '@vitrine/contract/emails/shapes.ts';
import { NotReachable } from '../outgoing/index.ts';

interface Failure {
  code?: string;
  message?: string;
  authenticationFailed?: boolean;
  responseCode?: number;
  cause?: unknown;
}

const byCode: Record<string, MailboxFault> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ECONNECTION: 'refused',
  ESOCKET: 'refused',
  ETIMEDOUT: 'timeout',
  ETIMEOUT: 'timeout',
  CONNECT_TIMEOUT: 'timeout',
  GREETING_TIMEOUT: 'timeout',
  UPGRADE_TIMEOUT: 'timeout',
  EAUTH: 'login',
  ETLS: 'tls',
  EPROTO: 'tls',
};

/** Codes of Node and OpenSSL about a certificate or a handshake. */
const ofTls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** What went wrong between here and a mail server, in a word of the contract. */
export function faultOf(error: unknown): MailboxFault {
  if (error instanceof NotReachable) return error.why;
  const { code = '', message = '', authenticationFailed, responseCode, cause } = (error ?? {}) as Failure;
  if (authenticationFailed || responseCode === 535) return 'login';
  // nodemailer has a code of its own for whatever the socket said
  const said = code === 'ESOCKET' || code === 'ECONNECTION' ? (/\b(E[A-Z]{4,}|[A-Z]+(_[A-Z]+)+)\b/.exec(message)?.[1] ?? code) : code;
  if (ofTls.test(said) || /certificate/i.test(message)) return 'tls';
  return byCode[said] ?? (cause ? faultOf(cause) : 'answer');
}
