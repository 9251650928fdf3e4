import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { aac, h264, opus, record, vp8 } from '../../../test/recordings.ts';
import { openFiles } from '../../platform/open-files.ts';
import { findFfmpeg, runFfmpeg } from './ffmpeg.ts';
import { makePlayable, makeRendition } from './index.ts';
import { probe } from './understanding.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'media-'));
const files = openFiles({ dir: path.join(folder, 'files') });
const studio = { files, config: { ffmpegPath: process.env.FFMPEG_PATH } };
const at = (name: string) => path.join(folder, 'files', name);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The index of an MP4 stands before its pictures: seeking works before all of it has arrived. */
const indexFirst = (file: string) => {
  const bytes = fs.readFileSync(file);
  return bytes.indexOf('moov') < bytes.indexOf('mdat');
};

describe('a recording becomes playable', () => {
  const cases = [
    { name: 'H.264 with Opus as Chromium records it', file: 'a.mkv', options: [...h264, ...opus], video: 'a.mp4', everywhere: true },
    {
      name: 'H.264 with AAC as Safari records it',
      file: 'b.mp4',
      options: [...h264, ...aac, '-movflags', 'frag_keyframe+empty_moov'],
      video: 'b.mp4',
      everywhere: true,
    },
    { name: 'VP8 with Opus as Firefox records it', file: 'c.webm', options: [...vp8, ...opus], video: 'c.webm', everywhere: false },
    { name: 'a chosen MOV', file: 'd.mov', options: [...h264, ...aac], video: 'd.mp4', everywhere: true },
  ];
  it.each(cases)('$name', async ({ file, options, video, everywhere }) => {
    const made = await makePlayable(studio, record(folder, file, options), file.slice(0, 1));
    expect(made).toMatchObject({ video, everywhere, width: 320, height: 180, hasPicture: true, hasSound: true });
    expect(made.seconds).toBeGreaterThan(2.8);
    expect(made.seconds).toBeLessThan(3.3);
    const stored = await probe(at(video));
    expect(stored.seconds).toBeCloseTo(made.seconds, 0);
    if (video.endsWith('.mp4')) expect([stored.video?.codec, stored.audio?.codec, indexFirst(at(video))]).toEqual(['avc', 'aac', true]);
    expect(await sharp(at(made.poster ?? '')).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 180 });
  });

  it('sound alone', async () => {
    const made = await makePlayable(studio, record(folder, 'e.webm', ['-vn', ...opus]), 'e');
    expect(made).toMatchObject({ video: 'e.mp4', contentType: 'audio/mp4', poster: null, hasPicture: false, everywhere: true });
  });

  it('a rendition for every browser follows', async () => {
    const made = await makePlayable(studio, record(folder, 'f.webm', [...vp8, ...opus]), 'f');
    expect(await makeRendition(studio, made.video, 'f')).toEqual({ video: 'f.mp4', contentType: 'video/mp4' });
    const stored = await probe(at('f.mp4'));
    expect([stored.video?.codec, stored.audio?.codec]).toEqual(['avc', 'aac']);
    expect(stored.seconds).toBeCloseTo(made.seconds, 0);
  });

  it('what there is of one that was cut off', async () => {
    const whole = fs.readFileSync(record(folder, 'g-whole.webm', [...vp8, ...opus], 6));
    const cut = path.join(folder, 'g-cut.webm');
    fs.writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * 0.6)));
    const made = await makePlayable(studio, cut, 'g');
    expect(made.seconds).toBeGreaterThan(2);
    expect(made.seconds).toBeLessThan(5);
  });
});

it.each([
  ['killed', 'kill -9 $$'],
  ['without memory', 'echo "Cannot allocate memory" >&2; exit 1'],
  ['satisfied although the disk was full at the end', 'for last; do :; done; echo half > "$(echo "$last" | cut -c6-)"; exit 0'],
])('an ffmpeg that is %s is a fault of ours: what was copied is shown whole, and the rendition is tried again', async (_, does) => {
  const broken = path.join(folder, 'ffmpeg.sh');
  fs.writeFileSync(broken, `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  const without = { files, config: { ffmpegPath: broken } };
  const made = await makePlayable(without, record(folder, 'h.mkv', [...h264, ...opus]), 'h');
  expect(made).toMatchObject({ video: 'h.mp4', everywhere: false });
  expect((await probe(at('h.mp4'))).seconds).toBeCloseTo(3, 0);
  await expect(makeRendition(without, made.video, 'h-all')).rejects.not.toMatchObject({ code: 'broken-video' });
  expect(await files.list('h-all')).toEqual([]);
  expect(await makeRendition(studio, made.video, 'h-all')).toMatchObject({ video: 'h-all.mp4' });
  await files.remove(['h-all.mp4']);
});

describe('what is no recording is refused', () => {
  const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
  const cases: [string, Buffer][] = [
    ['an executable', fs.readFileSync(process.execPath).subarray(0, 200_000)],
    ['a playlist that names files of the server', Buffer.from(playlist)],
    ['an empty file', Buffer.alloc(0)],
    ['the beginning of an MP4', Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isomiso2avc1mp41', 'latin1')],
    ['noise behind the head of a WebM', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(50_000, 7)])],
  ];
  it.each(cases)('%s', async (_, bytes) => {
    const file = path.join(folder, 'hostile.mp4');
    fs.writeFileSync(file, bytes);
    await expect(makePlayable(studio, file, 'hostile')).rejects.toMatchObject({ code: 'broken-video' });
    expect(await files.list('hostile')).toEqual([]);
  });
});

describe('ffmpeg', () => {
  const ffmpeg = findFfmpeg(process.env.FFMPEG_PATH);
  it('is stopped when its time is over', async () => {
    const endless = ['-f', 'lavfi', '-i', 'testsrc=size=1280x720', '-f', 'null', '-'];
    await expect(runFfmpeg(ffmpeg, endless, { seconds: 1 })).rejects.toThrow('SIGKILL');
  });
  it('gets no more memory than it is given', async () => {
    const much = ['-f', 'lavfi', '-i', 'testsrc=size=4096x4096:duration=1', '-c:v', 'libx264', '-f', 'null', '-'];
    await expect(runFfmpeg(ffmpeg, much, { seconds: 60, memory: 100_000 })).rejects.toThrow();
  });
  it('opens no address of the network', async () => {
    await expect(runFfmpeg(ffmpeg, ['-f', 'mov', '-i', 'http://127.0.0.1:9/x', '-f', 'null', '-'], { seconds: 30 })).rejects.toThrow(
      /whitelist|Invalid/,
    );
  });
});
