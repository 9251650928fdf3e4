import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { givenServer, givenTake, piece, stateOf, until, untilDone } from './fixtures.ts';
import { spool } from './take-store.ts';
import { beginTake, isPending, resume } from './upload-queue.ts';

/** The browser has no room for pieces any more. Returns how to make room again. */
function fullStorage() {
  const put = IDBObjectStore.prototype.put;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'pieces') throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  });
  onTestFinished(() => full.mockRestore());
  return () => full.mockRestore();
}

describe('a device that keeps nothing', () => {
  it('sends what it cannot keep from memory, and says at once that there is no copy', async () => {
    const server = await givenServer();
    const take = givenTake();
    const tape = beginTake(take);
    tape.add(piece(1, 2), 1000);
    await until(async () => expect(await spool.get(take.takeId)).toMatchObject({ size: 2 }));
    fullStorage();
    server.down = true;
    tape.add(piece(3, 4), 2000);
    tape.add(piece(5, 6), 3000);
    await until(() => expect(stateOf(take)).toMatchObject({ kept: false }));
    expect(stateOf(take)).toSatisfy(isPending);
    // nothing of a piece that did not fit is in the storage, neither itself nor its size
    expect(await spool.get(take.takeId)).toMatchObject({ size: 2 });
    server.down = false;
    tape.end('stopped');
    await untilDone(take);
    expect(server).toMatchObject({ bytes: [1, 2, 3, 4, 5, 6], ends: ['stopped'], length: 6 });
  });

  it('keeps again what follows, in order and without a gap, when there is room again', async () => {
    const server = await givenServer();
    const take = givenTake();
    server.down = true;
    const tape = beginTake(take);
    tape.add(piece(1), 1000);
    await until(async () => expect(await spool.get(take.takeId)).toMatchObject({ size: 1 }));
    const room = fullStorage();
    tape.add(piece(2), 2000);
    await until(() => expect(stateOf(take)?.kept).toBe(false));
    room();
    tape.add(piece(3), 3000);
    await until(() => expect(stateOf(take)?.kept).toBe(true));
    expect([...(await spool.read(take.takeId, 0, 100))]).toEqual([1, 2, 3]);
    server.down = false;
    tape.end('stopped');
    await untilDone(take);
    expect(server.bytes).toEqual([1, 2, 3]);
  });

  it('keeps all of what waits or nothing, where there is room for a part only', async () => {
    const take = givenTake();
    const put = IDBObjectStore.prototype.put;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if ((args[0] as { offset?: number }).offset === 1) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    });
    onTestFinished(() => full.mockRestore());
    const pieces = [piece(1), piece(2)].map((bytes, offset) => ({ offset, bytes }));
    await expect(spool.keep({ ...take, size: 2 }, pieces)).rejects.toThrow('no room');
    expect(await spool.get(take.takeId)).toBeUndefined();
    expect((await spool.read(take.takeId, 0, 100)).byteLength).toBe(0);
  });

  it('holds nothing in memory that the server has', async () => {
    const server = await givenServer();
    const take = givenTake();
    fullStorage();
    const tape = beginTake(take);
    tape.add(piece(1, 2, 3), 1000);
    await until(() => expect(stateOf(take)).toMatchObject({ kept: false, sent: 3 }));
    expect((await tape.read(0, 100)).byteLength).toBe(0);
    tape.add(piece(4), 2000);
    tape.end('stopped');
    await untilDone(take);
    expect(server.bytes).toEqual([1, 2, 3, 4]);
  });

  it('records without any storage at all', async () => {
    const server = await givenServer();
    const take = givenTake();
    const blocked = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no storage', 'InvalidStateError');
    });
    onTestFinished(() => blocked.mockRestore());
    const tape = beginTake(take);
    tape.add(piece(1, 2), 1000);
    tape.add(piece(3), 2000);
    tape.end('time');
    await untilDone(take);
    expect(server).toMatchObject({ bytes: [1, 2, 3], ends: ['time'] });
    await resume(take.owner);
  });

  it('ends a take where its rest was lost with the page, as a fault', async () => {
    const server = await givenServer();
    const take = givenTake();
    await spool.keep({ ...take, size: 9 }, [{ offset: 0, bytes: piece(1, 2, 3) }]);
    server.bytes = [1, 2, 3, 4];
    await resume(take.owner);
    await untilDone(take);
    expect(server).toMatchObject({ bytes: [1, 2, 3, 4], ends: ['fault'], length: 4 });
  });
});

describe('a slow device', () => {
  it('stores all that waits in one go, so that its lag does not grow', async () => {
    const server = await givenServer();
    server.down = true;
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    onTestFinished(() => transactions.mockRestore());
    const take = givenTake();
    const tape = beginTake(take);
    for (let n = 0; n < 50; n += 1) tape.add(piece(n), n * 1000);
    await until(async () => expect(await spool.get(take.takeId)).toMatchObject({ size: 50 }));
    expect(transactions.mock.calls.filter(([, mode]) => mode === 'readwrite').length).toBeLessThan(5);
    expect([...(await spool.read(take.takeId, 0, 100))]).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('sends what its storage has not taken yet', async () => {
    const server = await givenServer();
    const take = givenTake();
    const blocker = indexedDB.open('vitrine-takes');
    const held = await new Promise<IDBDatabase>((resolve) => {
      blocker.onsuccess = () => resolve(blocker.result);
    });
    // a transaction that goes on holds up all that follow it
    const change = held.transaction(['takes', 'pieces'], 'readwrite');
    let over = false;
    const spin = () => {
      if (!over) change.objectStore('takes').get('nothing').onsuccess = spin;
    };
    spin();
    const tape = beginTake(take);
    tape.add(piece(1, 2, 3), 1000);
    await until(() => expect(server.bytes).toEqual([1, 2, 3]));
    over = true;
    tape.end('stopped');
    await untilDone(take);
    held.close();
  });
});

it('reads from the middle of a piece, and nothing behind a gap', async () => {
  const take = givenTake();
  const pieces = [piece(1, 2, 3), piece(4, 5, 6), piece(7, 8, 9)].map((bytes, n) => ({ offset: n * 3, bytes }));
  await spool.keep({ ...take, size: 9 }, pieces);
  expect([...(await spool.read(take.takeId, 4, 3))]).toEqual([5, 6, 7]);
  expect([...(await spool.read(take.takeId, 0, 100))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...(await spool.read(take.takeId, 9, 100))]).toEqual([]);
  await spool.keep({ ...take, size: 15 }, [{ offset: 12, bytes: piece(13, 14, 15) }]);
  expect([...(await spool.read(take.takeId, 6, 100))]).toEqual([7, 8, 9]);
  expect([...(await spool.read(take.takeId, 10, 100))]).toEqual([]);
});
