import https from 'node:https';
import { isIP } from 'node:net';
import { addressOf, type Guard } from './guard.ts';

const mostOfReply = 64 * 1024;

interface Content {
  headers: Record<string, string>;
  body: Uint8Array;
}

/**
 * Connections are kept for a few seconds, by address and name: whoever is sent much is greeted once. The address is
 * looked at before each post, so one that is no longer public is not posted to by an old connection either.
 */
const agent = new https.Agent({ keepAlive: true, maxFreeSockets: 100, timeout: 5000 });

/** Posts to an address that a stranger named, within a time, and returns the status alone; redirects are not followed. Throws `NotReachable` where it is not connected to. */
export async function postPublic(named: string, content: Content, milliseconds: number, guard: Guard): Promise<number> {
  const url = new URL(named);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const { address } = await addressOf(host, Number(url.port || 443), 'web', guard);
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await post(url, { host, address }, content, { signal, agent });
  } catch (error) {
    // the other end let go of a kept connection at this very moment
    if (!(error instanceof LetGo)) throw error;
    return post(url, { host, address }, content, { signal, agent: false });
  }
}

class LetGo extends Error {}

const post = (
  url: URL,
  { host, address }: { host: string; address: string },
  { headers, body }: Content,
  by: { signal: AbortSignal; agent: https.Agent | false },
) =>
  new Promise<number>((resolve, reject) => {
    const request = https.request(
      {
        method: 'POST',
        host: address,
        port: Number(url.port || 443),
        path: `${url.pathname}${url.search}`,
        ...(isIP(host) ? {} : { servername: host }),
        headers: { ...headers, host: url.host },
        ...by,
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
    request.on('error', (error: NodeJS.ErrnoException) =>
      reject(request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE') ? new LetGo() : error),
    );
    request.end(body);
  });
