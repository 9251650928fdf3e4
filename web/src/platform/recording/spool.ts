import type { TakeEnd } from '@vitrine/contract/interviews/parts.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A take as this device knows it: where its bytes go, how many there are, and how it ended. */
export interface SpooledTake {
  takeId: string;
  uploadToken: string;
  /** The interview it belongs to. */
  owner: string;
  questionNo: number;
  kind: 'video' | 'audio';
  mimeType: string;
  /** Bytes recorded so far. */
  size: number;
  /** Null while it is being recorded, or since it broke off. */
  endedBy: TakeEnd | null;
  startedAt: number;
}

interface Piece {
  takeId: string;
  offset: number;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  takes: { key: string; value: SpooledTake; indexes: { owner: string } };
  pieces: { key: [string, number]; value: Piece };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database() {
  opened ??= openDB<Schema>('vitrine-takes', 1, {
    upgrade(db) {
      db.createObjectStore('takes', { keyPath: 'takeId' }).createIndex('owner', 'owner');
      db.createObjectStore('pieces', { keyPath: ['takeId', 'offset'] });
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

const piecesOf = (takeId: string, from = 0) => IDBKeyRange.bound([takeId, from], [takeId, Number.MAX_SAFE_INTEGER]);

/** What was recorded stays on this device until the server has all of it, through reloads and crashes. */
export const spool = {
  async begin(take: SpooledTake) {
    await (await database()).put('takes', take);
  },

  /** Adds the next bytes of a take and its new size together. */
  async add(takeId: string, bytes: ArrayBuffer): Promise<number> {
    const change = (await database()).transaction(['takes', 'pieces'], 'readwrite', { durability: 'strict' });
    const take = await change.objectStore('takes').get(takeId);
    if (!take) throw new Error('this take is not kept here');
    await change.objectStore('pieces').put({ takeId, offset: take.size, bytes });
    const size = take.size + bytes.byteLength;
    await change.objectStore('takes').put({ ...take, size });
    await change.done;
    return size;
  },

  async end(takeId: string, endedBy: TakeEnd) {
    const change = (await database()).transaction('takes', 'readwrite');
    const take = await change.store.get(takeId);
    if (take && take.endedBy === null) await change.store.put({ ...take, endedBy });
    await change.done;
  },

  async get(takeId: string) {
    return (await database()).get('takes', takeId);
  },

  async of(owner: string) {
    const all = await (await database()).getAllFromIndex('takes', 'owner', owner);
    return all.sort((one, other) => one.startedAt - other.startedAt);
  },

  /** Bytes of a take from an offset on, at most about `limit` of them. */
  async read(takeId: string, from: number, limit: number): Promise<Uint8Array<ArrayBuffer>> {
    const store = (await database()).transaction('pieces').store;
    const first = await store.openCursor(IDBKeyRange.bound([takeId, 0], [takeId, from]), 'prev');
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (
      let cursor = await store.openCursor(piecesOf(takeId, first?.value.offset ?? 0));
      cursor && size < limit;
      cursor = await cursor.continue()
    ) {
      const { offset, bytes } = cursor.value;
      const part = new Uint8Array(bytes, Math.min(bytes.byteLength, Math.max(0, from - offset)));
      parts.push(part);
      size += part.byteLength;
    }
    return joined(parts, Math.min(size, limit));
  },

  /** Forgets a take that the server has, or wants no more. */
  async drop(takeId: string) {
    const change = (await database()).transaction(['takes', 'pieces'], 'readwrite');
    await Promise.all([change.objectStore('takes').delete(takeId), change.objectStore('pieces').delete(piecesOf(takeId)), change.done]);
  },
};

function joined(parts: Uint8Array<ArrayBuffer>[], size: number) {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    const fits = part.subarray(0, size - at);
    all.set(fits, at);
    at += fits.byteLength;
  }
  return all;
}
