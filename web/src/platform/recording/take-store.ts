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
  /** Bytes kept here, and the milliseconds that the recorder had counted when it handed over the last of them. */
  size: number;
  recordedMs?: number;
  /** Null while it is being recorded, or since it broke off. */
  endedBy: TakeEnd | null;
  startedAt: number;
}

/** Bytes of a take with their place in the recording. */
export interface Piece {
  offset: number;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  takes: { key: string; value: SpooledTake; indexes: { owner: string } };
  pieces: { key: [string, number]; value: Piece & { takeId: string } };
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
  }).catch((error: unknown) => {
    // the next try may find room
    opened = undefined;
    throw error;
  });
  return opened;
}

const piecesOf = (takeId: string, from = 0) => IDBKeyRange.bound([takeId, from], [takeId, Number.MAX_SAFE_INTEGER]);

/** What was recorded stays on this device until the server has all of it, through reloads and crashes. */
export const spool = {
  /** Keeps a take as it is now together with its next pieces: all of it or, where there is no room, nothing. */
  async keep(take: SpooledTake, pieces: readonly Piece[]) {
    const change = (await database()).transaction(['takes', 'pieces'], 'readwrite', { durability: 'strict' });
    const store = change.objectStore('pieces');
    const { takeId } = take;
    const asked: Promise<unknown>[] = [change.done];
    try {
      for (const { offset, bytes } of pieces) asked.push(store.put({ takeId, offset, bytes }));
      asked.push(change.objectStore('takes').put(take));
      await Promise.all(asked);
    } catch (error) {
      abandon(change, asked);
      throw error;
    }
  },

  async get(takeId: string) {
    return (await database()).get('takes', takeId);
  },

  /** The takes of an interview, or of all that were done here, the earliest first. */
  async of(owner?: string) {
    const all = await (await database()).getAllFromIndex('takes', 'owner', owner);
    return all.sort((one, other) => one.startedAt - other.startedAt);
  },

  /** Bytes of a take from an offset on, at most `limit` of them; none where the byte at the offset is not kept here. */
  async read(takeId: string, from: number, limit: number): Promise<Uint8Array<ArrayBuffer>> {
    const store = (await database()).transaction('pieces').store;
    const first = await store.openCursor(IDBKeyRange.bound([takeId, 0], [takeId, from]), 'prev');
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let next = from;
    for (
      let cursor = await store.openCursor(piecesOf(takeId, first?.value.offset ?? from));
      cursor && next - from < limit;
      cursor = await cursor.continue()
    ) {
      const { offset, bytes } = cursor.value;
      // behind a gap nothing fits any more
      if (offset > next || offset + bytes.byteLength <= next) break;
      parts.push(new Uint8Array(bytes, next - offset));
      next = offset + bytes.byteLength;
    }
    return joined(parts, limit);
  },

  /** Forgets a take that the server has, or wants no more. */
  async drop(takeId: string) {
    const change = (await database()).transaction(['takes', 'pieces'], 'readwrite');
    await Promise.all([change.objectStore('takes').delete(takeId), change.objectStore('pieces').delete(piecesOf(takeId)), change.done]);
  },
};

/** Takes back a change of which a part failed; most failures have ended it themselves. */
function abandon(change: { abort: () => void }, asked: Promise<unknown>[]) {
  for (const one of asked) one.catch(() => undefined);
  try {
    change.abort();
  } catch {
    // it has ended already
  }
}

/** Parts that follow each other as one, at most `limit` bytes. */
export function joined(parts: Uint8Array<ArrayBuffer>[], limit: number) {
  const all = new Uint8Array(
    Math.min(
      limit,
      parts.reduce((sum, part) => sum + part.byteLength, 0),
    ),
  );
  let at = 0;
  for (const part of parts) {
    const fits = part.subarray(0, all.byteLength - at);
    all.set(fits, at);
    at += fits.byteLength;
  }
  return all;
}
