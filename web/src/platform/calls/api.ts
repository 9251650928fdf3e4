import { CallFailed, caller, type Send, type WireReply, type WireRequest } from '@vitrine/contract/caller.ts';
import { language } from '../i18n.ts';
import { clearSession, session } from '../session/session.ts';

export interface Extra {
  headers?: Record<string, string>;
  /** Told the rounded percent of an upload (R136). */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}
export type Transport = (request: WireRequest, extra: Extra) => Promise<WireReply>;

function headersOf({ headers }: Extra) {
  const token = session()?.token;
  return {
    // the two values the specification knows; the exact language goes beside it (R045)
    'Accept-Language': language() === 'de' ? 'de-DE' : 'en-US',
    'X-Language': language(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...headers,
  };
}

/** A `Retry-After` in seconds; what some proxies write, a date, is left to our own pauses. */
const secondsOf = (header: string | null) => Number(header) || undefined;

const unreachable = () => new CallFailed({ type: 'about:blank', title: 'The server cannot be reached', status: 0, code: 'unknown' });

/** Characters of a body that arrives even if the page is left at once: browsers let 64 kB of such calls be under way together. */
const outlivesPage = 2000;

async function byFetch(request: WireRequest, extra: Extra): Promise<WireReply> {
  const headers: Record<string, string> = headersOf(extra);
  if (request.json) headers['Content-Type'] = 'application/json';
  const body = request.json ? JSON.stringify(request.json) : null;
  const reply = await fetch(request.url, {
    method: request.method,
    headers,
    signal: extra.signal ?? null,
    body,
    keepalive: request.method !== 'GET' && (body?.length ?? 0) <= outlivesPage,
  }).catch((error: unknown) => {
    throw extra.signal?.aborted ? error : unreachable();
  });
  const retryAfter = secondsOf(reply.headers.get('retry-after'));
  return { status: reply.status, statusText: reply.statusText, body: await reply.json().catch(() => null), retryAfter };
}

/** Only XMLHttpRequest tells how far an upload has come. */
function byXhr(request: WireRequest, extra: Extra): Promise<WireReply> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(headersOf(extra))) xhr.setRequestHeader(name, value);
    xhr.responseType = 'json';
    xhr.upload.onprogress = ({ loaded, total }) => extra.onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0);
    xhr.onload = () => resolve({ status: xhr.status, body: xhr.response, retryAfter: secondsOf(xhr.getResponseHeader('retry-after')) });
    xhr.onerror = () => reject(unreachable());
    xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    extra.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.form ?? null);
  });
}

const overTheNetwork: Transport = (request, extra) => (request.form ? byXhr(request, extra) : byFetch(request, extra));
let transport = overTheNetwork;

/** The outside of the web: tests answer in its place. */
export const replaceTransport = (other: Transport | null) => {
  transport = other ?? overTheNetwork;
};

const send =
  (extra: Extra): Send =>
  async (request) => {
    // what is said for another session says nothing of this one
    const token = extra.headers?.Authorization ? undefined : session()?.token;
    const reply = await transport(request, extra);
    // a stale session ends here, unless another one began meanwhile
    if (reply.status === 401 && codeOf(reply.body) === 'not-signed-in' && token && session()?.token === token) clearSession();
    // whoever has to show or set up a second step does so first
    if (codeOf(reply.body) === 'second-step-needed') location.assign('/second-step');
    return reply;
  };

const codeOf = (body: unknown) => (typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined);

/** Calls any endpoint of the contract as the signed-in person; throws `CallFailed`. */
export const call = caller(send({}));
export const callWith = (extra: Extra) => caller(send(extra));

/** The header of a sign-in: HTTP Basic, the pair as UTF-8. */
export function basicHeader(email: string, password: string) {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}
