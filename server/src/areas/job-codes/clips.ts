import path from 'node:path';
import type { Video } from '@vitrine/contract/job-codes/shapes.ts';
import * as z from 'zod';
import type { Atomic, Ctx, World } from '../../platform/context.ts';
import { enqueue, forDays, job } from '../../platform/jobs.ts';
import { mediaLink } from '../../platform/media-links.ts';
import { newToken } from '../../platform/secrets.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { makePlayable, makeRendition } from '../../providers/media/index.ts';
import { replaceVideo, videosInUse } from './clips.sql.ts';

const folder = 'clips';

export interface Clip {
  video: string;
  poster: string | null;
  /** False while some browsers could not play it: a better rendition is on its way. */
  ready: boolean;
}

/** Makes an uploaded video playable and stores it; refuses what is none with `broken-video`. */
export async function storeClip(ctx: World, file: UploadedFile): Promise<Clip> {
  const made = await makePlayable(ctx, file.path, `${folder}/${newToken()}`);
  return { video: made.video, poster: made.poster, ready: made.everywhere };
}

/** Turns a stored clip into what every browser plays, and shows that in its place. */
export const transcodeClip = job(
  'render-clip',
  z.object({ video: z.string() }),
  async (ctx: Ctx<undefined>, { video }) => {
    if (!(await videosInUse(ctx.db, [video])).has(video)) return;
    const made = await makeRendition(ctx, video, `${folder}/${newToken()}`);
    await replaceVideo(ctx.db, video, made.video);
    await ctx.files.remove([video]);
  },
  { retries: forDays, seconds: 1800 },
);

/** Queues the better rendition of a clip that is not ready, in the transaction that stores the clip's name. */
export const renderLater = async (ctx: Atomic, clip: Clip) => {
  if (!clip.ready) await enqueue(ctx, transcodeClip, { video: clip.video });
};

const posterOf = (video: string) => video.replace(/\.\w+$/, '.jpg');

/** Deletes the files of clips that nothing shows any more; call it when the change is written. */
export async function forgetVideos(ctx: World, names: string[]) {
  const used = await videosInUse(ctx.db, names);
  const unused = names.filter((name) => !used.has(name));
  if (unused.length > 0) await ctx.files.remove(unused.flatMap((name) => [name, posterOf(name)]));
}

const typeOf = (name: string) => (name.endsWith('.jpg') ? 'image/jpeg' : name.endsWith('.webm') ? 'video/webm' : 'video/mp4');

/** A signed link to a stored clip or poster, for the caller. */
export const clipUrl = (ctx: Ctx, name: string | null) => (name ? mediaLink(ctx, name, typeOf(name)).url : null);

/** A stored clip as it is shown. */
export const videoOf = (ctx: Ctx, video: string | null, poster: string | null, ready: boolean): Video | null =>
  video ? { key: path.basename(video), url: mediaLink(ctx, video, typeOf(video)).url, poster: clipUrl(ctx, poster), ready } : null;
