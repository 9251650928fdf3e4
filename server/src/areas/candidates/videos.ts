import type { profileVideos } from '@vitrine/contract/candidates/video.ts';
import * as z from 'zod';
import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import { enqueue, forDays, job } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken, sameText, sign } from '../../platform/secrets.ts';
import type { Handlers } from '../../platform/serve.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { makePlayable, makeRendition } from '../../providers/media/index.ts';
import { begin } from './fields.ts';
import { ownProfile, videoOf } from './profile-view.ts';
import { findPerson, lockProfile, updateProfile } from './profiles.sql.ts';
import * as sql from './videos.sql.ts';

const folder = 'profile-videos';
/** An upload link lives a quarter of an hour. */
const linkMilliseconds = 15 * 60 * 1000;

const none = { video: null, video_type: null, video_poster: null, video_seconds: null, video_ready: false };

/** Shows these files as the profile's video and removes those of the one before. */
async function show(ctx: Ctx, accountId: string, video: typeof none | { video: string; video_ready: boolean }) {
  const former = await atomically(ctx, async (ctx) => {
    await begin(ctx, accountId);
    const before = await lockProfile(ctx.db, accountId);
    await updateProfile(ctx.db, accountId, { ...video, changed_at: ctx.now().toISOString() });
    if (video.video && !video.video_ready) await enqueue(ctx, renderProfileVideo, { video: video.video });
    return before;
  });
  await ctx.files.remove([former.video, former.video_poster].filter((one) => one !== null));
}

interface Answer {
  questionNo: number;
  isLastAnswer: boolean;
}

/** Shows these files as the answer to a question after the first one, and removes those of the one before. */
async function showFurther(ctx: Ctx, accountId: string, question_no: number, video: Omit<sql.Further, 'account_id' | 'question_no'>) {
  const former = await atomically(ctx, async (ctx) => {
    await begin(ctx, accountId);
    await lockProfile(ctx.db, accountId);
    const before = (await sql.answersOf(ctx.db, accountId)).find((one) => one.question_no === question_no);
    await sql.putAnswer(ctx.db, { account_id: accountId, question_no, ...video });
    if (!video.video_ready) await enqueue(ctx, renderProfileVideo, { video: video.video });
    return before;
  });
  await removeFilesOf(ctx, former ? [former] : []);
}

const removeFilesOf = (ctx: Ctx, answers: { video: string; video_poster: string | null }[]) =>
  ctx.files.remove(answers.flatMap((one) => [one.video, one.video_poster]).filter((one) => one !== null));

/** Makes an uploaded recording the answer to a question; refuses what is none with `broken-video`. */
async function store(ctx: Ctx, accountId: string, { questionNo, isLastAnswer }: Answer, file: UploadedFile) {
  const made = await makePlayable(ctx, file.path, `${folder}/${newToken()}`);
  const files = { video: made.video, video_type: made.contentType, video_poster: made.poster, video_seconds: made.seconds };
  const row = { ...files, video_ready: made.everywhere };
  if (questionNo === 1) await show(ctx, accountId, row);
  else await showFurther(ctx, accountId, questionNo, row);
  if (isLastAnswer) await removeFilesOf(ctx, await sql.deleteAnswersAfter(ctx.db, accountId, questionNo));
  return videoOf(ctx, row);
}

/** Turns a stored profile video into what every browser plays, and shows that in its place. */
export const renderProfileVideo = job(
  'render-profile-video',
  z.object({ video: z.string() }),
  async (ctx: Ctx<undefined>, { video }) => {
    if (!(await sql.profileOfVideo(ctx.db, video))) return;
    const made = await makeRendition(ctx, video, `${folder}/${newToken()}`);
    const taken = await sql.replaceVideo(ctx.db, video, made.video, made.contentType);
    await ctx.files.remove([taken > 0n ? video : made.video]);
  },
  { retries: forDays, seconds: 1800 },
);

const signature = (ctx: Pick<Ctx, 'key'>, text: string) => sign(ctx.key, `profile video ${text}`);

function linkFor(ctx: Ctx<Actor>, { questionNo, isLastAnswer }: Answer) {
  const expires = ctx.now().getTime() + linkMilliseconds;
  const text = `${ctx.actor.accountId}.${expires}.${questionNo}${isLastAnswer ? '-last' : ''}`;
  return {
    uploadLink: `${ctx.url()}/api/v2/profile/candidate/profilevideo/${text}.${signature(ctx, text)}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

async function behind(ctx: Ctx, link: string): Promise<Answer & { accountId: string }> {
  const [accountId = '', expires = '', which = '', signed = ''] = link.split('.');
  const right = sameText(signed, signature(ctx, `${accountId}.${expires}.${which}`)) && Number(expires) > ctx.now().getTime();
  if (!right || !(await findPerson(ctx.db, accountId))) throw new Refused('link-expired');
  return { accountId, questionNo: Number.parseInt(which, 10), isLastAnswer: which.endsWith('-last') };
}

export const profileVideoHandlers: Handlers<typeof profileVideos> = {
  async upload(ctx, { questionNo, isLastAnswer = false, uploadLink }, file) {
    const answer = { questionNo, isLastAnswer };
    if (uploadLink) return { profileVideo: null, ...linkFor(ctx, answer) };
    if (!file) throw new Refused('file-missing');
    return { profileVideo: await store(ctx, ctx.actor.accountId, answer, file), uploadLink: null, expiresAt: null };
  },

  async uploadByLink(ctx, { link }, file) {
    const { accountId, ...answer } = await behind(ctx, link);
    return { profileVideo: await store(ctx, accountId, answer, file) };
  },

  async remove(ctx) {
    await show(ctx, ctx.actor.accountId, none);
    await removeFilesOf(ctx, await sql.deleteAnswersAfter(ctx.db, ctx.actor.accountId, 1));
    return ownProfile(ctx);
  },
};
