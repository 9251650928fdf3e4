import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';
import { renderLetter } from './letter.ts';

test('addresses in the notes of a letter are links; what a person wrote stays as it was typed', () => {
  const { html } = renderLetter(
    { subject: 'News', paragraphs: ['See https://own.example <b>'], notes: ['End it:\nhttps://vitrine.test/end?a=1&b=2'] },
    'en',
  );
  expect(html).toContain('End it:<br><a href="https://vitrine.test/end?a=1&amp;b=2"');
  expect(html).toContain('See https://own.example &lt;b&gt;');
  expect(html).not.toContain('href="https://own.example');
});

test.each(['visit evil.com', 'www.evil', 'https://evil.test', 'me@evil.test', 'evil。com'])('a mail does not greet %s', (name) => {
  expect(greeting('en', name)).toBe('Hello,');
});

test.each(['Ada', 'J. R.', 'Anne-Marie', 'Zoë Klee'])('a mail greets %s', (name) => {
  expect(greeting('de', name)).toBe(`Guten Tag ${name},`);
});
