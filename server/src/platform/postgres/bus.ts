import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from './db.ts';

/** Is told the word of a transaction that is done, wherever it ran; nothing where words may have been lost on the way. */
type Heard = (word: string | undefined) => void;

/** Word from one process to all (LISTEN and NOTIFY): a hint that something has changed, never the only copy of it. */
export interface Bus {
  /** Hears what `pg_notify` says on a channel from now on; returns how to stop. */
  listen(channel: string, heard: Heard): () => void;
  /** Resolves once it listens, or could not the first time: it then tries on. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const pause = 1000;

/** One connection for all that is listened to, opened when somebody listens first and opened again when it is lost. */
export function openBus(connection: Connection, log: Logger): Bus {
  const listeners = new Map<string, Set<Heard>>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let running: Promise<void> | undefined;
  const tried = Promise.withResolvers<void>();

  const all = () => [...listeners.values()].flatMap((one) => [...one]);

  /** Listens until the connection ends. */
  async function hear() {
    const mine = new pg.Client({ ...connection, keepAlive: true });
    const ended = new Promise<void>((done) => mine.on('error', () => done()).on('end', () => done()));
    mine.on('notification', ({ channel, payload }) => {
      for (const heard of listeners.get(channel) ?? []) heard(payload ?? '');
    });
    try {
      await mine.connect();
      // from here on whoever listens to another channel adds it
      client = mine;
      for (const channel of listeners.keys()) await mine.query(`listen ${pg.escapeIdentifier(channel)}`);
      // what was said before this moment was heard by nobody
      for (const heard of all()) heard(undefined);
      tried.resolve();
      await ended;
    } finally {
      client = undefined;
      await mine.end().catch(() => undefined);
    }
  }

  async function keepHearing() {
    while (!closing.signal.aborted) {
      await hear().catch((error: unknown) => {
        if (!closing.signal.aborted) log.warn({ error }, 'news between processes wait for the database');
      });
      tried.resolve();
      await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    listen(channel, heard) {
      const known = listeners.get(channel);
      const here = known ?? new Set();
      listeners.set(channel, here.add(heard));
      if (!known) void client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
      running ??= keepHearing();
      return () => void here.delete(heard);
    },
    ready: () => tried.promise,
    async close() {
      closing.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
