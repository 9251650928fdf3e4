import https from 'node:https';
import { isIP } from 'node:net';
import { addressOf, type Guard, NotReachable } from './guard.ts';

export { isPublicAddress } from './addresses.ts';
export { askPublic } from './asking.ts';
export { addressOf, askingNameServers, type Guard, NotReachable } from './guard.ts';
export { postPublic } from './posting.ts';

export type Fetched = { bytes: Uint8Array } | { why: 'not-public' | 'too-large' | 'failed' };

interface Limits {
  maxBytes: number;
  milliseconds: number;
}

/** A name that could be on the public internet, at the port of the web: the rest is not even asked for. */
const isNamedOpenly = (url: URL, host: string) =>
  url.port === '' && (isIP(host) !== 0 || (host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)$/.test(host)));

/** Fetches a small file from an address that a person named: no redirects, no cookies, no referrer, within size and time. */
export async function fetchPublic(named: string, limits: Limits, guard: Guard): Promise<Fetched> {
  const url = URL.parse(named);
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (url?.protocol !== 'https:' || url.username || url.password) return { why: 'not-public' };
  if (guard.opened.length === 0 && !isNamedOpenly(url, host)) return { why: 'not-public' };
  const port = Number(url.port || 443);
  try {
    const { address } = await addressOf(host, port, 'web', guard);
    return await get(url, address, host, limits);
  } catch (error) {
    return { why: error instanceof NotReachable && error.why !== 'dns' ? 'not-public' : 'failed' };
  }
}

const get = (url: URL, address: string, host: string, { maxBytes, milliseconds }: Limits) =>
  new Promise<Fetched>((resolve, reject) => {
    const request = https.get(
      {
        host: address,
        port: url.port || 443,
        path: `${url.pathname}${url.search}`,
        ...(isIP(host) ? {} : { servername: host }),
        headers: { host: url.host },
        agent: false,
        signal: AbortSignal.timeout(milliseconds),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        if (response.statusCode !== 200) {
          resolve({ why: 'failed' });
          return void request.destroy();
        }
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= maxBytes) return void chunks.push(chunk);
          resolve({ why: 'too-large' });
          request.destroy();
        });
        response.on('end', () => resolve({ bytes: Buffer.concat(chunks) }));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
  });
