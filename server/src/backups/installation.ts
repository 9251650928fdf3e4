import path from 'node:path';
import type pg from 'pg';
import type { Config } from '../platform/config.ts';
import type { Files } from '../platform/files/files.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { Connection } from '../platform/postgres/db.ts';
import { joinPostgres, startPostgres } from '../platform/postgres/postgres.ts';

/** An installation as the settings name it, whether its program runs or not. */
export interface OpenInstallation {
  connection: Connection & pg.ClientConfig;
  folder: string;
  files: Files;
  close(): Promise<void>;
}

const filesOf = (config: Config, folder: string) => openFiles(config.s3 ? { s3: config.s3 } : { dir: path.join(folder, 'files') });

/** What is there: the embedded database is joined where its program runs, and started where it does not. */
export async function openInstallation(config: Config): Promise<OpenInstallation> {
  if (config.databaseUrl) return onServer(config, config.databaseUrl);
  const running = await joinPostgres(config.dataDir);
  return running ? { ...embedded(config, running), close: async () => undefined } : startOne(config);
}

/** A place for a restore: nobody else may be at work on it. */
export const openTarget = (config: Config) => (config.databaseUrl ? onServer(config, config.databaseUrl) : startOne(config));

function onServer(config: Config, connectionString: string): OpenInstallation {
  return { connection: { connectionString }, folder: config.dataDir, files: filesOf(config, config.dataDir), close: async () => undefined };
}

async function startOne(config: Config): Promise<OpenInstallation> {
  const started = await startPostgres(config.dataDir, (why) => {
    throw new Error(`The database ended: ${why}`);
  });
  return { ...embedded(config, started), close: started.stop };
}

const embedded = (config: Config, { host, user, dir }: { host: string; user: string; dir: string }) => ({
  connection: { host, user, database: 'postgres' },
  folder: dir,
  files: filesOf(config, dir),
});
