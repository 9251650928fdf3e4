import fs from 'node:fs';
import { type AnyCtx, type Atomic, atomically, type Ctx, type World } from '../context.ts';
import type { UploadedFile } from '../http/upload.ts';
import { newToken } from '../sessions/secrets.ts';
import { mediaLink } from './media-links.ts';
import { withoutTraces } from './photographs.ts';
import { storingFiles } from './stored-files.ts';

interface Stored {
  /** What the person's computer called it. */
  name: string;
  stored: string;
  content_type: string;
  bytes: number;
}

const shownPictures = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];

/** How the caller, who may read it, sees a document: to look at, to save, and whether a page can show it. */
export const documentLinks = (ctx: AnyCtx, { name, stored, content_type, bytes }: Stored) => ({
  name,
  contentType: content_type,
  bytes,
  url: mediaLink(ctx, stored, content_type).url,
  saveUrl: mediaLink(ctx, stored, content_type, name).url,
  preview:
    content_type === 'application/pdf' ? ('pdf' as const) : shownPictures.includes(content_type) ? ('picture' as const) : ('none' as const),
});

/** The name a document is shown under: what the person called it, with the ending of what it is. */
export function shownName({ name, extension }: Pick<UploadedFile, 'name' | 'extension'>) {
  const clean = name
    .replace(/[\p{C}/\\]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
  return new RegExp(`\\.(${extension}|jpeg)$`, 'i').test(clean) ? clean : `${clean || 'document'}.${extension}`;
}

/** Stores the file of somebody: a picture without what the camera wrote into it, anything else as it came. Returns its size. */
export const keepFile = async (ctx: Pick<World, 'files'>, file: UploadedFile, stored: string) =>
  ctx.files.put(stored, file.kind === 'image' ? await withoutTraces(file) : fs.createReadStream(file.path));

/** Stores an uploaded document and writes its row in a transaction; without the row the file goes again. */
export function keepDocument<C extends Ctx, R>(ctx: C, file: UploadedFile, write: (ctx: Atomic<C>, row: Stored) => Promise<R>): Promise<R> {
  return storingFiles(ctx, async (ctx) => {
    const stored = `documents/${newToken()}.${file.extension}`;
    const bytes = await keepFile(ctx, file, stored);
    const row = { name: shownName(file), stored, content_type: file.contentType, bytes };
    return atomically(ctx, (ctx) => write(ctx, row));
  });
}
