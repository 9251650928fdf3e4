import sharp, { type Sharp } from 'sharp';
import { Refused } from './refused.ts';

/** More than what cameras of phones usually take; a file of some kilobytes can claim a thousand times as many. */
const mostPixels = 32_000_000;
const longestSeconds = 20;

/** A picture costs memory and time far beyond the size of its file: so many are worked on at once, the others wait. */
const atOnce = 2;
let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<R>(deed: () => Promise<R>): Promise<R> {
  if (working < atOnce) working += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await deed();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

/**
 * Works on a stranger's picture and returns the bytes of the new one, which carries nothing of what the old one told besides
 * what it shows. Refuses `picture-too-large` before a pixel is read, and `broken-image` what cannot be read in time or at all.
 */
export function imageFrom(
  source: Uint8Array | string,
  deed: (image: Sharp) => Sharp,
  { animated = false, seconds = longestSeconds } = {},
): Promise<Buffer> {
  return inTurn(async () => {
    const options = { animated, limitInputPixels: mostPixels };
    // the head alone, read without the limit, so that the refusal says what is wrong
    const { width, height } = await sharp(source, { animated, limitInputPixels: false }).metadata().catch(refuseBroken);
    if (width * height > mostPixels) throw new Refused('picture-too-large');
    return deed(sharp(source, options).rotate()).timeout({ seconds }).toBuffer().catch(refuseBroken);
  });
}

const refuseBroken = (error: Error): never => {
  throw new Refused(error.message.startsWith('timeout') ? 'picture-too-large' : 'broken-image');
};
