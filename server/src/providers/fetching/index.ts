import dns from 'node:dns';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

export type Fetched = { bytes: Uint8Array } | { why: 'not-public' | 'too-large' | 'failed' };

class NotPublic extends Error {}

/** Resolves a name and lets only public addresses through, so that the connection goes to an address that was looked at. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.length === 0 || addresses.some((one) => !isPublicAddress(one.address))) return done(new NotPublic(), []);
    const [first] = addresses;
    if (options.all) return done(null, addresses);
    return done(null, first?.address ?? '', first?.family);
  });
};

/** A name that could be on the public internet: https on its own port, no name and password, no address of a closed net. */
function isAllowed(url: URL) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || url.port !== '' || url.username || url.password) return false;
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)$/.test(host);
}

/** Fetches a small file from an address that a person named: the public internet alone, no redirects, within size and time. */
export function fetchPublic(address: string, { maxBytes, milliseconds }: { maxBytes: number; milliseconds: number }): Promise<Fetched> {
  const url = URL.parse(address);
  if (!url || !isAllowed(url)) return Promise.resolve({ why: 'not-public' });
  return new Promise((resolve) => {
    const request = https.get(url, { lookup: publicLookup, agent: false, signal: AbortSignal.timeout(milliseconds) }, (response) => {
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
      response.on('error', () => resolve({ why: 'failed' }));
    });
    request.on('error', (error) => resolve({ why: error instanceof NotPublic ? 'not-public' : 'failed' }));
  });
}
