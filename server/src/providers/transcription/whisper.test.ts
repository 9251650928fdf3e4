import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findWhisper } from '../../../../tools/speech.ts';
import { writeWhisperModel } from '../../../test/outside/whisper-model.ts';
import { aac, h264, record } from '../../../test/recordings.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { withSpeechOf } from '../media/index.ts';
import { builtInTranscriber } from './whisper.ts';
import { readModel } from './whisper-model.ts';
import { windowsOf } from './windows.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'whisper-'));
fs.chmodSync(folder, 0o755);
const studio = { files: openFiles({ dir: path.join(folder, 'files') }) };
const model = path.join(folder, "a 'model': of, [mine];.bin");
writeWhisperModel(model, ['I', 'have', 'baked', '"bread",', 'always.'], 2);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a model tells what it is before it is loaded, and another file is none', () => {
  expect(readModel(model)).toMatchObject({ multilingual: true, size: null, bytes: fs.statSync(model).size });
  const other = path.join(folder, 'other.bin');
  fs.writeFileSync(other, 'x'.repeat(100));
  for (const file of [other, folder, path.join(folder, 'nowhere')]) expect(readModel(file)).toBeUndefined();
});

test('what is heard at once is never longer than half a minute, and no long pause lies in it', () => {
  const voice = [
    { start: 1, end: 4 },
    { start: 5, end: 10 },
    { start: 14, end: 16 },
    { start: 20, end: 110 },
  ];
  const windows = windowsOf(voice);
  expect(windows.slice(0, 2)).toEqual([
    { start: 1, end: 10 },
    { start: 14, end: 16 },
  ]);
  expect(windows.slice(2)).toHaveLength(4);
  expect(windows.every(({ start, end }) => end - start < 29)).toBe(true);
  expect(windows.at(-1)?.end).toBeCloseTo(110);
});

describe.runIf(findWhisper())('the whisper that is carried along', () => {
  test('says in the cage what its model says, at the seconds at which somebody speaks', async () => {
    const talking = record(
      folder,
      'talk.mp4',
      { ...h264, ...aac, heard: "volume='if(between(t,3,6)+between(t,9,11),pow(sin(8*t),2),0)':eval=frame" },
      12,
    );
    await studio.files.put('talk.mp4', fs.createReadStream(talking));
    await withSpeechOf(studio, 'talk.mp4', async (sound) => {
      const { pieces } = await builtInTranscriber(model).transcribe(sound, { language: 'en' });
      const said = 'I have baked "bread", always.';
      expect(pieces).toEqual([
        { start: expect.closeTo(3, 0), end: expect.closeTo(5, 0), text: said },
        { start: expect.closeTo(9, 0), end: expect.closeTo(11, 0), text: said },
      ]);
    });
  });

  test('fails as an engine, and not as a recording, where the model is broken or not there', async () => {
    const broken = path.join(folder, 'broken.bin');
    fs.writeFileSync(broken, fs.readFileSync(model).subarray(0, 100_000));
    const wav = path.join(folder, 'silence.wav');
    fs.writeFileSync(wav, Buffer.alloc(44 + 32_000));
    const sound = { wav, seconds: 1, voice: [{ start: 0, end: 1 }] };
    for (const [file, why] of [
      [broken, 'refused'],
      [path.join(folder, 'nowhere'), 'unreadable'],
    ] as const)
      await expect(builtInTranscriber(file).transcribe(sound, { language: 'en' })).rejects.toMatchObject({ name: 'EngineFailed', why });
  });
});
