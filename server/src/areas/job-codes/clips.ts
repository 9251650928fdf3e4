import path from 'node:path';
import type { Video } from '@vitrine/contract/job-codes/shapes.ts';
import * as z from 'zod';
import type { OwnsFilm } from '../../platform/area.ts';
import { type Atomic, atomically, type Ctx, type World } from '../../platform/context.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import { removeFiles, renewFilm, storingFiles } from '../../platform/files/stored-files.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { enqueue, forDays, job } from '../../platform/jobs/jobs.ts';
import { isRecruiter } from '../../platform/sessions/roles.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { makePlayable, makeRendition, type Trim } from '../../providers/media/index.ts';
import { holdVideo, replaceVideo, videosInUse } from './clips.sql.ts';

const folder = 'clips';

export interface Clip {
  video: string;
  poster: string | null;
  /** False while some browsers could not play it: a better rendition is on its way. */
  ready: boolean;
}

/** Makes an uploaded video, or the part of it that is kept, playable and stores it; refuses what is none with `broken-video`. */
export async function storeClip(ctx: World, file: UploadedFile, trim?: Trim): Promise<Clip> {
  const made = await makePlayable(ctx, file.path, `${folder}/${newToken()}`, trim);
  return { video: made.video, poster: made.poster, ready: made.everywhere };
}

/** Turns a stored clip into what every browser plays, and shows that in its place. */
export const transcodeClip = job(
  'render-clip',
  z.object({ video: z.string() }),
  async (ctx: Ctx<undefined>, { video }) => {
    if (!(await videosInUse(ctx.db, [video])).has(video)) return;
    await storingFiles(ctx, async (ctx) => {
      const made = await makeRendition(ctx, video, `${folder}/${newToken()}`);
      await atomically(ctx, async (ctx) => {
        const shown = await replaceVideo(ctx.db, video, made.video);
        await (shown ? renewFilm(ctx, video, made.video) : removeFiles(ctx, [made.video]));
      });
    });
  },
  { retries: forDays, seconds: 1800 },
);

/** Queues the better rendition of a clip that is not ready, in the transaction that stores the clip's name. */
export const renderLater = async (ctx: Atomic, clip: Clip) => {
  if (!clip.ready) await enqueue(ctx, transcodeClip, { video: clip.video });
};

/** In the transaction that took clips out of a job code: lets go of those that no other shows either. */
export async function forgetClips(ctx: Atomic, clips: Pick<Clip, 'video' | 'poster'>[]) {
  const used = await videosInUse(
    ctx.db,
    clips.map(({ video }) => video),
  );
  await removeFiles(
    ctx,
    clips.filter(({ video }) => !used.has(video)).flatMap(({ video, poster }) => [video, poster]),
  );
}

const typeOf = (name: string) => (name.endsWith('.jpg') ? 'image/jpeg' : name.endsWith('.webm') ? 'video/webm' : 'video/mp4');

/** A signed link to a stored clip or poster, for the caller. */
export const clipUrl = (ctx: Ctx, name: string | null) => (name ? mediaLink(ctx, name, typeOf(name)).url : null);

/** A stored clip as it is shown. */
export const videoOf = (ctx: Ctx, video: string | null, poster: string | null, ready: boolean): Video | null =>
  video ? { key: path.basename(video), url: mediaLink(ctx, video, typeOf(video)).url, poster: clipUrl(ctx, poster), ready } : null;

/** Recruiters write the captions of the videos that job codes of their company show. */
export const ownsClip: OwnsFilm = async ({ db, actor }, film) => isRecruiter(actor) && holdVideo(db, actor.companyId, film);
