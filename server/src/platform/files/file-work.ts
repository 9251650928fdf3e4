/** What the caged child can do with a picture or a document. */
import sharp from 'sharp';
import { serve } from '../cage/serving.ts';
import { Unreadable } from '../cage/unreadable.ts';
import type { PictureWork } from './file-cage.ts';
import { blankedHeif } from './heif.ts';
import { isEncryptedPdf } from './locked-pdf.ts';
import { hasMacros } from './office/office-macros.ts';
import { officeWords } from './office/office-words.ts';

/** More than what cameras of phones usually take; a file of some kilobytes can claim a thousand times as many. */
const mostPixels = 32_000_000;

sharp.cache(false);
sharp.concurrency(2);

/** Whatever a parser throws at bytes that it has completely is about the bytes. */
async function parsing<R>(work: () => R | Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw new Unreadable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function picture(bytes: Uint8Array, { animated = false, resize, background, format, quality }: PictureWork) {
  // the head alone, read without the limit, so that the refusal says what is wrong
  const { width, height } = await sharp(bytes, { animated, limitInputPixels: false }).metadata();
  if (width * height > mostPixels) return { result: 'too-large' as const };
  let image = sharp(bytes, { animated, limitInputPixels: mostPixels }).rotate();
  if (resize) image = image.resize(resize);
  if (background) image = image.flatten({ background });
  return { result: 'done' as const, bytes: await image.toFormat(format, quality ? { quality } : {}).toBuffer() };
}

await serve({
  picture: (work: PictureWork, { bytes }) => parsing(() => picture(bytes, work)),
  heif: (_, { bytes }) => parsing(() => ({ bytes: blankedHeif(bytes) })),
  encrypted: (_, { bytes }) => parsing(() => ({ result: isEncryptedPdf(bytes) })),
  words: (_, { bytes }) => parsing(() => ({ result: officeWords(bytes) })),
  macros: (_, { bytes }) => parsing(() => ({ result: hasMacros(bytes) })),
});
