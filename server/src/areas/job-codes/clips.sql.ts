import type { Db } from '../../platform/postgres/db.ts';
import { oneOf } from '../../platform/postgres/one-of.ts';

/** Which of these stored videos some question or welcome still shows. */
export async function videosInUse(db: Db, names: string[]) {
  const asked = await db.selectFrom('question').select('video').where('video', '=', oneOf(names)).execute();
  const welcomed = await db.selectFrom('job_code').select('welcome_video as video').where('welcome_video', '=', oneOf(names)).execute();
  return new Set([...asked, ...welcomed].map((row) => row.video ?? ''));
}

/** Shows another file wherever this one was shown, ready for every browser; false where it was shown nowhere. */
export async function replaceVideo(db: Db, former: string, video: string) {
  const asked = await db.updateTable('question').set({ video, video_ready: true }).where('video', '=', former).executeTakeFirst();
  const welcomed = await db
    .updateTable('job_code')
    .set({ welcome_video: video, welcome_ready: true })
    .where('welcome_video', '=', former)
    .executeTakeFirst();
  return asked.numUpdatedRows + welcomed.numUpdatedRows > 0n;
}
