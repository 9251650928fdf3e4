import { createECDH, hkdfSync } from 'node:crypto';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { type Guard, NotReachable, postPublic } from '../outgoing/index.ts';

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  title: string;
  body: string;
  /** Where a click leads. */
  url: string;
  /** A later one of the same tag takes the place of an earlier one, on its way and on the screen. */
  tag: string;
}

export interface Sender {
  /** `mailto:` or `https:`, for the maker of the browser. */
  contact: string;
  /** The key of the installation. */
  key: string;
  guard: Guard;
}

/** Kept for a device that is switched off; what is older tells nothing new. */
const seconds = 24 * 60 * 60;
const patience = 10_000;

/** The pair of keys by which browsers know this installation (RFC 8292): made from its own key, so the same for all programs and in every backup. */
export function vapidKeys(key: string) {
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'web push', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/** Whether these are keys that something can be encrypted for: a point of the curve, and a secret of 16 bytes. */
export function isDevice({ p256dh, auth }: Pick<Device, 'p256dh' | 'auth'>) {
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(p256dh, 'base64url');
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/** Sends one push, encrypted for the device. `gone`: it is not to be told any more. Throws on a fault that may pass. */
export async function sendPush({ contact, key, guard }: Sender, device: Device, push: Push): Promise<'sent' | 'gone' | 'refused'> {
  const { endpoint, p256dh, auth } = device;
  const message = { data: { ...push }, options: { ttl: seconds, topic: push.tag, urgency: 'normal' as const } };
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const { headers, body } = await buildPushPayload(message, subscription, { subject: contact, ...vapidKeys(key) });
  try {
    const status = await postPublic(endpoint, { headers, body }, patience, guard);
    if (status === 404 || status === 410) return 'gone';
    if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
    return status < 300 ? 'sent' : 'refused';
  } catch (error) {
    if (error instanceof NotReachable && error.why !== 'dns') return 'gone';
    throw error;
  }
}
