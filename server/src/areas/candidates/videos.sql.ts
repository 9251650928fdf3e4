import type { Db } from '../../platform/db.ts';

export const profileOfVideo = (db: Db, video: string) =>
  db.selectFrom('candidate_profile').select('account_id').where('video', '=', video).executeTakeFirst();

/** Shows another file in the place of this one, ready for every browser; how many profiles that was. */
export const replaceVideo = async (db: Db, former: string, video: string, contentType: string) =>
  (
    await db
      .updateTable('candidate_profile')
      .set({ video, video_type: contentType, video_ready: true })
      .where('video', '=', former)
      .executeTakeFirst()
  ).numUpdatedRows;
