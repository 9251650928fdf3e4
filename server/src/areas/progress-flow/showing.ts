import type { ShownPaper } from '@vitrine/contract/progress-flow/papers.ts';
import type { AnyCtx } from '../../platform/context.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import { wordsOf } from '../../platform/files/office/office-documents.ts';
import type { FileRow } from './papers.sql.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** How a page of ours shows a file itself: a PDF and a picture by their links, an office document by its words. */
export async function showPaper(ctx: AnyCtx, file: FileRow): Promise<ShownPaper> {
  const { name, stored, content_type: contentType, bytes, shown } = file;
  const links = { url: mediaLink(ctx, stored, contentType).url, saveUrl: mediaLink(ctx, stored, contentType, name).url };
  const base = { name, contentType, bytes, ...links, words: [] };
  if (shown) return { ...base, url: mediaLink(ctx, shown, 'image/jpeg').url, preview: 'picture' };
  if (contentType === 'application/pdf') return { ...base, preview: 'pdf' };
  if (pictures.includes(contentType)) return { ...base, preview: 'picture' };
  const content = contentType.startsWith('application/vnd.') ? await ctx.files.get(stored) : undefined;
  const words = content ? await wordsOf(content) : [];
  return { ...base, words, preview: words.length > 0 ? 'words' : 'none' };
}
