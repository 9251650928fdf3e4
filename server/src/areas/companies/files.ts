import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import type { OwnsFilm } from '../../platform/area.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import { pictureFile, storePicture } from '../../platform/files/pictures.ts';
import { removeFiles, renewFilm, storingFiles } from '../../platform/files/stored-files.ts';
import { enqueue, forDays, job } from '../../platform/jobs/jobs.ts';
import { isRecruiter } from '../../platform/sessions/roles.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { makePlayable, makeRendition } from '../../providers/media/index.ts';
import { findLook } from './branding.sql.ts';
import { fontFile } from './fonts.ts';
import * as sql from './profiles.sql.ts';

const folder = 'company-videos';

type Size = Parameters<typeof storePicture>[2];

/** Stores an uploaded picture as one of the own company; returns its name. */
export const keepPicture = (ctx: Ctx<RecruiterActor>, bytes: Uint8Array, size: Size) =>
  storingFiles(ctx, async (ctx) => {
    const name = await storePicture(ctx, bytes, size);
    const row = { name, company_id: ctx.actor.companyId, created_at: ctx.now().toISOString() };
    await atomically(ctx, (ctx) => sql.insertFile(ctx.db, { ...row, kind: 'picture' }));
    return name;
  });

/** Stores an uploaded video as one of the own company and queues the rendition for every browser where it is needed. */
export const keepVideo = (ctx: Ctx<RecruiterActor>, path: string) =>
  storingFiles(ctx, async (ctx) => {
    const made = await makePlayable(ctx, path, `${folder}/${newToken()}`);
    await atomically(ctx, async (ctx) => {
      const row = { name: made.video, company_id: ctx.actor.companyId, poster: made.poster, ready: made.everywhere };
      await sql.insertFile(ctx.db, { ...row, kind: 'video', created_at: ctx.now().toISOString() });
      if (!made.everywhere) await enqueue(ctx, transcodeCompanyVideo, { video: made.video });
    });
    return made;
  });

const isShown = (file: sql.FileRow | undefined): file is sql.FileRow => file?.replaced_by === null;

/** Turns a stored video into what every browser plays, and shows that in its place. */
export const transcodeCompanyVideo = job(
  'render-company-video',
  z.object({ video: z.string() }),
  async (ctx: Ctx<undefined>, { video }) => {
    if (!isShown(await sql.findFile(ctx.db, video))) return;
    await storingFiles(ctx, async (ctx) => {
      const made = await makeRendition(ctx, video, `${folder}/${newToken()}`);
      await atomically(ctx, async (ctx) => {
        const file = await sql.lockFile(ctx.db, video);
        if (!isShown(file)) return removeFiles(ctx, [made.video]);
        await sql.replaceVideo(ctx.db, file, made.video);
        await renewFilm(ctx, video, made.video);
      });
    });
  },
  { retries: forDays, seconds: 1800 },
);

/** Lets go of files that a profile does not name; those of the last day may yet be named by a form that is open. */
export async function forgetUnused(ctx: Atomic<Ctx>, companyId: string, named: ReadonlySet<string>) {
  const limit = ctx.now().getTime() - day;
  const unused = (await sql.filesOf(ctx.db, companyId)).filter((one) => !named.has(one.name) && Date.parse(one.created_at) < limit);
  if (unused.length === 0) return;
  await sql.deleteFiles(
    ctx.db,
    unused.map((one) => one.name),
  );
  await removeFiles(
    ctx,
    unused.flatMap(({ kind, name, poster }) => (kind === 'picture' ? [pictureFile(name)] : [name, poster])),
  );
}

/** Everything stored of a company for its profile and its look, as the files are named; its rows go with the company. */
export async function storedOfCompany(ctx: Atomic, companyId: string) {
  const files = await sql.filesOf(ctx.db, companyId);
  const look = await findLook(ctx.db, companyId);
  return [
    ...files.flatMap(({ kind, name, poster }) => (kind === 'picture' ? [pictureFile(name)] : [name, poster])),
    look?.font ? fontFile(look.font) : null,
  ];
}

/** Recruiters write the captions of the videos of their company. */
export const ownsCompanyVideo: OwnsFilm = async ({ db, actor }, film) => {
  const file = isRecruiter(actor) ? await sql.lockFile(db, film) : undefined;
  return isShown(file) && file.kind === 'video' && file.company_id === actor.companyId;
};
