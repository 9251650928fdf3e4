import type { Db } from '../postgres/db.ts';

export const insertRun = (db: Db, run: { id: string; begun_at: string; place: string }) =>
  db.insertInto('backup_run').values(run).execute();

export const endRun = (db: Db, id: string, ended: { ended_at: string; name?: string; fault?: string; files?: number; bytes?: number }) =>
  db.updateTable('backup_run').set(ended).where('id', '=', id).execute();

/** The latest backup that was proven; nothing where there is none. */
export const latestBackup = (db: Db) =>
  db
    .selectFrom('backup_run')
    .select(['name', 'place', 'files', 'bytes', 'ended_at as endedAt'])
    .where('name', 'is not', null)
    .orderBy('begun_at', 'desc')
    .executeTakeFirst();

/** What the last try came to, if it ended. */
export const lastFault = async (db: Db) =>
  (await db.selectFrom('backup_run').select('fault').where('ended_at', 'is not', null).orderBy('begun_at', 'desc').executeTakeFirst())
    ?.fault ?? null;
