import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cuesOf, webVtt } from '../transcripts/captions.ts';
import { textOf } from '../transcripts/text.ts';
import { isCaptionFile, readCaptionFile, wordsOfCues } from './parsing.ts';

const vtt = `WEBVTT - made by hand

NOTE
not --- said

STYLE
::cue { color: red }

intro
00:01.000 --> 00:03.500 align:start position:10%
<v Ada>We <i>bake</i> bread</v>
&amp; cake.

00:00:04.000 --> 00:00:06.000
<00:00:04.500>Every morning.
`;

test('WebVTT is read with its remarks, names, settings and marks left out', () => {
  expect(readCaptionFile(vtt)).toEqual({
    cues: [
      { start: 1, end: 3.5, text: 'We bake bread & cake.' },
      { start: 4, end: 6, text: 'Every morning.' },
    ],
    problems: [],
  });
});

test('SubRip is read, as Windows writes it too', () => {
  const srt =
    '\uFEFF1\r\n00:00:01,200 --> 00:00:02,400\r\n{\\an8}<b>Guten Tag</b>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nund willkommen\r\n';
  expect(readCaptionFile(srt).cues).toEqual([
    { start: 1.2, end: 2.4, text: 'Guten Tag' },
    { start: 3, end: 4, text: 'und willkommen' },
  ]);
});

test.each([
  ['00:01.000 --> soon\nHello', 60, 3, 'time'],
  ['00:61.000 --> 00:62.000\nHello', 60, 3, 'time'],
  ['00:03.000 --> 00:02.000\nHello', 60, 3, 'ends'],
  ['00:30.000 --> 00:40.000\nHello\n\n00:10.000 --> 00:20.000\nWorld', 60, 6, 'order'],
  ['01:30.000 --> 01:40.000\nHello', 60, 3, 'late'],
  ['Hello without a time', 60, 3, 'stray'],
])('what is wrong is said with its line: %s', (body, length, line, problem) => {
  expect(readCaptionFile(`WEBVTT\n\n${body}\n`, length).problems).toEqual([{ line, problem }]);
});

test('lines that somebody typed are no file', () => {
  expect(isCaptionFile('[0:05] We bake bread\nand cake')).toBe(false);
  expect(isCaptionFile(vtt)).toBe(true);
  expect(isCaptionFile('1\n00:00:01,000 --> 00:00:02,000\nHello')).toBe(true);
});

test('captions that were made of words come back from their own file', () => {
  const cue = fc.record({ length: fc.integer({ min: 20, max: 60 }), text: fc.constantFrom('We bake', 'a <b> & c', 'Brot, jeden Tag.') });
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 12 }), (given) => {
      const cues = given.map(({ length, text }, index) => ({ start: index * 7, end: index * 7 + length / 10, text }));
      const words = wordsOfCues(cues);
      expect(textOf(words)).toBe(given.map(({ text }) => text).join('\n'));
      const back = readCaptionFile(webVtt(cuesOf(words)));
      expect(back.problems).toEqual([]);
      expect(back.cues.map(({ start, text }) => ({ start, text }))).toEqual(cues.map(({ start, text }) => ({ start, text })));
    }),
  );
});
