import { once } from 'node:events';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { cert, key, trustIt } from './certificate.ts';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A program elsewhere that takes webhooks, and answers at each path as it is told to. */
export async function startReceiver() {
  trustIt();
  const received: Received[] = [];
  const answers = new Map<string, number | 'never'>();
  const server = https.createServer({ key, cert }, async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const path = request.url ?? '';
    received.push({ path, headers: request.headers as Record<string, string>, body });
    const answer = answers.get(path) ?? 200;
    if (answer === 'never') return;
    response.writeHead(answer, { location: '/elsewhere' }).end('a secret of the inner net');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answers,
    close,
    /** What came to a path. */
    at: (path: string) => received.filter((one) => one.path === path),
  };
}
