import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TakeRefusal } from '@vitrine/contract/interviews/parts.ts';
import { statusOf } from '@vitrine/contract/refusals.ts';
import { expect, onTestFinished, vi } from 'vitest';
import type { SpooledTake } from './take-store.ts';
import { uploadsNow } from './upload-queue.ts';

export type Reply = { status: number; headers?: Record<string, string>; body?: string };

const problem = (code: string, status: number): Reply => ({
  status,
  headers: { 'Content-Type': 'application/problem+json' },
  body: JSON.stringify({ type: `/problems/${code}`, title: code, status, code }),
});

async function bodyOf(request: http.IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The server's end of the upload on a real socket, with what may stand between: `between` speaks in its place, and while
 * `down` every connection breaks. Requests of the page go there.
 */
export async function givenServer() {
  const at = {
    bytes: [] as number[],
    length: null as number | null,
    ends: [] as string[],
    recordedMs: undefined as number | undefined,
    requests: 0,
    refusal: null as TakeRefusal | null,
    down: false,
    between: null as ((request: http.IncomingMessage) => Reply | undefined) | null,
  };
  const told = (status: number): Reply => ({
    status,
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(at.bytes.length),
      ...(at.length === null ? {} : { 'Upload-Length': String(at.length) }),
    },
  });
  const answer = (request: http.IncomingMessage, body: Buffer): Reply => {
    if (at.refusal) return problem(at.refusal, statusOf(at.refusal));
    if (request.method === 'POST') {
      const { endedBy, length, recordedMs } = JSON.parse(body.toString()) as { endedBy: string; length: number; recordedMs?: number };
      at.recordedMs = recordedMs;
      // said again it changes nothing
      if (at.ends.at(-1) !== endedBy) at.ends.push(endedBy);
      at.length ??= Math.max(length, at.bytes.length);
      const reply = { state: 'finished', bytes: at.bytes.length, complete: at.bytes.length >= at.length };
      return { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(reply) };
    }
    if (request.method === 'HEAD') return told(200);
    const offset = Number(request.headers['upload-offset']);
    if (at.length !== null && offset + body.length > at.length) return problem('take-closed', 409);
    if (offset !== at.bytes.length) return problem('offset-conflict', 409);
    at.bytes.push(...body);
    return told(204);
  };
  const server = http.createServer(async (request, response) => {
    at.requests += 1;
    if (at.down) return request.socket.destroy();
    const body = await bodyOf(request);
    const { status, headers, body: text } = at.between?.(request) ?? answer(request, body);
    response.writeHead(status, headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`http://127.0.0.1:${port}/`);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return at;
}

let count = 0;
export const givenTake = (): SpooledTake => {
  count += 1;
  return {
    takeId: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    uploadToken: 'x'.repeat(43),
    owner: `interview-${count}`,
    questionNo: 1,
    kind: 'video',
    mimeType: 'video/webm',
    size: 0,
    endedBy: null,
    startedAt: count,
  };
};

export const piece = (...bytes: number[]) => new Uint8Array(bytes).buffer;
export const stateOf = (take: SpooledTake) => uploadsNow().find((one) => one.takeId === take.takeId);
export const backOnline = () => window.dispatchEvent(new Event('online'));

/** Waits for what should come true, also on a busy machine. */
export const until = (comesTrue: () => void | Promise<void>) => vi.waitFor(comesTrue, { timeout: 30_000 });

/** Waits until the server has all of a take, with a connection that comes back again and again. */
export const untilDone = (take: SpooledTake) =>
  until(() => {
    backOnline();
    expect(stateOf(take)?.phase).toBe('done');
  });
