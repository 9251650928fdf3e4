import 'fake-indexeddb/auto';
import { takeRefusals } from '@vitrine/contract/interviews/parts.ts';
import { describe, expect, it } from 'vitest';
import { backOnline, givenServer, givenTake, piece, type Reply, stateOf, until, untilDone } from './fixtures.ts';
import { spool } from './take-store.ts';
import { beginTake, holdInterview, isPending, resume } from './upload-queue.ts';

const html = { 'Content-Type': 'text/html' };
const page = '<!doctype html><title>Sign in to the network</title>';

it('sends what is recorded while it is recorded and forgets it when the server has all', async () => {
  const server = await givenServer();
  const take = givenTake();
  const tape = beginTake(take);
  tape.add(piece(1, 2, 3), 1000);
  await until(() => expect(server.bytes).toEqual([1, 2, 3]));
  tape.add(piece(4, 5), 2000);
  tape.end('stopped', 2100);
  await until(() => expect(stateOf(take)?.phase).toBe('done'));
  expect(server).toMatchObject({ bytes: [1, 2, 3, 4, 5], ends: ['stopped'], length: 5, recordedMs: 2100 });
  await until(async () => expect(await spool.get(take.takeId)).toBeUndefined());
  expect((await spool.read(take.takeId, 0, 100)).length).toBe(0);
});

it('goes on at the server’s offset after a reload, and says that a take broke off', async () => {
  const server = await givenServer();
  const take = givenTake();
  await spool.keep({ ...take, size: 6, recordedMs: 1990 }, [
    { offset: 0, bytes: piece(1, 2, 3) },
    { offset: 3, bytes: piece(4, 5, 6) },
  ]);
  server.bytes = [1, 2, 3, 4];
  await resume(take.owner);
  await until(() => expect(stateOf(take)?.phase).toBe('done'));
  expect(server).toMatchObject({ bytes: [1, 2, 3, 4, 5, 6], ends: ['fault'], length: 6, recordedMs: 1990 });
});

it('goes up at any later visit, whichever interview it belongs to, and leaves nothing on the device', async () => {
  const server = await givenServer();
  const take = givenTake();
  await spool.keep({ ...take, size: 3, recordedMs: 900 }, [{ offset: 0, bytes: piece(1, 2, 3) }]);
  await resume();
  await until(() => expect(stateOf(take)?.phase).toBe('done'));
  expect(server).toMatchObject({ bytes: [1, 2, 3], ends: ['fault'], length: 3 });
  await until(async () => expect(await spool.of()).toEqual([]));
});

it('waits while the server cannot be reached and loses nothing', async () => {
  const server = await givenServer();
  const take = givenTake();
  server.down = true;
  const tape = beginTake(take);
  tape.add(piece(1, 2), 1000);
  tape.end('time');
  await until(() => expect(stateOf(take)?.phase).toBe('waiting'));
  server.down = false;
  await untilDone(take);
  expect(server).toMatchObject({ bytes: [1, 2], ends: ['time'] });
});

it('is not shown within another interview, and goes on meanwhile', async () => {
  const server = await givenServer();
  const take = givenTake();
  server.down = true;
  const tape = beginTake(take);
  tape.add(piece(1, 2), 1000);
  tape.end('stopped');
  await until(() => expect(stateOf(take)?.phase).toBe('waiting'));
  const left = Promise.withResolvers<void>();
  const other = holdInterview('of-somebody-else', () => undefined, left.promise);
  await until(() => expect(stateOf(take)).toBeUndefined());
  server.down = false;
  await until(() => {
    backOnline();
    expect(server).toMatchObject({ bytes: [1, 2], ends: ['stopped'] });
  });
  expect(stateOf(take)).toBeUndefined();
  left.resolve();
  await other;
  await untilDone(take);
});

describe('what something in between says is not taken for the server’s word', () => {
  const between: [name: string, reply: Reply][] = [
    ['404 of a proxy', { status: 404, body: '404 page not found' }],
    ['401 of a portal', { status: 401, headers: { ...html, 'WWW-Authenticate': 'Basic' }, body: page }],
    ['403 of a firewall', { status: 403, headers: html, body: page }],
    ['410 without a name', { status: 410, headers: html, body: page }],
    ['413 of a proxy', { status: 413, headers: html, body: page }],
    ['409 without a name', { status: 409, body: 'conflict' }],
    ['a page with 200', { status: 200, headers: html, body: page }],
    ['an empty 200', { status: 200 }],
    ['an empty 204', { status: 204 }],
    ['a 204 with the right offset that is not of the protocol', { status: 204, headers: { 'Upload-Offset': '5' } }],
    ['JSON with 200', { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"ok":true}' }],
    ['a name in what is no problem document', { status: 409, headers: html, body: '{"code":"take-closed"}' }],
    [
      'a problem of something else',
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }, body: '{"code":"not-found","status":404}' },
    ],
    ['a redirect to a page', { status: 302, headers: { Location: '/login' } }],
    ['502 of a proxy', { status: 502, headers: html, body: page }],
  ];

  it.each(between)('%s, in the middle of a recording', async (_name, reply) => {
    const server = await givenServer();
    const take = givenTake();
    const tape = beginTake(take);
    tape.add(piece(1, 2, 3), 1000);
    await until(() => expect(server.bytes).toEqual([1, 2, 3]));
    server.between = ({ url }) => (url === '/login' ? { status: 200, headers: html, body: page } : reply);
    tape.add(piece(4, 5), 2000);
    await until(() => expect(stateOf(take)?.phase).toBe('waiting'));
    const { requests } = server;
    // the next try meets it too, whatever it asks first
    backOnline();
    await until(() => expect(server.requests).toBeGreaterThan(requests));
    tape.add(piece(6), 3000);
    tape.end('stopped');
    await until(async () => expect(await spool.get(take.takeId)).toMatchObject({ size: 6, endedBy: 'stopped' }));
    expect([...(await spool.read(take.takeId, 0, 100))]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(stateOf(take)).toMatchObject({ phase: 'waiting', sent: 3 });
    expect(stateOf(take)).toSatisfy(isPending);
    server.between = null;
    await untilDone(take);
    expect(server).toMatchObject({ bytes: [1, 2, 3, 4, 5, 6] });
    expect(server.ends).toEqual(['stopped']);
  });

  it.each(between)('%s, when the end is told', async (_name, reply) => {
    const server = await givenServer();
    const take = givenTake();
    const tape = beginTake(take);
    server.between = ({ method }) => (method === 'POST' ? reply : undefined);
    tape.add(piece(1, 2, 3), 1000);
    tape.end('stopped');
    await until(() => expect(stateOf(take)?.phase).toBe('waiting'));
    expect(await spool.get(take.takeId)).toBeDefined();
    server.between = null;
    await untilDone(take);
    expect(server).toMatchObject({ bytes: [1, 2, 3], length: 3 });
    expect(server.ends).toEqual(['stopped']);
  });
});

describe('the server refuses a take by name', () => {
  it.each(takeRefusals)('%s: its copy goes, it is not called safe, and nothing more is asked', async (refusal) => {
    const server = await givenServer();
    const take = givenTake();
    const tape = beginTake(take);
    tape.add(piece(1, 2), 1000);
    await until(() => expect(server.bytes).toEqual([1, 2]));
    server.refusal = refusal;
    tape.add(piece(3), 2000);
    await until(() => expect(stateOf(take)).toMatchObject({ phase: 'refused', refusal, sent: 2 }));
    await until(async () => expect(await spool.get(take.takeId)).toBeUndefined());
    const { requests } = server;
    tape.add(piece(4), 3000);
    backOnline();
    expect(server.requests).toBe(requests);
  });

  it('also where it is only asked how far it is, which has no body to say so', async () => {
    const server = await givenServer();
    const take = givenTake();
    await spool.keep({ ...take, size: 3 }, [{ offset: 0, bytes: piece(1, 2, 3) }]);
    server.refusal = 'take-discarded';
    await resume(take.owner);
    await until(() => expect(stateOf(take)).toMatchObject({ phase: 'refused', refusal: 'take-discarded' }));
  });

  it('because it was finished with less, elsewhere', async () => {
    const server = await givenServer();
    const take = givenTake();
    await spool.keep({ ...take, size: 3 }, [{ offset: 0, bytes: piece(1, 2, 3) }]);
    Object.assign(server, { bytes: [1, 2], length: 2 });
    await resume(take.owner);
    await until(() => expect(stateOf(take)).toMatchObject({ phase: 'refused', refusal: 'take-closed', sent: 2 }));
    expect(server.bytes).toEqual([1, 2]);
  });
});

describe('an offset out of place', () => {
  it('smaller than what was confirmed, as after a failover: sent again from there', async () => {
    const server = await givenServer();
    const take = givenTake();
    const tape = beginTake(take);
    tape.add(piece(1, 2, 3), 1000);
    tape.add(piece(4, 5, 6), 2000);
    await until(() => expect(stateOf(take)?.sent).toBe(6));
    server.bytes = [1, 2];
    tape.add(piece(7), 3000);
    tape.end('stopped');
    await untilDone(take);
    expect(server.bytes).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('larger than what was sent confirms nothing', async () => {
    const server = await givenServer();
    const take = givenTake();
    const tape = beginTake(take);
    const lie: Reply = { status: 204, headers: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '100' } };
    server.between = ({ method }) => (method === 'PATCH' ? lie : undefined);
    tape.add(piece(1, 2, 3), 1000);
    await until(() => expect(stateOf(take)).toMatchObject({ phase: 'waiting', sent: 0 }));
    server.between = null;
    tape.end('stopped');
    await untilDone(take);
    expect(server.bytes).toEqual([1, 2, 3]);
  });

  it('larger than what is left here: an earlier visit sent it before it could be kept', async () => {
    const server = await givenServer();
    const take = givenTake();
    await spool.keep({ ...take, size: 3, recordedMs: 1000 }, [{ offset: 0, bytes: piece(1, 2, 3) }]);
    server.bytes = [1, 2, 3, 4, 5];
    await resume(take.owner);
    await until(() => expect(stateOf(take)?.phase).toBe('done'));
    expect(server).toMatchObject({ bytes: [1, 2, 3, 4, 5], ends: ['fault'], length: 5, recordedMs: undefined });
  });
});
