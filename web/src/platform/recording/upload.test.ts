import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceTransport } from '../api.ts';
import { type SpooledTake, spool } from './spool.ts';
import { endTake, isPending, keep, resume, sendTake, uploadsNow } from './uploads.ts';

/** A server at the other end of the tus protocol. */
const server = { bytes: [] as number[], length: null as number | null, closed: false, down: false, ends: [] as string[], requests: 0 };

const answerOf = (status: number) => {
  const headers: Record<string, string> = { 'Upload-Offset': String(server.bytes.length) };
  if (server.length !== null) headers['Upload-Length'] = String(server.length);
  return new Response(null, { status, headers });
};

async function tus(_url: string, init: RequestInit) {
  server.requests += 1;
  if (server.down) throw new TypeError('Failed to fetch');
  if (server.closed) return answerOf(409);
  if (init.method === 'HEAD') return answerOf(200);
  const offset = Number((init.headers as Record<string, string>)['Upload-Offset']);
  if (offset !== server.bytes.length) return answerOf(409);
  server.bytes.push(...(init.body as Uint8Array));
  return answerOf(204);
}

let count = 0;
const newTake = (): SpooledTake => {
  count += 1;
  const takeId = `take-${count}`;
  return {
    takeId,
    uploadToken: 'token',
    owner: `interview-${count}`,
    questionNo: 1,
    kind: 'video',
    mimeType: 'video/webm',
    size: 0,
    endedBy: null,
    startedAt: count,
  };
};
const piece = (...bytes: number[]) => new Uint8Array(bytes).buffer;
const stateOf = (take: SpooledTake) => uploadsNow().find((one) => one.takeId === take.takeId);

beforeEach(() => {
  Object.assign(server, { bytes: [], length: null, closed: false, down: false, ends: [], requests: 0 });
  vi.stubGlobal('fetch', tus);
  replaceTransport(async (request) => {
    if (server.down) throw new TypeError('Failed to fetch');
    const { endedBy, length } = request.json as { endedBy: string; length: number };
    if (server.closed) return { status: 409, body: { code: 'take-closed', status: 409, title: '', type: '' } };
    server.ends.push(endedBy);
    server.length = length;
    return { status: 200, body: { state: 'recording', bytes: server.bytes.length, complete: false } };
  });
});
afterEach(() => {
  replaceTransport(null);
  vi.unstubAllGlobals();
});

it('sends what is recorded while it is recorded and forgets it when the server has all', async () => {
  const take = newTake();
  await spool.begin(take);
  sendTake(take, true);
  await keep(take.takeId, piece(1, 2, 3));
  await vi.waitFor(() => expect(server.bytes).toEqual([1, 2, 3]));
  await keep(take.takeId, piece(4, 5));
  await endTake(take.takeId, 'stopped');
  await vi.waitFor(() => expect(stateOf(take)?.phase).toBe('done'));
  expect(server).toMatchObject({ bytes: [1, 2, 3, 4, 5], ends: ['stopped'], length: 5 });
  expect(await spool.get(take.takeId)).toBeUndefined();
  expect((await spool.read(take.takeId, 0, 100)).length).toBe(0);
});

it('goes on at the server’s offset after a reload, and says that a take broke off', async () => {
  const take = newTake();
  await spool.begin(take);
  await spool.add(take.takeId, piece(1, 2, 3));
  await spool.add(take.takeId, piece(4, 5, 6));
  server.bytes = [1, 2, 3, 4];
  expect((await resume(take.owner)).map((one) => one.takeId)).toEqual([take.takeId]);
  await vi.waitFor(() => expect(stateOf(take)?.phase).toBe('done'));
  expect(server).toMatchObject({ bytes: [1, 2, 3, 4, 5, 6], ends: ['fault'] });
});

it('waits while the server cannot be reached and loses nothing', async () => {
  const take = newTake();
  server.down = true;
  await spool.begin(take);
  sendTake(take, true);
  await keep(take.takeId, piece(1, 2));
  await endTake(take.takeId, 'time');
  await vi.waitFor(() => expect(stateOf(take)?.phase).toBe('waiting'));
  expect(uploadsNow().some(isPending)).toBe(true);
  server.down = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(stateOf(take)?.phase).toBe('done'), { timeout: 10_000 });
  expect(server.bytes).toEqual([1, 2]);
});

it('stops asking when the server takes no more', async () => {
  const take = newTake();
  server.closed = true;
  await spool.begin(take);
  await spool.add(take.takeId, piece(1, 2));
  await resume(take.owner);
  await vi.waitFor(() => expect(stateOf(take)?.phase).toBe('gone'));
  const { requests } = server;
  window.dispatchEvent(new Event('online'));
  expect(server.requests).toBe(requests);
  expect(await spool.get(take.takeId)).toBeUndefined();
});

it('understands that the take was finished without it', async () => {
  const take = newTake();
  await spool.begin(take);
  await spool.add(take.takeId, piece(1, 2, 3));
  server.bytes = [1, 2];
  replaceTransport(async () => {
    server.length = 2;
    return { status: 200, body: { state: 'finished', bytes: 2, complete: true } };
  });
  await resume(take.owner);
  await vi.waitFor(() => expect(stateOf(take)?.phase).toBe('done'));
  expect(server.bytes).toEqual([1, 2]);
});

it('reads from the middle of a piece', async () => {
  const take = newTake();
  await spool.begin(take);
  for (const bytes of [piece(1, 2, 3), piece(4, 5, 6), piece(7, 8, 9)]) await spool.add(take.takeId, bytes);
  expect([...(await spool.read(take.takeId, 4, 3))]).toEqual([5, 6, 7]);
  expect([...(await spool.read(take.takeId, 0, 100))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...(await spool.read(take.takeId, 9, 100))]).toEqual([]);
});
