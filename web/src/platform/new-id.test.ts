import { id } from '@vitrine/contract/vocabulary.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a page that came without HTTPS names things too, each by an id of its own that the server takes', () => {
  // what browsers offer there
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newId);
  expect(ids.filter((one) => !id.safeParse(one).success)).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});
