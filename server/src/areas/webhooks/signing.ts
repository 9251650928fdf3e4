import { createHmac, randomBytes } from 'node:crypto';

const beginning = 'whsec_';

/** A secret in the form of Standard Webhooks. */
export const newSecret = () => beginning + randomBytes(32).toString('base64');

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The headers by which a receiver knows that it was us: signed with each of these secrets. */
export function signedHeaders({ id, timestamp, body }: Signed, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(beginning.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
