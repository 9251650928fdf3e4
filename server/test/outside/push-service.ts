import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { cert, key, trustIt } from './certificate.ts';

/** Like that of the maker of a browser: it takes what is sent to its devices, and answers as it is told to. */
export async function startPushService() {
  trustIt();
  const received: { path: string; headers: Record<string, string>; body: Buffer }[] = [];
  const service = { answers: 201, received, device: newDevice, origin: '' };
  const server = https.createServer({ key, cert }, async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body });
    response.writeHead(service.answers).end('what it says is nobody’s business');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterAll(() => server.close());
  service.origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;

  /** A browser with keys of its own, which alone reads what comes for it. */
  function newDevice() {
    const pair = createECDH('prime256v1');
    const own = pair.generateKeys();
    const auth = randomBytes(16);
    const path = `/device/${randomBytes(8).toString('hex')}`;
    const subscription = { endpoint: service.origin + path, p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
    const mine = () => received.filter((one) => one.path === path);
    const read = (body: Buffer): Record<string, string> => JSON.parse(decrypt(body, { pair, own, auth }).toString());
    return { subscription, headers: () => mine().map((one) => one.headers), shown: () => mine().map((one) => read(one.body)) };
  }
}

/** RFC 8291 as a browser does it. */
function decrypt(body: Buffer, { pair, own, auth }: { pair: ReturnType<typeof createECDH>; own: Buffer; auth: Buffer }) {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12)).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** What an `Authorization: vapid …` header claims, once its signature was found to be by the key it names (RFC 8292). */
export function vapidClaims(authorization: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { signed, publicKey, ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number }) };
}
