import { expect, test } from 'vitest';
import { filesFor, shelfOf } from './giving.ts';

const fileAt = (path: string, n: number) => ({
  id: `${n}`,
  path,
  fault: null,
  stored: `${n}.pdf`,
  content_type: 'application/pdf',
  bytes: 1,
});
const files = 5000;

test('thousands of files that are all called the same, or lie deep, are each found without holding up everybody else', () => {
  const before = process.cpuUsage();
  const deep = Array.from({ length: 130 }, (_, n) => n.toString(36)).join('/');
  expect(shelfOf(Array.from({ length: files }, (_, n) => fileAt(`${deep}/${n}.pdf`, n))).byFolder.size).toBe(130);
  const shelf = shelfOf(Array.from({ length: files }, (_, n) => fileAt(`export/${n}/cv.pdf`, n)));
  const given = Array.from(
    { length: files },
    (_, n) => filesFor(shelf, { documents: `${n}/cv.pdf`, reference: '', email: '' }).files[0]?.id,
  );
  expect(given).toEqual(Array.from({ length: files }, (_, n) => `${n}`));
  expect((process.cpuUsage(before).user + process.cpuUsage(before).system) / 1e6).toBeLessThan(6);
});

test('of a cell with more names than it may have files, the further ones are not even looked for', () => {
  const shelf = shelfOf([fileAt('a.pdf', 1), fileAt('b.pdf', 2)]);
  const names = ['a.pdf', ...Array.from({ length: 150 }, () => 'none.pdf'), 'b.pdf'];
  const { files, lacking } = filesFor(shelf, { documents: names.join('|'), reference: '', email: '' });
  expect(files.map(({ path }) => path)).toEqual(['a.pdf']);
  expect([lacking[0]?.why, lacking.at(-1)?.why]).toEqual(['missing', 'too-many']);
});
