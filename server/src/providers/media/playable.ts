import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Files } from '../../platform/files.ts';
import { Refused } from '../../platform/refused.ts';
import { type CleanContainer, containerFor, type Probe } from './container.ts';
import { demuxers, type Ffmpeg, findFfmpeg, runFfmpeg } from './ffmpeg.ts';
import { probe, remux } from './understanding.ts';

export interface Studio {
  files: Files;
  config: { ffmpegPath: string | undefined };
}

/** A recording that browsers can play: stored names, and what it is. */
export interface Playable {
  video: string;
  contentType: string;
  poster: string | null;
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

/** Runs a deed with a folder of its own that is gone afterwards. */
export async function withScratch<R>(deed: (folder: string) => Promise<R>): Promise<R> {
  const folder = await fs.promises.mkdtemp(path.join(os.tmpdir(), 'vitrine-media-'));
  try {
    return await deed(folder);
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

/** Reads what a stranger's file is made of, or refuses it with `broken-video`. */
export async function understand(file: string): Promise<Probe & { clean: CleanContainer }> {
  const found = await probe(file).catch(() => undefined);
  const clean = found && containerFor(found);
  const fits =
    found && found.seconds > 0 && found.seconds <= longest && Math.max(found.video?.width ?? 0, found.video?.height ?? 0) <= largest;
  if (!found || !clean || !fits) throw new Refused('broken-video');
  return { ...found, clean };
}

/**
 * Makes a raw recording playable and stores it under `name` (an extension is added): cleaned container at once, sound
 * turned to AAC where the picture is H.264 already, a poster frame. Refuses what is no recording with `broken-video`.
 */
export async function makePlayable(studio: Studio, source: string, name: string): Promise<Playable> {
  const ffmpeg = findFfmpeg(studio.config.ffmpegPath);
  const found = await understand(source);
  return withScratch(async (folder) => {
    const clean = path.join(folder, `clean.${found.clean}`);
    await remux(source, clean, found.clean).catch(() => {
      throw new Refused('broken-video');
    });
    const final = await finish(ffmpeg, clean, found, folder);
    const extension = path.extname(final.file);
    const poster = found.video ? await posterOf(ffmpeg, clean, found.clean, found.seconds, folder) : undefined;
    const video = `${name}${extension}`;
    await studio.files.put(video, fs.createReadStream(final.file));
    if (poster) await studio.files.put(`${name}.jpg`, await fs.promises.readFile(poster));
    return {
      video,
      contentType: typeOf(extension, found.video !== null),
      poster: poster ? `${name}.jpg` : null,
      seconds: found.seconds,
      width: found.video?.width ?? 0,
      height: found.video?.height ?? 0,
      hasPicture: found.video !== null,
      hasSound: found.audio !== null,
      everywhere: final.everywhere,
    };
  });
}

const typeOf = (extension: string, picture: boolean) => `${picture ? 'video' : 'audio'}/${extension === '.webm' ? 'webm' : 'mp4'}`;

const aac = ['-c:a', 'aac', '-b:a', '96k', '-ar', '48000', '-ac', '2'];
const fast = ['-movflags', '+faststart', '-map_metadata', '-1', '-f', 'mp4'];
/** Even sides, none above 1280 pixels. */
const scale =
  "scale=w='if(gt(max(iw,ih),1280),if(gte(iw,ih),1280,-2),trunc(iw/2)*2)':h='if(gt(max(iw,ih),1280),if(gte(iw,ih),-2,1280),trunc(ih/2)*2)'";

/** Where only the sound stands in the way of every browser, turning it is quick enough to wait for. */
async function finish(ffmpeg: Ffmpeg, clean: string, found: Probe & { clean: CleanContainer }, folder: string) {
  const goodPicture = !found.video || found.video.codec === 'avc';
  const goodSound = !found.audio || found.audio.codec === 'aac';
  if (!goodPicture) return { file: clean, everywhere: false };
  if (goodSound && found.clean === 'mp4') return { file: clean, everywhere: true };
  const target = path.join(folder, 'final.mp4');
  const picture = found.video ? ['-c:v', 'copy'] : ['-vn'];
  await runFfmpeg(ffmpeg, ['-f', demuxers[found.clean], '-i', `file:${clean}`, ...picture, ...aac, ...fast, `file:${target}`], {
    seconds: 300,
  });
  return { file: target, everywhere: true };
}

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

/** Turns a stored recording into H.264 and AAC, which every browser plays; answers the name of the new file, `<name>.mp4`. */
export async function makeRendition(studio: Studio, stored: string, name: string) {
  const ffmpeg = findFfmpeg(studio.config.ffmpegPath);
  return withScratch(async (folder) => {
    const container = path.extname(stored).slice(1) as CleanContainer;
    const source = path.join(folder, `source.${container}`);
    const target = path.join(folder, 'rendition.mp4');
    const content = await studio.files.read(stored);
    if (!content) throw new Error(`${stored} is not there`);
    await fs.promises.writeFile(source, content);
    const x264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-maxrate', '2M', '-bufsize', '4M', '-pix_fmt', 'yuv420p'];
    const args = [
      '-f',
      demuxers[container],
      '-i',
      `file:${source}`,
      '-threads',
      '2',
      '-vf',
      scale,
      ...x264,
      ...aac,
      '-max_muxing_queue_size',
      '1024',
    ];
    await runFfmpeg(ffmpeg, [...args, ...fast, `file:${target}`], { seconds: 1800 });
    await studio.files.put(`${name}.mp4`, fs.createReadStream(target));
    return { video: `${name}.mp4`, contentType: 'video/mp4' };
  });
}
