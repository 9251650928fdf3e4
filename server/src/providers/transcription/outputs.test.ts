import { expect, test } from 'vitest';
import { readOutput } from './outputs.ts';

const first = { start: 0.5, end: 2, text: 'I bake bread.' };
const second = { start: 2.25, end: 4, text: 'Every morning.' };
const words = [
  { text: 'I', start: 0.5, end: 0.7 },
  { text: 'bake', start: 0.7, end: 1.2 },
];

test.each<[string, string]>([
  [
    'WebVTT',
    'WEBVTT\n\nNOTE of a machine\n\n1\n00:00.500 --> 00:02.000 align:start\n<v Mia>I bake\nbread.\n\n00:00:02.250 --> 00:00:04.000\nEvery morning.',
  ],
  ['SubRip', '1\r\n00:00:00,500 --> 00:00:02,000\r\nI bake bread.\r\n\r\n2\r\n00:00:02,250 --> 00:00:04,000\r\nEvery morning.\r\n'],
  ['lines of whisper.cpp', '\n[00:00:00.500 --> 00:00:02.000]   I bake bread.\n[00:00:02.250 --> 00:00:04.000]   Every morning.\n'],
  ['JSON of segments', JSON.stringify([first, second])],
])('pieces with their seconds are read from %s', (_, text) => {
  expect(readOutput(text, 10)).toEqual({ language: null, pieces: [first, second] });
});

test('JSON of whisper.cpp is read, with the language that it heard', () => {
  const said = {
    result: { language: 'de' },
    transcription: [{ offsets: { from: 500, to: 2000 }, timestamps: {}, text: 'I bake bread.' }],
  };
  expect(readOutput(JSON.stringify(said), 10)).toEqual({ language: 'de', pieces: [first] });
});

test('words with their seconds are read wherever they stand', () => {
  const plain = words.map(({ text, ...when }) => ({ word: ` ${text}`, ...when }));
  const inSegment = readOutput(JSON.stringify({ language: 'english', text: '', segments: [{ ...first, words: plain }] }), 10);
  const beside = readOutput(JSON.stringify({ language: 'english', text: '', segments: [first], words: plain }), 10);
  expect(inSegment).toEqual({ language: 'english', pieces: [{ ...first, words }] });
  expect(beside).toEqual(inSegment);
  expect(readOutput(JSON.stringify({ text: 'I bake', words: plain }), 10)?.pieces).toEqual([
    { start: 0.5, end: 1.2, text: 'I bake', words },
  ]);
  const printed = 'i bake\n<s> 0.000 0.400 1.0\ni(2) 0.500 0.700 0.9\nbake 0.700 1.200 0.4\n<sil> 1.2 1.4 1\n</s> 1.400 1.500 1.0\n';
  expect(readOutput(printed, 10)?.pieces).toEqual([
    { start: 0.5, end: 1.2, text: 'i bake', words: [{ ...words[0], text: 'i' }, words[1]] },
  ]);
});

test('a bare text lies anywhere in the sound, nothing said is nothing, and JSON of something else is no transcript', () => {
  expect(readOutput('I bake bread.\n', 10)?.pieces).toEqual([{ start: 0, end: 10, text: 'I bake bread.' }]);
  expect(readOutput('{"text":"I bake."}', 10)?.pieces).toEqual([{ start: 0, end: 10, text: 'I bake.' }]);
  for (const empty of ['', 'WEBVTT\n', '{"text":""}', '{"segments":[]}', '[]']) expect(readOutput(empty, 10)?.pieces).toEqual([]);
  for (const other of ['{"error":"out of memory"}', '{"text":', '[1,2]']) expect(readOutput(other, 10)).toBeUndefined();
});
