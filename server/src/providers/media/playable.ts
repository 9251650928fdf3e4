import fs from 'node:fs';
import path from 'node:path';
import type { Files } from '../../platform/files.ts';
import { Refused } from '../../platform/refused.ts';
import { type CleanContainer, containerFor, type Probe } from './container.ts';
import { demuxers, type Ffmpeg, findFfmpeg, runFfmpeg } from './ffmpeg.ts';
import { difference } from './lengths.ts';
import { storeWhole, withScratch } from './scratch.ts';
import { probe, remux } from './understanding.ts';
import { Unreadable } from './unreadable.ts';

export interface Studio {
  files: Files;
  config: { ffmpegPath: string | undefined };
}

/** A recording that browsers can play: stored names, and what it is. */
export interface Playable {
  video: string;
  contentType: string;
  poster: string | null;
  /** Of what was stored, by its own packets. */
  seconds: number;
  width: number;
  height: number;
  hasPicture: boolean;
  hasSound: boolean;
  /** False where some browsers cannot play it: a rendition should follow. */
  everywhere: boolean;
}

const longest = 20 * 60;
const largest = 4320;

/** Only what was wrong with the recording itself is the fault of whoever sent it. */
function blame(error: unknown): never {
  throw error instanceof Unreadable ? new Refused('broken-video') : error;
}

/** Reads what a stranger's file is made of, or refuses it with `broken-video`. */
export async function understand(file: string): Promise<Probe & { clean: CleanContainer }> {
  const found = await probe(file).catch(blame);
  const clean = containerFor(found);
  const fits = found.seconds > 0 && found.seconds <= longest && Math.max(found.video?.width ?? 0, found.video?.height ?? 0) <= largest;
  if (!clean || !fits) throw new Refused('broken-video');
  return { ...found, clean };
}

/**
 * Makes a raw recording playable and stores it under `name` (an extension is added): cleaned container at once, sound
 * turned to AAC where the picture is H.264 already, a poster frame. Refuses what is no recording with `broken-video`;
 * throws anything else for faults of ours, and then it can be tried again.
 */
export async function makePlayable(studio: Studio, source: string, name: string): Promise<Playable> {
  const ffmpeg = findFfmpeg(studio.config.ffmpegPath);
  const found = await understand(source);
  return withScratch(async (folder) => {
    const clean = path.join(folder, `clean.${found.clean}`);
    await remux(source, clean, found.clean).catch(blame);
    const final = await finish(ffmpeg, clean, found, folder);
    const { seconds } = await probe(final.file);
    const extension = path.extname(final.file);
    const poster = found.video ? await posterOf(ffmpeg, clean, found.clean, found.seconds, folder) : undefined;
    const video = `${name}${extension}`;
    await storeWhole(studio.files, video, final.file);
    if (poster) await storeWhole(studio.files, `${name}.jpg`, poster);
    return {
      video,
      contentType: typeOf(extension, found.video !== null),
      poster: poster ? `${name}.jpg` : null,
      seconds,
      width: found.video?.width ?? 0,
      height: found.video?.height ?? 0,
      hasPicture: found.video !== null,
      hasSound: found.audio !== null,
      everywhere: final.everywhere,
    };
  });
}

const typeOf = (extension: string, picture: boolean) => `${picture ? 'video' : 'audio'}/${extension === '.webm' ? 'webm' : 'mp4'}`;

export const aac = ['-c:a', 'aac', '-b:a', '96k', '-ar', '48000', '-ac', '2'];
export const fast = ['-movflags', '+faststart', '-map_metadata', '-1', '-f', 'mp4'];
/** Even sides, none above 1280 pixels. */
export const scale =
  "scale=w='if(gt(max(iw,ih),1280),if(gte(iw,ih),1280,-2),trunc(iw/2)*2)':h='if(gt(max(iw,ih),1280),if(gte(iw,ih),-2,1280),trunc(ih/2)*2)'";

/**
 * Where only the sound stands in the way of every browser, turning it is quick enough to wait for. Where that fails or
 * loses something, what was copied is shown, and a rendition follows as soon as there is room and time.
 */
async function finish(ffmpeg: Ffmpeg, clean: string, found: Probe & { clean: CleanContainer }, folder: string) {
  const goodPicture = !found.video || found.video.codec === 'avc';
  const goodSound = !found.audio || found.audio.codec === 'aac';
  if (!goodPicture) return { file: clean, everywhere: false };
  if (goodSound && found.clean === 'mp4') return { file: clean, everywhere: true };
  const target = path.join(folder, 'final.mp4');
  const picture = found.video ? ['-c:v', 'copy'] : ['-vn'];
  const turn = ['-f', demuxers[found.clean], '-i', `file:${clean}`, ...picture, ...aac, ...fast, `file:${target}`];
  const whole = await runFfmpeg(ffmpeg, turn, { seconds: 300 })
    .then(() => sameLength(clean, target))
    .catch(() => false);
  return whole ? { file: target, everywhere: true } : { file: clean, everywhere: false };
}

/** True where both play as long as each other, by their packets. */
export const sameLength = async (file: string, other: string) =>
  difference((await probe(file)).spans, (await probe(other)).spans) === undefined;

/** A frame of the first seconds as JPEG; the very first one where there is no other. */
async function posterOf(ffmpeg: Ffmpeg, clean: string, container: CleanContainer, seconds: number, folder: string) {
  const target = path.join(folder, 'poster.jpg');
  for (const at of [Math.min(1, seconds / 3), 0]) {
    const args = [
      '-ss',
      at.toFixed(2),
      '-f',
      demuxers[container],
      '-i',
      `file:${clean}`,
      '-frames:v',
      '1',
      '-vf',
      scale,
      '-q:v',
      '4',
      '-f',
      'mjpeg',
    ];
    await runFfmpeg(ffmpeg, [...args, `file:${target}`], { seconds: 60 }).catch(() => undefined);
    if ((await fs.promises.stat(target).catch(() => undefined))?.size) return target;
  }
  return undefined;
}
