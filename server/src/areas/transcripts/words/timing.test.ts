import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import { editableText, textOf } from '@vitrine/contract/transcripts/text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timed } from './timing.ts';

const shown = { length: 20, quiet: [{ start: 5, end: 10 }] };
const heard = (text: string, start = 0, each = 0.5): SpokenWord[] =>
  text.split(' ').map((word, index) => ({ text: word, start: start + index * each, end: start + (index + 1) * each }));
const at = (words: SpokenWord[], text: string) => words.find((one) => one.text === text);

describe('the words of a text', () => {
  test('keep the second at which they were said when others around them are corrected', () => {
    const former = heard('I have baked bred for for ten years');
    const words = timed('I have baked bread for ten years.', former, shown);
    expect(textOf(words)).toBe('I have baked bread for ten years.');
    expect(at(words, 'baked')).toMatchObject({ start: 1, end: 1.5 });
    expect(at(words, 'years.')).toEqual({ text: 'years.', start: 3.5, end: 4, line: undefined });
    expect(at(words, 'bread')).toMatchObject({ start: 1.5, guessed: true });
  });

  test('typed without any time they lie where something is heard', () => {
    const words = timed('one two three four five six seven eight nine ten eleven twelve thirteen', [], shown);
    expect(words.every(({ guessed }) => guessed)).toBe(true);
    expect(words.filter(({ start }) => start > 5.01 && start < 9.99)).toEqual([]);
    expect(words.some(({ start }) => start >= 10)).toBe(true);
  });

  test('begin at the time that was written before their line', () => {
    const words = timed('Good morning.\n[0:12] I bake bread.\n[9:59] Outside.', [], shown);
    expect(at(words, 'I')).toMatchObject({ start: 12, line: true });
    expect(at(words, 'Good')).toMatchObject({ start: 0, line: true });
    expect(at(words, 'Outside.')?.start).toBeGreaterThan(12);
    expect(textOf(words)).toBe('Good morning.\nI bake bread.\nOutside.');
  });

  test('shown with their times to be corrected keep them to the hundredth, also where the text changes', () => {
    const former = timed('Good morning.\n[0:12] I bake bread.', [{ text: 'I', start: 12.34, end: 12.5 }], shown);
    expect(editableText(former)).toBe('Good morning.\n[0:12] I bake bread.');
    const words = timed(editableText(former).replace('bread', 'cake'), former, shown);
    expect(at(words, 'I')).toEqual({ text: 'I', start: 12.34, end: 12.5, line: true });
  });

  test('that were guessed are spread anew when more is written', () => {
    const first = timed('one two', [], { length: 4, quiet: [] });
    const words = timed('one two three four five six seven eight', first, { length: 4, quiet: [] });
    expect(at(words, 'two')?.start).toBeLessThan(1);
  });

  test('are never out of order nor outside of the recording, whatever is written', () => {
    const word = fc.constantFrom('a', 'bread', 'Bread,', 'the', 'x', '[0:03]', '[0:19]', '\n', 'é');
    const texts = fc.array(word, { maxLength: 60 }).map((words) => words.join(' ').replaceAll(' \n ', '\n'));
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const former = timed(before, heard('the bread a the'), shown);
        const words = timed(after, former, shown);
        const marks = words.flatMap(({ start, end }) => [start, end]);
        expect(marks).toEqual(marks.toSorted((a, b) => a - b));
        expect(Math.max(0, ...marks)).toBeLessThanOrEqual(shown.length);
        expect(timed(textOf(words), words, shown).map(({ text }) => text)).toEqual(words.map(({ text }) => text));
      }),
    );
  });

  test('a long text that is written anew is no work to speak of', () => {
    const words = (seed: number) => Array.from({ length: 8000 }, (_, n) => `w${(n * seed) % 4001}`).join(' ');
    const former = timed(words(7), [], { length: 3600, quiet: [] });
    expect(timed(words(11), former, { length: 3600, quiet: [] })).toHaveLength(8000);
  });
});
