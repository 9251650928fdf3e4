import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('every area that offers something is part of the product', () => {
  const listed = fs.readFileSync('server/src/areas.ts', 'utf8');
  const offering = fs.globSync('*/area.ts', { cwd: 'server/src/areas' });
  expect(offering.length).toBeGreaterThan(15);
  expect(offering.filter((file) => !listed.includes(`'./areas/${file.replaceAll('\\', '/')}'`))).toEqual([]);
});

test('every topic of the contract has its line in the index of its area', () => {
  const declaring = fs.globSync('packages/contract/src/*/*.ts').filter((file) => fs.readFileSync(file, 'utf8').includes(': endpoint({'));
  expect(declaring.length).toBeGreaterThan(40);
  const isListed = (file: string) => {
    const { dir, base } = path.parse(file);
    return fs.readFileSync(path.join(dir, 'index.ts'), 'utf8').includes(`'./${base}'`);
  };
  expect(declaring.filter((file) => !isListed(file))).toEqual([]);
});

test('adding an area or a topic adds one line, however many there are', () => {
  for (const file of ['server/src/app.ts', 'server/src/areas.ts', 'packages/contract/src/areas.ts'])
    expect(fs.readFileSync(file, 'utf8').split('\n').length, file).toBeLessThan(80);
});
