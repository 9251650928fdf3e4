import type { WordSource } from '@vitrine/contract/transcripts/shapes.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/postgres/db.ts';
import type { DB } from '../../platform/tables.ts';

/** Writes words in the place of those that stood there of the same source; a release stays with them. */
export const putTranscript = (db: Db, { words, ...row }: Insertable<DB['transcript']>) =>
  db
    .insertInto('transcript')
    .values({ ...row, words: JSON.stringify(words) })
    .onConflict((conflict) =>
      conflict
        .columns(['take_id', 'source'])
        .doUpdateSet({ language: row.language, words: JSON.stringify(words), changed_at: row.changed_at }),
    )
    .execute();

export const deleteTranscript = (db: Db, takeId: string, source: WordSource) =>
  db.deleteFrom('transcript').where('take_id', '=', takeId).where('source', '=', source).execute();

export const setReleased = (db: Db, takeId: string, at: string | null) =>
  db.updateTable('transcript').set({ released_at: at }).where('take_id', '=', takeId).where('source', '=', 'candidate').execute();
