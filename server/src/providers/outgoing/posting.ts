import https from 'node:https';
import { isIP } from 'node:net';
import { addressOf, type Guard } from './guard.ts';

const mostOfReply = 64 * 1024;

interface Content {
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Posts to an address that a stranger named, within a time, and returns the status alone; redirects are not followed. Throws `NotReachable` where it is not connected to. */
export async function postPublic(named: string, { headers, body }: Content, milliseconds: number, guard: Guard): Promise<number> {
  const url = new URL(named);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || 443);
  const { address } = await addressOf(host, port, 'web', guard);
  return new Promise((resolve, reject) => {
    const request = https.request(
      {
        method: 'POST',
        host: address,
        port,
        path: `${url.pathname}${url.search}`,
        ...(isIP(host) ? {} : { servername: host }),
        headers: { ...headers, host: url.host },
        agent: false,
        signal: AbortSignal.timeout(milliseconds),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // what else it says is nobody's business: a little of it is taken, so that it ends well
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > mostOfReply) request.destroy();
        });
        response.on('error', () => undefined);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
