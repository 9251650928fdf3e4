import { keptSessionName, type Session } from './session.ts';

const store = 'session';
const patience = 2000;

/** Does one thing with the copy; nothing where the browser keeps none, or does not answer. */
function withStore<R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R | undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), patience);
    const fail = () => resolve(undefined);
    try {
      const opening = indexedDB.open(keptSessionName, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(store);
      opening.onerror = fail;
      opening.onblocked = fail;
      opening.onsuccess = () => {
        const change = opening.result.transaction(store, mode, { durability: 'strict' });
        const asked = work(change.objectStore(store));
        change.oncomplete = () => {
          opening.result.close();
          resolve(asked.result);
        };
        change.onabort = fail;
      };
    } catch {
      fail();
    }
  });
}

/**
 * A copy of the session that is on the disk at once. Browsers write the local storage some seconds later: a browser that is
 * killed just after somebody joined an interview would have its recording and not know whose it is.
 */
export const keptSession = {
  keep: (session: Session) => withStore('readwrite', (kept) => kept.put(session, store)),
  read: () => withStore<Session | undefined>('readonly', (kept) => kept.get(store)),
};
