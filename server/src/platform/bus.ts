import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './db.ts';
import { ofDatabase } from './passing-faults.ts';

/** News between processes: a topic and the id of what changed, never the data itself. */
export interface Bus {
  publish(topic: string, id: string): Promise<void>;
  subscribe(topic: string, hear: (id: string) => void): () => void;
  close(): Promise<void>;
}

const channel = 'vitrine';
/** Between two tries to listen again. */
const pause = 1000;

/** A bus over PostgreSQL's LISTEN and NOTIFY; a lost connection is made again, however often that fails. */
export async function openBus(connection: Connection, pool: pg.Pool): Promise<Bus> {
  const ears = new Map<string, Set<(id: string) => void>>();
  const closing = new AbortController();
  let client: pg.Client | undefined;

  const hear = (payload: string) => {
    const cut = payload.indexOf(' ');
    for (const ear of ears.get(payload.slice(0, cut)) ?? []) ear(payload.slice(cut + 1));
  };
  const listen = async () => {
    const next = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 10_000 });
    next.on('notification', (message) => hear(message.payload ?? ''));
    // its end is what counts
    next.on('error', () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    next.once('end', () => void listenAgain());
  };
  const listenAgain = async () => {
    while (!closing.signal.aborted) {
      await sleep(pause, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      const listening =
        closing.signal.aborted ||
        (await listen().then(
          () => true,
          () => false,
        ));
      if (listening) break;
    }
    if (closing.signal.aborted) await client?.end();
  };
  await listen();

  return {
    publish: async (topic, id) => {
      try {
        await pool.query('select pg_notify($1, $2)', [channel, `${topic} ${id}`]);
      } catch (error) {
        throw ofDatabase(error);
      }
    },
    subscribe: (topic, ear) => {
      const all = ears.get(topic) ?? new Set();
      ears.set(topic, all.add(ear));
      return () => all.delete(ear);
    },
    close: async () => {
      closing.abort();
      await client?.end();
    },
  };
}
