import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { aac, h264, inPieces, opus, record, vp8 } from '../../../test/recordings.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { makePlayable, makeRendition } from './index.ts';
import { withStudio } from './studio.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'media-'));
const files = openFiles({ dir: path.join(folder, 'files') });
const studio = { files };
const probe = (file: string) => withStudio({ reads: { file } }, (tasks) => tasks.probe('file'));
const at = (name: string) => path.join(folder, 'files', name);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The index of an MP4 stands before its pictures: seeking works before all of it has arrived. */
const indexFirst = (file: string) => {
  const bytes = fs.readFileSync(file);
  return bytes.indexOf('moov') < bytes.indexOf('mdat');
};

describe('a recording becomes playable', () => {
  const cases = [
    { name: 'H.264 with Opus as Chromium records it', file: 'a.mkv', options: { ...h264, ...opus }, video: 'a.mp4', everywhere: true },
    {
      name: 'H.264 with AAC as Safari records it',
      file: 'b.mp4',
      options: { ...h264, ...aac, ...inPieces },
      video: 'b.mp4',
      everywhere: true,
    },
    { name: 'VP8 with Opus as Firefox records it', file: 'c.webm', options: { ...vp8, ...opus }, video: 'c.webm', everywhere: false },
    { name: 'a chosen MOV', file: 'd.mov', options: { ...h264, ...aac }, video: 'd.mp4', everywhere: true },
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
    const made = await makePlayable(studio, record(folder, 'e.webm', { ...opus }), 'e');
    expect(made).toMatchObject({ video: 'e.mp4', contentType: 'audio/mp4', poster: null, hasPicture: false, everywhere: true });
  });

  it('a rendition for every browser follows', async () => {
    const made = await makePlayable(studio, record(folder, 'f.webm', { ...vp8, ...opus }), 'f');
    expect(await makeRendition(studio, made.video, 'f')).toEqual({ video: 'f.mp4', contentType: 'video/mp4' });
    const stored = await probe(at('f.mp4'));
    expect([stored.video?.codec, stored.audio?.codec]).toEqual(['avc', 'aac']);
    expect(stored.seconds).toBeCloseTo(made.seconds, 0);
  });

  it('what there is of one that was cut off', async () => {
    const whole = fs.readFileSync(record(folder, 'g-whole.webm', { ...vp8, ...opus }, 6));
    const cut = path.join(folder, 'g-cut.webm');
    fs.writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * 0.6)));
    const made = await makePlayable(studio, cut, 'g');
    expect(made.seconds).toBeGreaterThan(2);
    expect(made.seconds).toBeLessThan(5);
  });
});

/**
 * Kills whoever works with FFmpeg for this program, as soon as it begins: it stands back behind everybody else then. From
 * a thread of its own, which goes on while this one is busy.
 */
async function killingFfmpeg() {
  const descendants = JSON.stringify(new URL('../../../test/descendants.ts', import.meta.url).href);
  const killer = new Worker(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import os from 'node:os';
        import { parentPort } from 'node:worker_threads';
        const { descendantsOf } = await import(${descendants});
        setInterval(() => {
          for (const pid of descendantsOf(process.pid)) {
            try {
              if (os.getPriority(pid) >= 10) process.kill(pid, 'SIGKILL');
            } catch {
              // it has ended already
            }
          }
        }, 1);
        parentPort.postMessage('ready');`)}`,
    ),
  );
  await once(killer, 'message');
  return { [Symbol.asyncDispose]: async () => void (await killer.terminate()) };
}

it.runIf(process.platform === 'linux')(
  'an FFmpeg that is killed is a fault of ours: what was copied is shown whole, and the rendition is tried again',
  async () => {
    const raw = record(folder, 'h.mkv', { ...h264, ...opus }, 60);
    {
      await using _ = await killingFfmpeg();
      const made = await makePlayable(studio, raw, 'h');
      expect(made).toMatchObject({ video: 'h.mp4', everywhere: false });
      // a poster takes a moment: it may be done before it is killed
      expect(made.poster).toBeOneOf([null, 'h.jpg']);
      expect((await probe(at('h.mp4'))).seconds).toBeCloseTo(60, 0);
      await expect(makeRendition(studio, 'h.mp4', 'h-all')).rejects.toMatchObject({ name: 'Stopped' });
      expect(await files.list('h-all')).toEqual([]);
    }
    expect(await makeRendition(studio, 'h.mp4', 'h-all')).toMatchObject({ video: 'h-all.mp4' });
    await files.remove(['h-all.mp4']);
  },
);

it('a film that lies on its side is turned upright, in its poster and for every browser', async () => {
  const raw = record(folder, 'i.mov', { ...h264, ...aac });
  const bytes = fs.readFileSync(raw);
  // the matrix of the track says: turned by a quarter, as telephones write it
  const matrix = [0, 0x10000, 0, 0xffff0000, 0, 0, 180 << 16, 0, 0x40000000];
  for (const [n, one] of matrix.entries()) bytes.writeUInt32BE(one, bytes.indexOf('tkhd') + 4 + 40 + n * 4);
  fs.writeFileSync(raw, bytes);
  const made = await makePlayable(studio, raw, 'i');
  expect(await sharp(at(made.poster ?? '')).metadata()).toMatchObject({ width: 180, height: 320 });
  await makeRendition(studio, made.video, 'i-all');
  expect((await probe(at('i-all.mp4'))).video).toMatchObject({ width: 180, height: 320, rotation: 0 });
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
