import fs from 'node:fs';
import { expect, test } from 'vitest';

const rows = fs
  .readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Word|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every word of the product stands in the glossary once, with the file that owns it', () => {
  const words = rows.map(([, word]) => word);
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  const owners = rows.map(([, word, , , where]) => ({ word, file: /^`(.+)`$/.exec(where ?? '')?.[1] ?? '' }));
  expect(owners.filter(({ file }) => !fs.existsSync(file))).toEqual([]);
});
