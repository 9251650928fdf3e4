import type { Db } from '../../platform/postgres/db.ts';

/** Whether companies see the styles that sound like feelings or judgements. */
export const areFeelingStylesShown = async (db: Db) =>
  (await db.selectFrom('speech_effect_setting').select('feeling_styles').executeTakeFirst())?.feeling_styles ?? false;

export const putSetting = (db: Db, row: { feeling_styles: boolean; changed_by: string; changed_at: string }) =>
  db
    .insertInto('speech_effect_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('single').doUpdateSet(row))
    .execute();

/** The ideal values that whoever runs the installation set for a field. */
export const idealsOf = (db: Db, field: string) =>
  db.selectFrom('speech_effect_ideal').select(['style', 'value']).where('field', '=', field).execute();

export const changedFields = async (db: Db) =>
  (await db.selectFrom('speech_effect_ideal').select('field').distinct().orderBy('field').execute()).map(({ field }) => field);

export const deleteIdeals = (db: Db, field: string) => db.deleteFrom('speech_effect_ideal').where('field', '=', field).execute();

export const insertIdeals = (db: Db, rows: { field: string; style: string; value: number }[]) =>
  db.insertInto('speech_effect_ideal').values(rows).execute();
