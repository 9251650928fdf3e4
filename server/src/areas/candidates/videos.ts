import type { profileVideos } from '@vitrine/contract/candidates/video.ts';
import * as z from 'zod';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { removeFiles, storingFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { enqueue, forDays, job } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken, sameText, sign } from '../../platform/sessions/secrets.ts';
import { makePlayable, makeRendition } from '../../providers/media/index.ts';
import { begin } from './fields.ts';
import { ownProfile, videoOf } from './profile-view.ts';
import { findCandidate, lockProfile, updateProfile } from './profiles.sql.ts';
import * as sql from './videos.sql.ts';

const folder = 'profile-videos';
/** An upload link lives a quarter of an hour. */
const linkMilliseconds = 15 * 60 * 1000;

const none = { video: null, video_type: null, video_poster: null, video_seconds: null, video_ready: false };

/** Shows these files as the profile's video and lets go of those of the one before. */
async function show(ctx: Atomic<Ctx>, accountId: string, video: typeof none | { video: string; video_ready: boolean }) {
  await begin(ctx, accountId);
  const former = await lockProfile(ctx.db, accountId);
  await updateProfile(ctx.db, accountId, { ...video, changed_at: ctx.now().toISOString() });
  if (video.video && !video.video_ready) await enqueue(ctx, renderProfileVideo, { video: video.video });
  await removeFiles(ctx, filesOf(former));
}

interface Answer {
  questionNo: number;
  isLastAnswer: boolean;
}

/** Shows these files as the answer to a question after the first one, and lets go of those of the one before. */
async function showFurther(
  ctx: Atomic<Ctx>,
  accountId: string,
  question_no: number,
  video: Omit<sql.Further, 'account_id' | 'question_no'>,
) {
  await begin(ctx, accountId);
  await lockProfile(ctx.db, accountId);
  const former = (await sql.answersOf(ctx.db, accountId)).find((one) => one.question_no === question_no);
  await sql.putAnswer(ctx.db, { account_id: accountId, question_no, ...video });
  if (!video.video_ready) await enqueue(ctx, renderProfileVideo, { video: video.video });
  if (former) await removeFiles(ctx, filesOf(former));
}

const filesOf = ({ video, video_poster }: { video: string | null; video_poster: string | null }) => [video, video_poster];

/** Lets go of the answers to the questions after this one. */
const removeAnswersAfter = async (ctx: Atomic<Ctx>, accountId: string, questionNo: number) =>
  removeFiles(ctx, (await sql.deleteAnswersAfter(ctx.db, accountId, questionNo)).flatMap(filesOf));

/** Makes an uploaded recording the answer to a question; refuses what is none with `broken-video`. */
const store = (ctx: Ctx, accountId: string, { questionNo, isLastAnswer }: Answer, file: UploadedFile) =>
  storingFiles(ctx, async (ctx) => {
    const made = await makePlayable(ctx, file.path, `${folder}/${newToken()}`);
    const files = { video: made.video, video_type: made.contentType, video_poster: made.poster, video_seconds: made.seconds };
    const row = { ...files, video_ready: made.everywhere };
    await atomically(ctx, async (ctx) => {
      if (questionNo === 1) await show(ctx, accountId, row);
      else await showFurther(ctx, accountId, questionNo, row);
      if (isLastAnswer) await removeAnswersAfter(ctx, accountId, questionNo);
    });
    return videoOf(ctx, row);
  });

/** Turns a stored profile video into what every browser plays, and shows that in its place. */
export const renderProfileVideo = job(
  'render-profile-video',
  z.object({ video: z.string() }),
  async (ctx: Ctx<undefined>, { video }) => {
    if (!(await sql.profileOfVideo(ctx.db, video))) return;
    await storingFiles(ctx, async (ctx) => {
      const made = await makeRendition(ctx, video, `${folder}/${newToken()}`);
      await atomically(ctx, async (ctx) => {
        const taken = await sql.replaceVideo(ctx.db, video, made.video, made.contentType);
        await removeFiles(ctx, [taken > 0n ? video : made.video]);
      });
    });
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
  if (!right || !(await findCandidate(ctx.db, accountId))) throw new Refused('link-expired');
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
    const { accountId } = ctx.actor;
    await atomically(ctx, async (ctx) => {
      await show(ctx, accountId, none);
      await removeAnswersAfter(ctx, accountId, 1);
    });
    return ownProfile(ctx);
  },
};
