import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Pool } from 'pg';
import { jobKinds, watches } from './app.ts';
import { isRestoreUnderWay } from './platform/backup/tables.sql.ts';
import type { Config } from './platform/config.ts';
import { ownContext, type World } from './platform/context.ts';
import { closedFolder } from './platform/files/closed-folders.ts';
import { openFiles } from './platform/files/open-files.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { openLog } from './platform/logging.ts';
import { openMailer } from './platform/mail/mail.ts';
import { openBus } from './platform/postgres/bus.ts';
import { type Connection, openDatabase } from './platform/postgres/db.ts';
import { migrate } from './platform/postgres/migrate.ts';
import { openReplica } from './platform/postgres/replica/open-replica.ts';
import type { Place } from './platform/processes/place.ts';
import { sealingKey, sealWith } from './platform/sessions/sealing.ts';
import { signingKey } from './platform/sessions/signing-key.sql.ts';

interface Options {
  config: Config;
  connection: Connection;
  /** Past a pooler, where `connection` leads through one: for migrations, news between processes, and the queue. */
  direct?: Connection;
  /** A standby of the database. */
  standby?: Connection | undefined;
  /** Works off jobs by itself. */
  working: boolean;
  /** The database belongs to this process alone. */
  alone?: boolean;
  /** Folder for files and secrets. */
  folder: string;
  url: () => string;
  /** What the supervisor told this program, where one runs it. */
  place?: Place | undefined;
  now?: () => Date;
  /** It is a restore itself that opens the world; everybody else must wait for its end. */
  restoring?: boolean;
}

/** To the database of a program: so many at most, and so many of them for interviews alone. */
const connections = { all: 12, kept: 4 };

/** Applies the migrations that are missing; throws where a restore was cut off. */
async function bringUpToDate(connection: Connection, restoring: boolean) {
  const { pool } = openDatabase(connection, { max: 1 });
  try {
    if (!restoring) await demandRestored(pool);
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

async function demandRestored(pool: Pool) {
  const client = await pool.connect();
  try {
    if (await isRestoreUnderWay(client)) throw new Error('A restore into this database has not ended. Run it again, to its end.');
  } finally {
    client.release();
  }
}

/** Opens all that the product works with; `close` ends it in the right order. */
export async function openWorld({
  config,
  connection,
  direct = connection,
  standby = config.databaseReplicaUrl ? { connectionString: config.databaseReplicaUrl } : undefined,
  working,
  alone = false,
  folder,
  url,
  place,
  now = () => new Date(),
  restoring = false,
}: Options) {
  const log = openLog(config.logLevel);
  closedFolder(folder);
  await bringUpToDate(direct, restoring);
  const named = config.namedStatements;
  const { db, pool, line } = openDatabase(connection, { named, max: connections.all - connections.kept });
  const { db: kept, pool: keptPool, line: keptLine } = openDatabase(connection, { named, max: connections.kept });
  const half = {
    config,
    db,
    kept,
    replica: standby && openReplica(db, standby, log, named),
    connections: () => ({
      open: pool.totalCount + keptPool.totalCount,
      idle: pool.idleCount + keptPool.idleCount,
      waiting: line.waiting() + keptLine.waiting(),
    }),
    // whoever serves watches it
    late: () => 0,
    log,
    url,
    place,
    now,
    files: openFiles(config.s3 ? { s3: config.s3 } : { dir: path.join(folder, 'files') }),
    mailer: openMailer(config),
    bus: openBus(direct, log),
    key: config.signingKey ?? (await signingKey(db)),
    seal: sealWith(sealingKey(config.signingKey, folder)),
    newId: () => randomUUID(),
  };
  const world = half as World;
  world.jobs = await openJobs({ connection: direct, db, kinds: jobKinds, log, working, alone, context: () => ownContext(world) });
  const watching = working ? watches.map((watch) => watch(world)) : [];
  const close = async () => {
    await Promise.all(watching.map((one) => one.close()));
    await world.bus.close();
    await world.jobs.close();
    await world.replica?.close();
    await Promise.all([db.destroy(), kept.destroy()]);
  };
  return { world, close };
}
