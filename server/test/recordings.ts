import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findFfmpeg } from '../src/providers/media/index.ts';

/** Makes a small true recording: a moving picture with a tone. The options come before the name of the file. */
export function record(folder: string, name: string, options: string[], seconds = 3) {
  const file = path.join(folder, name);
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=320x180:rate=15:duration=${seconds}`];
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`];
  const { file: ffmpeg } = findFfmpeg(process.env.FFMPEG_PATH);
  execFileSync(ffmpeg, ['-hide_banner', '-loglevel', 'error', '-y', ...picture, ...tone, ...options, '-shortest', file]);
  return file;
}

export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '15'];
export const aac = ['-c:a', 'aac'];
export const opus = ['-c:a', 'libopus'];
export const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-g', '15'];
