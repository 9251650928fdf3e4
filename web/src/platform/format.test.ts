import { beforeAll, describe, expect, it } from 'vitest';
import { bytes } from './bytes.ts';
import { minutesSeconds } from './clock.ts';
import { date, relative } from './format.ts';
import { chooseLanguage, pickLanguage, startTexts } from './i18n.ts';
import { ownPath, parseSearch, stringifySearch } from './search.ts';

beforeAll(() => startTexts('en'));

describe('how things are written', () => {
  it('dates day first, a dash where there is none', () => {
    expect(date(new Date(2026, 2, 7, 12))).toBe('07/03/2026');
    expect([date(null), date(undefined), date(''), date('nonsense')]).toEqual(['-', '-', '-', '-']);
  });

  it.each([
    [0, '00 : 00'],
    [9, '00 : 09'],
    [61, '01 : 01'],
    [59.2, '01 : 00'],
    [180, '03 : 00'],
    [-1, '00 : 00'],
  ])('a timer of %s seconds is %s', (seconds, text) => expect(minutesSeconds(seconds)).toBe(text));

  it('how long ago, in the language of the interface', async () => {
    const now = new Date('2026-05-10T12:00:00Z');
    expect(relative('2026-05-07T12:00:00Z', now)).toBe('3 days ago');
    expect(relative('2026-05-10T14:00:00Z', now)).toBe('in 2 hours');
    await chooseLanguage('de');
    expect(relative('2026-05-07T12:00:00Z', now)).toBe('vor 3 Tagen');
    await chooseLanguage('en');
  });

  it('sizes of files', () =>
    expect([bytes(41_000_000_000), bytes(1_200_000_000), bytes(12_400_000), bytes(1_540_000), bytes(12_000), bytes(3)]).toEqual([
      '41 GB',
      '1.2 GB',
      '12 MB',
      '1.5 MB',
      '12 kB',
      '0.1 kB',
    ]));
});

describe('the language to start in', () => {
  it.each([
    ['?lang=fr', 'de', ['en-US'], 'fr'],
    ['?lang=xx', 'de', ['en-US'], 'de'],
    ['', null, ['it-IT', 'de-CH', 'fr'], 'de'],
    ['', null, ['it-IT'], 'en'],
  ] as const)('%s, stored %s, browser %s: %s', (search, choice, browser, expected) =>
    expect(pickLanguage(search, choice, browser)).toBe(expected),
  );
});

describe('queries', () => {
  it('stay plain texts both ways', () => {
    expect(parseSearch('?token=12345678901234567890&tag=a&tag=b')).toEqual({ token: '12345678901234567890', tag: ['a', 'b'] });
    expect(stringifySearch({ token: '1e5', page: 2, gone: undefined, tag: ['a', 'b'] })).toBe('?token=1e5&page=2&tag=a&tag=b');
  });

  it.each([
    ['/job-management?page=2', '/job-management?page=2'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example', undefined],
    [undefined, undefined],
  ])('%s leads to %s', (next, expected) => expect(ownPath(next)).toBe(expected));
});
