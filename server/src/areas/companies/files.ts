import * as z from 'zod';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import { enqueue, forDays, job } from '../../platform/jobs.ts';
import { removePicture, storePicture } from '../../platform/pictures.ts';
import { newToken } from '../../platform/secrets.ts';
import { makePlayable, makeRendition } from '../../providers/media/index.ts';
import * as sql from './profiles.sql.ts';

const folder = 'company-videos';
const day = 24 * 60 * 60 * 1000;

type Size = Parameters<typeof storePicture>[2];

/** Stores an uploaded picture as one of the own company; returns its name. */
export async function keepPicture(ctx: Ctx<RecruiterActor>, bytes: Uint8Array, size: Size) {
  const name = await storePicture(ctx, bytes, size);
  await sql.insertFile(ctx.db, { name, company_id: ctx.actor.companyId, kind: 'picture', created_at: ctx.now().toISOString() });
  return name;
}

/** Stores an uploaded video as one of the own company and queues the rendition for every browser where it is needed. */
export async function keepVideo(ctx: Ctx<RecruiterActor>, path: string) {
  const made = await makePlayable(ctx, path, `${folder}/${newToken()}`);
  await atomically(ctx, async (ctx) => {
    const row = { name: made.video, company_id: ctx.actor.companyId, poster: made.poster, ready: made.everywhere };
    await sql.insertFile(ctx.db, { ...row, kind: 'video', created_at: ctx.now().toISOString() });
    if (!made.everywhere) await enqueue(ctx, transcodeCompanyVideo, { video: made.video });
  });
  return made;
}

/** Turns a stored video into what every browser plays, and shows that in its place. */
export const transcodeCompanyVideo = job(
  'render-company-video',
  z.object({ video: z.string() }),
  async (ctx: Ctx<undefined>, { video }) => {
    if (!(await sql.findFile(ctx.db, video))) return;
    const made = await makeRendition(ctx, video, `${folder}/${newToken()}`);
    await atomically(ctx, async (ctx) => {
      const file = await sql.findFile(ctx.db, video);
      if (file) await sql.replaceVideo(ctx.db, file, made.video);
    });
    await ctx.files.remove([video]);
  },
  { retries: forDays, seconds: 1800 },
);

/** Removes files that a profile does not name; those of the last day may yet be named by a form that is open. */
export async function forgetUnused(ctx: Ctx, companyId: string, named: ReadonlySet<string>) {
  const limit = ctx.now().getTime() - day;
  const unused = (await sql.filesOf(ctx.db, companyId)).filter((one) => !named.has(one.name) && Date.parse(one.created_at) < limit);
  if (unused.length === 0) return;
  await sql.deleteFiles(
    ctx.db,
    unused.map((one) => one.name),
  );
  for (const { kind, name, poster } of unused) {
    if (kind === 'picture') await removePicture(ctx, name);
    else await ctx.files.remove(poster ? [name, poster] : [name]);
  }
}
