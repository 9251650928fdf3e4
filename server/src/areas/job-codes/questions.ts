import type { QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import type { World } from '../../platform/context.ts';
import { type JobCodeRow, type QuestionRow, updateJobCode } from './job-codes.sql.ts';
import * as sql from './questions.sql.ts';
import { storedRetries } from './states.ts';

/** The questions of the version that new interviews get. */
export const questionsOf = async (ctx: Pick<World, 'db'>, row: Pick<JobCodeRow, 'current_set'>): Promise<QuestionRow[]> =>
  row.current_set ? sql.listQuestions(ctx.db, row.current_set) : [];

/**
 * The version that may be changed: the current one, or a copy of it where an interview holds on to that.
 * Returns its id.
 */
export async function editableSet(ctx: World, row: JobCodeRow): Promise<string> {
  const current = row.current_set;
  if (current && !(await sql.isPinned(ctx.db, current))) return current;
  const former = await questionsOf(ctx, row);
  const version = current ? (await sql.findSet(ctx.db, current)).version + 1 : 1;
  const id = ctx.newId();
  await sql.insertSet(ctx.db, { id, job_code_id: row.id, version, created_at: ctx.now().toISOString() });
  await sql.replaceQuestions(
    ctx.db,
    id,
    former.map((one) => ({ ...one, set_id: id })),
  );
  await updateJobCode(ctx.db, row.id, { current_set: id });
  row.current_set = id;
  return id;
}

const storedDraft = (draft: QuestionDraft, index: number) => ({
  id: draft.id,
  position: index + 1,
  text: draft.text,
  kinds: [...new Set(draft.kinds)],
  seconds: draft.seconds,
  think_seconds: draft.thinkSeconds,
  retries: storedRetries(draft.retries),
  skippable: draft.skippable,
});

const compared = ['id', 'position', 'text', 'seconds', 'think_seconds', 'retries', 'skippable'] as const;
const same = (row: QuestionRow, draft: ReturnType<typeof storedDraft>) =>
  compared.every((key) => row[key] === draft[key]) && row.kinds.join() === draft.kinds.join();

/** Puts these questions in the place of the present ones; those that stay keep their videos. Does nothing where nothing differs. */
export async function writeQuestions(ctx: World, row: JobCodeRow, drafts: QuestionDraft[]) {
  const former = await questionsOf(ctx, row);
  const wanted = drafts.map(storedDraft);
  if (row.current_set && former.length === wanted.length && former.every((one, index) => same(one, wanted[index] as never))) return;
  const setId = await editableSet(ctx, row);
  const videos = new Map(former.map(({ id, video, video_poster, video_ready }) => [id, { video, video_poster, video_ready }]));
  await sql.replaceQuestions(
    ctx.db,
    setId,
    wanted.map((one) => ({ set_id: setId, ...one, ...videos.get(one.id) })),
  );
}

/** Gives a new job code the questions of another, under ids of their own. */
export async function copyQuestions(ctx: World, model: JobCodeRow, row: JobCodeRow) {
  const questions = await questionsOf(ctx, model);
  const setId = await editableSet(ctx, row);
  await sql.replaceQuestions(
    ctx.db,
    setId,
    questions.map((one) => ({ ...one, set_id: setId, id: ctx.newId() })),
  );
}

/** Takes one question out and closes the gap; false where there is no such question. */
export async function removeQuestion(ctx: World, row: JobCodeRow, id: string) {
  const setId = await editableSet(ctx, row);
  const questions = await sql.listQuestions(ctx.db, setId);
  const left = questions.filter((one) => one.id !== id);
  if (left.length === questions.length) return false;
  await sql.replaceQuestions(
    ctx.db,
    setId,
    left.map((one, index) => ({ ...one, position: index + 1 })),
  );
  return true;
}
