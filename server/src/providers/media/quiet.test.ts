import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aac, h264, opus, type Recording, record, vp8 } from '../../../test/recordings.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { makePlayable, quietMomentsOf } from './index.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quiet-'));
const studio = { files: openFiles({ dir: path.join(folder, 'files') }) };
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What is heard, as a filter over a steady voice: silent between these seconds. */
const silentBetween = (...spans: [number, number][]) =>
  spans.map(([from, to]) => `volume=enable='between(t,${from},${to})':volume=0`).join(',');

async function quietOf(name: string, how: Recording, seconds = 12) {
  const { video } = await makePlayable(studio, record(folder, name, how, seconds), name.replace(/\.\w+$/, ''));
  return quietMomentsOf(studio, video);
}

const near = (start: number, end: number) => ({ start: expect.closeTo(start, 0), end: expect.closeTo(end, 0) });

test.each<[string, string, Recording]>([
  ['Chromium', 'a.mkv', { ...h264, ...opus }],
  ['Safari', 'b.mp4', { ...h264, ...aac }],
  ['Firefox', 'c.webm', { ...vp8, ...opus }],
])('silence of a second and a half and more is found in what %s records, a breath is not', async (_browser, name, codecs) => {
  const heard = silentBetween([0, 2], [4, 5], [7, 10]);
  expect(await quietOf(name, { ...codecs, heard })).toEqual([near(0, 2), near(7, 10)]);
});

test('it is told by how loud the voice of this recording is: behind a soft one there is no less silence', async () => {
  expect(await quietOf('soft.mp4', { ...h264, ...aac, heard: `volume=0.05,${silentBetween([3, 6])}` })).toEqual([near(3, 6)]);
});

test('a room is never wholly still: its murmur far below the voice is silence', async () => {
  expect(await quietOf('room.mp4', { ...h264, ...aac, heard: `volume=enable='between(t,3,6)':volume=0.02` })).toEqual([near(3, 6)]);
});

test('steady noise is no silence, and where no voice is heard at all there is nothing to skip', async () => {
  expect(await quietOf('noise.mp4', { ...h264, ...aac, heard: `volume=enable='between(t,3,6)':volume=0.1` })).toEqual([]);
  expect(await quietOf('mute.mp4', { ...h264, ...aac, heard: `volume=0.001,${silentBetween([3, 6])}` })).toEqual([]);
  expect(await quietOf('dumb.mp4', { ...h264 })).toEqual([]);
});

test('sound alone is listened to as well', async () => {
  expect(await quietOf('voice.webm', { ...opus, heard: silentBetween([5, 8]) })).toEqual([near(5, 8)]);
});
