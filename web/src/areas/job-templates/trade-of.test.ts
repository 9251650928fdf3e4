import { expect, test } from 'vitest';
import { tradeOf } from './trade-of.ts';

const trades = ['Driver (m/f/d)', 'Sales assistant in a bakery (m/f/d)', 'Baker (m/f/d)', 'Carpenter (m/f/d)'].map((name) => ({ name }));

test.each([
  ['Baker, early shift', 'Baker (m/f/d)'],
  ['Assistant of our sales team', 'Sales assistant in a bakery (m/f/d)'],
  ['CARPENTER', 'Carpenter (m/f/d)'],
  ['Astronaut', undefined],
  ['', undefined],
])('a job called "%s" is of the trade %s', (title, name) => expect(tradeOf(title, trades)?.name).toBe(name));
