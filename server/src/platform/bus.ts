import pg from 'pg';
import type { Connection } from './db.ts';

/** News between processes: a topic and the id of what changed, never the data itself. */
export interface Bus {
  publish(topic: string, id: string): Promise<void>;
  subscribe(topic: string, hear: (id: string) => void): () => void;
  close(): Promise<void>;
}

const channel = 'vitrine';
const pause = 1000;

/** A bus over PostgreSQL's LISTEN and NOTIFY; a lost connection is made again. */
export async function openBus(connection: Connection, pool: pg.Pool): Promise<Bus> {
  const ears = new Map<string, Set<(id: string) => void>>();
  let closed = false;
  let client: pg.Client | undefined;

  const hear = (payload: string) => {
    const cut = payload.indexOf(' ');
    for (const ear of ears.get(payload.slice(0, cut)) ?? []) ear(payload.slice(cut + 1));
  };
  const listen = async () => {
    client = new pg.Client(connection);
    client.on('notification', (message) => hear(message.payload ?? ''));
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!closed) setTimeout(() => void listen().catch(() => undefined), pause).unref();
    });
    await client.connect();
    await client.query(`listen ${channel}`);
  };
  await listen();

  return {
    publish: async (topic, id) => {
      await pool.query('select pg_notify($1, $2)', [channel, `${topic} ${id}`]);
    },
    subscribe: (topic, ear) => {
      const all = ears.get(topic) ?? new Set();
      ears.set(topic, all.add(ear));
      return () => all.delete(ear);
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
