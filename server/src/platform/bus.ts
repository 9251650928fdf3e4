import pg from 'pg';
import type { Logger } from 'pino';
import { notify } from './bus.sql.ts';
import type { Connection, Db } from './postgres/db.ts';

interface Listener {
  /** Told what was published, in the order of the commits. */
  heard: (payload: string) => void;
  /** Something may have been missed: the connection was lost, and is back. */
  missed: () => void;
}

/** News between the processes of one installation: short, and never the only copy of anything. */
export interface Bus {
  /** In a transaction: everybody hears it once that is committed. */
  publish(db: Db, channel: Channel, payload: string): Promise<void>;
  /** The first one of a process opens the connection; resolves when it listens. */
  listen(channel: Channel, listener: Listener): Promise<void>;
  close(): Promise<void>;
}

/** Who adds a kind of news adds its name. */
export type Channel = 'chat';

const pause = 1000;

/** LISTEN and NOTIFY of PostgreSQL over one connection of its own, which is opened anew whenever it is lost. */
export function openBus(connection: Connection, log: Logger): Bus {
  const listeners = new Map<Channel, Listener[]>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(again: boolean): Promise<pg.Client> {
    const made = new pg.Client({ ...connection, keepAlive: true });
    let lost = false;
    const onLost = () => {
      if (lost || closed) return;
      lost = true;
      client = retry();
    };
    // told apart from the first connection, whose failure is thrown
    made.on('error', onLost);
    await made.connect();
    made.on('end', onLost);
    made.on('notification', ({ channel, payload = '' }) => {
      for (const { heard } of listeners.get(channel as Channel) ?? []) heard(payload);
    });
    for (const channel of listeners.keys()) await made.query(`listen ${made.escapeIdentifier(channel)}`);
    if (again) for (const { missed } of [...listeners.values()].flat()) missed();
    return made;
  }

  async function retry(): Promise<pg.Client> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (closed) throw new Error('the bus is closed');
      try {
        return await connect(true);
      } catch (error) {
        log.warn({ error }, 'news between processes wait for the database');
      }
    }
  }

  return {
    publish: async (db, channel, payload) => void (await notify(db, channel, payload)),
    async listen(channel, listener) {
      const known = listeners.get(channel);
      listeners.set(channel, [...(known ?? []), listener]);
      if (!client) client = connect(false);
      else if (!known) await (await client).query(`listen ${pg.escapeIdentifier(channel)}`);
      await client;
    },
    async close() {
      closed = true;
      const open = await client?.catch(() => undefined);
      await open?.end().catch(() => undefined);
    },
  };
}
