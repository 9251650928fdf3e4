import { listOf, together } from '../../platform/company-data/company-data.ts';
import type { Copied } from './copying.ts';

export interface WrittenFile extends Copied {
  path: string;
}

/** What became of each file, as the last list of the export. */
export const listOfFiles = (written: readonly WrittenFile[]) =>
  listOf(
    'files',
    ['file', 'fate', 'bytes'],
    together(async () => written.map(({ path, fate, bytes }) => ({ file: path, fate, bytes }))),
  );
