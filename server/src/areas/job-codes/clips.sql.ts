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

/** The clips that the job codes of a company show, in every version of their questions. */
export async function clipsOfCompany(db: Db, companyId: string) {
  const welcomes = await db
    .selectFrom('job_code')
    .where('company_id', '=', companyId)
    .where('welcome_video', 'is not', null)
    .select(['welcome_video as video', 'welcome_poster as poster'])
    .execute();
  const asked = await db
    .selectFrom('question')
    .innerJoin('question_set', 'question_set.id', 'question.set_id')
    .innerJoin('job_code', 'job_code.id', 'question_set.job_code_id')
    .where('job_code.company_id', '=', companyId)
    .where('question.video', 'is not', null)
    .select(['question.video', 'question.video_poster as poster'])
    .execute();
  return [...welcomes, ...asked].map(({ video, poster }) => ({ video: video ?? '', poster }));
}

/** Job codes of a company that show a video, in any version of their questions. */
const showing = (db: Db, companyId: string, video: string) =>
  db
    .selectFrom('job_code')
    .where('job_code.company_id', '=', companyId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('job_code.welcome_video', '=', video),
        exists(
          selectFrom('question')
            .innerJoin('question_set', 'question_set.id', 'question.set_id')
            .whereRef('question_set.job_code_id', '=', 'job_code.id')
            .where('question.video', '=', video)
            .select('question.id'),
        ),
      ]),
    )
    .orderBy('job_code.id')
    .select('job_code.id');

/** Whether a company shows a video in a job code; none of those that do can change until the transaction ends. */
export async function holdVideo(db: Db, companyId: string, video: string) {
  const found = await showing(db, companyId, video).execute();
  await db
    .selectFrom('job_code')
    .select('id')
    .where('id', '=', oneOf(found.map(({ id }) => id)))
    .orderBy('id')
    .forUpdate()
    .execute();
  return (await showing(db, companyId, video).execute()).length > 0;
}
