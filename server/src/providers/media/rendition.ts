import path from 'node:path';
import type { CleanContainer } from './container.ts';
import { demuxers, findFfmpeg, runFfmpeg } from './ffmpeg.ts';
import { aac, fast, type Studio, sameLength, scale } from './playable.ts';
import { fetchWhole, storeWhole, withScratch } from './scratch.ts';

const x264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-maxrate', '2M', '-bufsize', '4M', '-pix_fmt', 'yuv420p'];

/**
 * Turns a stored recording into H.264 and AAC, which every browser plays; returns the name of the new file, `<name>.mp4`.
 * Throws rather than store one that plays less than what it was made from.
 */
export async function makeRendition(studio: Studio, stored: string, name: string) {
  const ffmpeg = findFfmpeg(studio.config.ffmpegPath);
  return withScratch(async (folder) => {
    const container = path.extname(stored).slice(1) as CleanContainer;
    const source = path.join(folder, `source.${container}`);
    const target = path.join(folder, 'rendition.mp4');
    await fetchWhole(studio.files, stored, source);
    const options = ['-threads', '2', '-vf', scale, ...x264, ...aac, '-max_muxing_queue_size', '1024'];
    await runFfmpeg(ffmpeg, ['-f', demuxers[container], '-i', `file:${source}`, ...options, ...fast, `file:${target}`], { seconds: 1800 });
    if (!(await sameLength(source, target))) throw new Error(`the rendition of ${stored} does not play as long as it should`);
    await storeWhole(studio.files, `${name}.mp4`, target);
    return { video: `${name}.mp4`, contentType: 'video/mp4' };
  });
}
