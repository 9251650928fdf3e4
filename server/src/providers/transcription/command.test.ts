import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { descendantsOf, wordsOf } from '../../../test/descendants.ts';
import { commandTranscriber } from './command.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'command-'));
const wav = path.join(folder, "a sound; with $(signs) and 'quotes'.wav");
fs.writeFileSync(wav, 'the sound');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const program = (body: string) => {
  const file = path.join(folder, `${fs.readdirSync(folder).length}.mjs`);
  fs.writeFileSync(file, body);
  return [process.execPath, file];
};
const hear = (words: string[], { seconds = 10, memory = 2048, signal }: { seconds?: number; memory?: number; signal?: AbortSignal } = {}) =>
  commandTranscriber({ words, memory }).transcribe(
    { wav, seconds, voice: [{ start: 0, end: seconds }] },
    { language: 'fr', ...(signal ? { signal } : {}) },
  );
const failed = (why: string, message: RegExp = /./) =>
  expect.objectContaining({ name: 'EngineFailed', why, message: expect.stringMatching(message) });

test('a program gets the sound and the language as they are, no shell reads them, and nothing of the environment', async () => {
  process.env.SIGNING_KEY_OF_A_TEST = 'secret';
  const words = program(
    'console.log(JSON.stringify({ text: JSON.stringify([process.argv.slice(2), process.env.SIGNING_KEY_OF_A_TEST ?? null]) }))',
  );
  const { pieces } = await hear([...words, '-f', '{wav}', '--language={language}', '$HOME', '*']);
  expect(JSON.parse(pieces[0]?.text ?? '')).toEqual([['-f', wav, '--language=fr', '$HOME', '*'], null]);
});

test('what it writes into the file that it is told is read, and gone with its folder', async () => {
  const words = program(`import fs from 'node:fs';
    const [, , to] = process.argv;
    fs.writeFileSync(to + '.json', JSON.stringify({ transcription: [{ offsets: { from: 0, to: 900 }, text: ' ' + process.cwd() }] }));
    console.log('loading the model');`);
  const { pieces } = await hear([...words, '{output}']);
  expect(pieces).toEqual([{ start: 0, end: 0.9, text: expect.stringMatching(/\S/) }]);
  expect(fs.existsSync(pieces[0]?.text.trim() ?? '/')).toBe(false);
});

test('one that fails says why, one that is not there and one that talks of something else are told apart', async () => {
  await expect(hear(program("console.error('no model'); process.exit(3)"))).rejects.toEqual(failed('refused', /3.*no model/));
  await expect(hear([path.join(folder, 'nowhere')])).rejects.toEqual(failed('away'));
  await expect(hear(program(`console.log('{"error":1}')`))).rejects.toEqual(failed('nonsense'));
  await expect(hear(program(`import fs from 'node:fs'; for (;;) fs.writeSync(1, 'x'.repeat(1 << 16))`))).rejects.toEqual(
    failed('nonsense', /end/),
  );
});

test.runIf(process.platform === 'linux')('one that eats memory is ended', async () => {
  const eating = program('const held = []; setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 5)');
  await expect(hear(eating, { memory: 300 })).rejects.toEqual(failed('memory'));
});

test.runIf(process.platform === 'linux')('nothing that it started is left, not even what left its group', async () => {
  const marker = `86400.${process.pid}`;
  const escaping = program(`import { spawn } from 'node:child_process';
    spawn('sleep', ['${marker}'], { detached: true, stdio: 'ignore' }).unref();
    console.log('begun'); setInterval(() => {}, 1000);`);
  const stop = new AbortController();
  const left = () => descendantsOf(0).filter((pid) => wordsOf(pid).includes(marker));
  const heard = hear(escaping, { signal: stop.signal });
  const ended = expect(heard).rejects.toEqual(failed('away'));
  await expect.poll(left).toHaveLength(1);
  stop.abort();
  await ended;
  await expect.poll(left).toEqual([]);
  // neither of one that ends by itself and leaves it behind
  const leaving = program(`import { spawn } from 'node:child_process';
    spawn('sleep', ['${marker}'], { detached: true, stdio: 'ignore' }).unref(); console.log('done');`);
  expect((await hear(leaving)).pieces).toMatchObject([{ text: 'done' }]);
  await expect.poll(left).toEqual([]);
});
