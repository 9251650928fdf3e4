import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aac, h264, inPieces, opus, record, vp8 } from '../../../test/recordings.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { verifyStored } from './index.ts';
import { removeLeftScratch } from './scratch.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'no-room-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const dir = path.join(folder, 'files');
const studio = { files: openFiles({ dir }) };
const seconds = 15;

const program = path.join(folder, 'make.mjs');
fs.writeFileSync(
  program,
  `
  const [, , source, name] = process.argv;
  const { makePlayable } = await import(${JSON.stringify(path.join(import.meta.dirname, 'index.ts'))});
  const { openFiles } = await import(${JSON.stringify(path.join(import.meta.dirname, '../../platform/files/open-files.ts'))});
  const studio = { files: openFiles({ dir: ${JSON.stringify(dir)} }) };
  const result = await makePlayable(studio, source, name).then((made) => ({ made }), (error) => ({ code: error.code ?? 'none', said: String(error) }));
  console.log(JSON.stringify(result));`,
);

interface Result {
  made?: { video: string; seconds: number };
  code?: string;
  said?: string;
}

/** Makes a recording playable where no file can grow beyond a limit, which cuts the last write short as a full disk does. */
const makeWithin = (kilobytes: number, source: string, name: string) =>
  new Promise<Result>((resolve, reject) => {
    const script = 'ulimit -f "$1"; exec "$2" "$3" "$4" "$5"';
    const blocks = String(kilobytes * 2);
    execFile('/bin/sh', ['-c', script, 'sh', blocks, process.execPath, program, source, name], { timeout: 100_000 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout) as Result);
    });
  });

const kinds = [
  { kind: 'VP8 with Opus, as Firefox records it', name: 'firefox', file: 'a.webm', options: { ...vp8, ...opus } },
  {
    kind: 'H.264 with AAC, as Safari records it',
    name: 'safari',
    file: 'b.mp4',
    options: { ...h264, ...aac, ...inPieces },
  },
  { kind: 'H.264 with Opus, as Chromium records it', name: 'chromium', file: 'c.mkv', options: { ...h264, ...opus } },
];

describe.each(kinds)('$kind', ({ name, file, options }) => {
  const raw = record(folder, file, options, seconds);
  const kilobytes = Math.ceil(fs.statSync(raw).size / 1024);

  it.each([0.05, 0.3, 0.6, 0.9])('is not stored at all rather than cut, with room for %d of it', async (part) => {
    const { made, code, said } = await makeWithin(Math.max(8, Math.floor(kilobytes * part)), raw, `${name}-${part}`);
    expect(made).toBeUndefined();
    expect([code, said], 'it is a fault of the file system and not of the recording').toEqual([
      'EFBIG',
      expect.stringContaining('file too large'),
    ]);
    expect(await studio.files.list(`${name}-${part}`)).toEqual([]);
  });

  it('is stored whole with room enough: what plays is what was recorded', async () => {
    const { made, said } = await makeWithin(kilobytes * 10, raw, name);
    expect(Math.abs((made?.seconds ?? 0) - seconds), said).toBeLessThan(1);
    const verdict = await verifyStored(studio, made?.video ?? '', raw, seconds);
    expect(verdict.missing).toBeUndefined();
    expect(Math.abs(verdict.seconds - seconds)).toBeLessThan(1);
  });
});

it('what a program that was killed left of a recording on its machine is gone a day later, and nothing that is at work', async () => {
  const [left, atWork] = [1, 2].map(() => {
    const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-scratch-'));
    fs.writeFileSync(path.join(scratch, 'raw'), 'what somebody said');
    return scratch;
  }) as [string, string];
  const before = new Date(Date.now() - 25 * 3_600_000);
  fs.utimesSync(left, before, before);
  await removeLeftScratch();
  expect([left, atWork].map((one) => fs.existsSync(one))).toEqual([false, true]);
  fs.rmSync(atWork, { recursive: true });
});
