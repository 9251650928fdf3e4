import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import type { DB } from '../../../platform/tables.ts';

/** The application whose released effect a closeup shows. */
export const chosenFor = async (db: Db, closeupId: string) =>
  (await db.selectFrom('closeup_styles').select('application_id').where('closeup_id', '=', closeupId).executeTakeFirst())?.application_id;

export const choose = (db: Db, row: Insertable<DB['closeup_styles']>) => db.insertInto('closeup_styles').values(row).execute();

export const unchoose = (db: Db, closeupId: string) => db.deleteFrom('closeup_styles').where('closeup_id', '=', closeupId).execute();

export const unhide = (db: Db, closeupId: string, number: number) =>
  db.updateTable('closeup_page').set({ hidden: false }).where('closeup_id', '=', closeupId).where('number', '=', number).execute();
