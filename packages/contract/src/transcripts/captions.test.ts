import { expect, test } from 'vitest';
import { captionRules, cuesOf, webVtt } from './captions.ts';
import type { SpokenWord } from './shapes.ts';

const { characters, shortest, longest, perSecond } = captionRules;

/** Somebody who speaks so many words, some of them long, with pauses that are always the same for a seed. */
function speech(seed: number, count: number, perWord: number): SpokenWord[] {
  let state = seed;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let now = 0;
  return Array.from({ length: count }, () => {
    const text = `${'a'.repeat(1 + Math.floor(random() ** 3 * 60))}${random() < 0.15 ? '.' : ''}`;
    const start = now + (random() < 0.1 ? random() * 4 : 0.02);
    now = start + perWord * (0.5 + random());
    return { text, start, end: now };
  });
}

test.each([1, 7, 42, 1234])('captions hold two lines of 42 signs, for one to seven seconds, one after the other (speech %i)', (seed) => {
  const words = speech(seed, 400, 0.45);
  const cues = cuesOf(words);
  for (const [index, { start, end, lines }] of cues.entries()) {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(characters);
    expect(end - start).toBeGreaterThanOrEqual(shortest - 1e-6);
    expect(end - start).toBeLessThanOrEqual(longest + 1e-6);
    const next = cues[index + 1];
    if (next) expect(end).toBeLessThan(next.start);
  }
  // nothing that is said is missing
  expect(
    cues
      .flatMap(({ lines }) => lines)
      .join('')
      .replace(/\s/g, ''),
  ).toBe(words.map(({ text }) => text).join(''));
});

test('where the next one leaves time, a caption stands until it is read', () => {
  const words = ['Extraordinarily', 'uncomplicated', 'explanations.'].map((text, index) => ({
    text,
    start: index * 0.3,
    end: index * 0.3 + 0.3,
  }));
  const [cue] = cuesOf(words);
  expect((cue?.lines.join('').length ?? 0) / ((cue?.end ?? 0) - (cue?.start ?? 0))).toBeLessThanOrEqual(perSecond + 1e-6);
});

test('a new sentence and a long pause begin a new caption', () => {
  const words = [
    { text: 'I', start: 0, end: 1 },
    { text: 'bake.', start: 1, end: 2.5 },
    { text: 'Bread', start: 2.6, end: 3 },
    { text: 'mostly', start: 5, end: 5.5 },
  ];
  expect(cuesOf(words).map(({ lines }) => lines)).toEqual([['I bake.'], ['Bread'], ['mostly']]);
});

test('as WebVTT nothing that is said is taken for a sign of the format', () => {
  const cue = { start: 3661.0004, end: 3662.5, lines: ['a < b & c', '--> d'] };
  expect(webVtt([cue])).toBe('WEBVTT\n\n01:01:01.000 --> 01:01:02.500\na &lt; b &amp; c\n--&gt; d\n\n');
  expect(webVtt([])).toBe('WEBVTT\n\n');
});
