import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { gathering } from '../../concurrency/gathering.ts';
import { type Connection, type Db, openDatabase } from '../db.ts';
import type { Replica } from './replica.ts';

/** Milliseconds between the looks whether it has caught up; who waits longer in all reads from the database itself. */
const pauses = [1, 2, 4, 8, 16, 32];
/** Milliseconds for which one that is away is left alone, … */
const awayFor = 5000;
/** … and one that is behind: a standby that replays a large change is behind for seconds. */
const behindFor = 250;
/** Milliseconds after which a statement that nothing is heard of counts as lost. */
const patience = 10_000;

const flushedAt = async (primary: Db) => {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(primary);
  return rows[0]?.at ?? '';
};

const replayedSince = async (standby: Db, at: string) => {
  const { rows } = await sql<{ standby: boolean; behind: number | null }>`
    select pg_is_in_recovery() as standby, pg_wal_lsn_diff(${at}::pg_lsn, pg_last_wal_replay_lsn())::float8 as behind`.execute(standby);
  return { standby: rows[0]?.standby ?? false, behind: rows[0]?.behind ?? Number.POSITIVE_INFINITY };
};

/**
 * Opens a standby for reading. The database is asked once for all who want to read at the same time how far it has written,
 * and the standby whether it is there: nobody reads what is older than their own question (decision 0128).
 */
export function openReplica(primary: Db, connection: Connection, log: Logger, named: boolean): Replica {
  const { db } = openDatabase(connection, { named, patience });
  let avoidedUntil = 0;

  async function untilThere() {
    const at = await flushedAt(primary);
    for (const pause of [0, ...pauses]) {
      if (pause > 0) await sleep(pause);
      const { standby, behind } = await replayedSince(db, at);
      if (!standby) throw new Error('it is no standby');
      if (behind <= 0) return true;
    }
    avoidedUntil = performance.now() + behindFor;
    return false;
  }
  const ask = gathering(async (asked: undefined[]) => {
    const there = await untilThere();
    return asked.map(() => there);
  });

  const avoid = (error: unknown) => {
    avoidedUntil = performance.now() + awayFor;
    log.warn({ error }, 'nothing is read from the replica for a while');
  };
  const caughtUp = async () => {
    if (performance.now() < avoidedUntil) return undefined;
    try {
      return (await ask(undefined)) ? db : undefined;
    } catch (error) {
      avoid(error);
      return undefined;
    }
  };
  const look = async () => replayedSince(db, await flushedAt(primary));
  return { caughtUp, avoid, look, close: () => db.destroy() };
}
