import https from 'node:https';
import { isIP } from 'node:net';
import { addressOf, type Guard } from './guard.ts';

export interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

interface Limits {
  maxBytes: number;
  milliseconds: number;
}

/**
 * Asks a program at an address that a person named, over HTTPS, for an answer within size and time; redirects are not
 * followed. Throws `NotReachable` where it is not connected to.
 */
export async function askPublic(named: string, asked: Asked, limits: Limits, guard: Guard): Promise<Answer> {
  const url = new URL(named);
  if (url.protocol !== 'https:' || url.username || url.password) throw new TypeError('only https is asked');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const { address } = await addressOf(host, Number(url.port || 443), 'web', guard);
  return ask(url, { host, address }, asked, limits);
}

const ask = (
  url: URL,
  { host, address }: { host: string; address: string },
  { method, headers, body }: Asked,
  { maxBytes, milliseconds }: Limits,
) =>
  new Promise<Answer>((resolve, reject) => {
    const request = https.request(
      {
        method,
        host: address,
        port: Number(url.port || 443),
        path: `${url.pathname}${url.search}`,
        ...(isIP(host) ? {} : { servername: host }),
        headers: { ...headers, host: url.host, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
        agent: false,
        signal: AbortSignal.timeout(milliseconds),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= maxBytes) return void chunks.push(chunk);
          request.destroy(new Error('the answer is too large'));
        });
        response.on('end', () => {
          const said = Object.entries(response.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
          resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(said), bytes: Buffer.concat(chunks) });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
