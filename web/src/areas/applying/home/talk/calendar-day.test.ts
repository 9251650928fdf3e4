import { expect, test } from 'vitest';
import { calendarDay } from './calendar-day.ts';

test('the promised day is a whole day that leaves the person free; words are escaped, and no line is too long', () => {
  const entry = { uid: 'a@b', day: '2026-12-31', title: 'Answer; from Bäckerei, GmbH', text: 'ü'.repeat(80), url: 'https://v.test/a' };
  const lines = calendarDay(entry, new Date('2026-11-20T08:00:00.000Z')).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101', 'DTSTAMP:20261120T080000Z']));
  expect(lines).toContain('SUMMARY:Answer\\; from Bäckerei\\, GmbH');
  expect(lines).toContain('TRANSP:TRANSPARENT');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.join('').replaceAll(' ', '')).toContain('ü'.repeat(80));
});
