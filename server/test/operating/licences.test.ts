import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What may be shipped beside our own, whoever runs it; LGPL and MPL as libraries that anybody may exchange. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'OFL-1.1',
  'Bitstream-Vera',
]);
/** Those that name none in their `package.json`, by what stands in their files. */
const readByHand: Record<string, string> = {
  '@shinyoshiaki/jspack': 'BSD-3-Clause',
  'png-js': 'MIT',
  // Bitstream Vera and the Arev fonts: may be shipped inside of larger software
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  // our own
  '@vitrine/contract': 'Apache-2.0',
};

const isAllowed = (expression: string): boolean => {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((one) => allowed.has(one));
};

test('everything that is shipped stands under a licence that lets anybody run it', () => {
  const lock = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../../../package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; license?: string }>;
  };
  const shipped = Object.entries(lock.packages).filter(([place, { dev }]) => place.startsWith('node_modules/') && !dev);
  expect(shipped.length).toBeGreaterThan(300);
  const others = shipped
    .map(([place, { license }]) => ({ name: place.slice(place.lastIndexOf('node_modules/') + 13), license }))
    .filter(({ name, license }) => !isAllowed(readByHand[name] ?? license ?? 'none'));
  expect(others).toEqual([]);
});
