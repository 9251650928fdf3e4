import { maxPageDocuments, maxPagePictures } from '@vitrine/contract/closeup/shapes.ts';
import * as z from 'zod';
import type { OwnsFilm } from '../../platform/area.ts';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { keepFile, shownName } from '../../platform/files/documents.ts';
import { imageFrom } from '../../platform/files/image-work.ts';
import { removeFiles, renewFilm, storingFiles } from '../../platform/files/stored-files.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { enqueue, forDays, job } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { makePlayable, makeRendition } from '../../providers/media/index.ts';
import { changing, demandNotEmptied } from './changing.ts';
import * as sql from './files.sql.ts';

const folder = 'closeups';

/** Everything of these rows that lies on the disk. */
export const storedOf = (rows: { stored: string; poster: string | null }[]) => rows.flatMap(({ stored, poster }) => [stored, poster]);

interface Made {
  kind: sql.FileRow['kind'];
  stored: string;
  content_type: string;
  bytes: number;
  poster: string | null;
  seconds: number | null;
  ready: boolean;
}

async function store(ctx: Ctx, file: UploadedFile): Promise<Made> {
  const name = `${folder}/${newToken()}`;
  if (file.kind === 'image') {
    const shape = { resize: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true }, format: 'webp', quality: 84 } as const;
    const bytes = await imageFrom(await file.bytes(), shape);
    await ctx.files.put(`${name}.webp`, bytes);
    const plain = { poster: null, seconds: null, ready: true };
    return { kind: 'picture', stored: `${name}.webp`, content_type: 'image/webp', bytes: bytes.length, ...plain };
  }
  if (file.kind === 'pdf') {
    const bytes = await keepFile(ctx, file, `${name}.pdf`);
    return { kind: 'document', stored: `${name}.pdf`, content_type: file.contentType, bytes, poster: null, seconds: null, ready: true };
  }
  const { video, contentType, poster, seconds, everywhere } = await makePlayable(ctx, file.path, name);
  return { kind: 'video', stored: video, content_type: contentType, bytes: file.size, poster, seconds, ready: everywhere };
}

/** An administrator does not put a film in the place of one that is there. */
const most = { picture: maxPagePictures, document: maxPageDocuments, video: 1 };

/** Makes room on the page: a film takes the place of its owner's own before, of the others there is a number. */
async function makeRoom(ctx: Atomic<Ctx>, there: sql.FileRow[], { kind }: Made, isOwner: boolean) {
  const same = there.filter((one) => one.kind === kind);
  if (kind !== 'video' || !isOwner) {
    if (same.length >= most[kind]) throw new Refused('closeup-page-full');
    return;
  }
  await sql.deleteFiles(
    ctx.db,
    same.map(({ id }) => id),
  );
  await removeFiles(ctx, storedOf(same));
}

interface Wanted {
  accountId: string;
  page: number;
  caption: string;
}

/** Stores a film, a picture or a PDF for a page. */
export const addFile = (ctx: Ctx, { accountId, page, caption }: Wanted, file: UploadedFile) =>
  storingFiles(ctx, async (ctx) => {
    const made = await store(ctx, file);
    return changing(ctx, accountId, async (ctx, closeupId) => {
      await demandNotEmptied(ctx, closeupId, [page]);
      const there = (await sql.filesOf(ctx.db, closeupId)).filter(({ number }) => number === page);
      await makeRoom(ctx, there, made, ctx.actor?.accountId === accountId);
      const row = { id: ctx.newId(), closeup_id: closeupId, number: page, name: shownName(file), caption };
      await sql.insertFile(ctx.db, { ...row, ...made, created_at: ctx.now().toISOString() });
      if (made.kind === 'video' && !made.ready) await enqueue(ctx, renderCloseupFilm, { video: made.stored });
    });
  });

/** Takes files of a closeup away that the choice fits. */
export async function takeFiles(ctx: Atomic<Ctx>, closeupId: string, chosen: (file: sql.FileRow) => boolean) {
  const gone = (await sql.filesOf(ctx.db, closeupId)).filter(chosen);
  await sql.deleteFiles(
    ctx.db,
    gone.map(({ id }) => id),
  );
  await removeFiles(ctx, storedOf(gone));
  return gone.length;
}

/** Turns a stored film into what every browser plays, and shows that in its place. */
export const renderCloseupFilm = job(
  'render-closeup-film',
  z.object({ video: z.string() }),
  async (ctx: Ctx<undefined>, { video }) => {
    if (!(await sql.fileStored(ctx.db, video))) return;
    await storingFiles(ctx, async (ctx) => {
      const made = await makeRendition(ctx, video, `${folder}/${newToken()}`);
      await atomically(ctx, async (ctx) => {
        const taken = await sql.replaceFilm(ctx.db, video, made.video, made.contentType);
        if (taken > 0n) await renewFilm(ctx, video, made.video);
        else await removeFiles(ctx, [made.video]);
      });
    });
  },
  { retries: forDays, seconds: 1800 },
);

/** Candidates write the captions of the films of their own closeup, as long as they are there. */
export const ownsCloseupFilm: OwnsFilm = async ({ db, actor }, film) => (await sql.lockFilm(db, film))?.account_id === actor.accountId;
