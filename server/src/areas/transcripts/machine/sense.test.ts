import { languageOf } from '@vitrine/contract/transcripts/language-of.ts';
import { expect, test } from 'vitest';
import { sensible } from './sense.ts';

const voice = [{ start: 0, end: 60 }];
const lines = (...texts: string[]) => texts.map((text, index) => ({ start: index * 2, end: index * 2 + 2, text }));
const said = (...texts: string[]) =>
  sensible(lines(...texts), voice)
    .words.map(({ text }) => text)
    .join(' ');

test('what is told about the sound, and what engines learned from films, is not said', () => {
  const inventions = [
    '[Music]',
    '(applause)',
    '♪ la la ♪',
    'Thanks for watching!',
    'Untertitel im Auftrag des ZDF, 2020',
    "Sous-titres réalisés par la communauté d'Amara.org",
  ];
  expect(said(...inventions, 'I bake bread.')).toBe('I bake bread.');
  expect(sensible(lines('[Music]'), voice)).toEqual({ words: [], cut: false });
  expect(sensible(lines('Thanks for watching!'), voice)).toEqual({ words: [], cut: true });
  // somebody may well thank, and talk of subtitles
  expect(said('Thank you for the question.', 'I wrote subtitles for films.')).toBe(
    'Thank you for the question. I wrote subtitles for films.',
  );
});

test('a line that comes back and back is said once, and what people repeat stays', () => {
  expect(said('I bake bread.', 'I bake bread.', 'Every day.')).toBe('I bake bread. I bake bread. Every day.');
  const loop = sensible(lines('So.', 'I bake bread.', 'I bake bread!', 'i bake bread', 'Then I sell it.'), voice);
  expect(loop).toMatchObject({ cut: true });
  expect(loop.words.map(({ text }) => text).join(' ')).toBe('So. I bake bread. Then I sell it.');
  expect(said('No, no, no, never.')).toBe('No, no, no, never.');
  expect(said(`Well ${'and then I was '.repeat(8)}done`)).toBe('Well and then I was done');
  expect(said(`Well ${'yes '.repeat(30)}done`)).toBe('Well yes done');
});

test('words lie where somebody speaks: what is said elsewhere is left out, lines keep their second', () => {
  const spans = [
    { start: 1, end: 3 },
    { start: 6, end: 8 },
  ];
  const pieces = [
    { start: 1, end: 8, text: 'one two three four' },
    { start: 10, end: 12, text: 'somewhere else' },
  ];
  const { words } = sensible(pieces, spans);
  expect(words.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four']);
  expect(words[0]).toEqual({ text: 'one', start: 1, end: expect.any(Number), line: true });
  expect(words.every(({ start }) => spans.some((one) => start >= one.start && start < one.end))).toBe(true);
  expect(words.slice(1).every(({ guessed }) => guessed)).toBe(true);
  const timed = {
    start: 1,
    end: 7,
    text: 'one two',
    words: [
      { text: 'one', start: 1.1, end: 1.4 },
      { text: 'two', start: 4.4, end: 4.6 },
    ],
  };
  expect(sensible([timed], spans).words).toEqual([{ text: 'one', start: 1.1, end: 1.4, line: true }]);
});

test('the language that is spoken is told by its small words, and not guessed from a few', () => {
  const german =
    'Ich habe zehn Jahre in einer Bäckerei gearbeitet und das war für mich die beste Zeit, aber ich bin auch gern mit den Leuten';
  const english = 'I have worked in a bakery for ten years and it was the best time of my life, but I am not there now, so this is for you';
  const french =
    'Je suis boulanger et je ne fais pas que le pain, mais aussi les gâteaux pour une école avec des enfants qui sont dans le quartier';
  expect([german, english, french].map((text) => languageOf(text.split(' ')))).toEqual(['de', 'en', 'fr']);
  expect(languageOf(['Brot', 'und', 'bread'])).toBeUndefined();
  expect(languageOf(`${german} ${english}`.split(' '))).toBeUndefined();
});
