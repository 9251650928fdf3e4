import fs from 'node:fs';
import { Stopped } from '../../cage/child.ts';
import { Unreadable } from '../../cage/unreadable.ts';
import { Refused } from '../../refused.ts';
import { files } from '../file-cage.ts';

/** Refuses an office document that carries programs (`macros-refused`), or whose parts cannot be listed (`wrong-file-type`). */
export async function demandNoMacros(path: string) {
  const bytes = await fs.promises.readFile(path);
  const { result } = await files.run('macros', {}, { seconds: 20, bytes }).catch((error: unknown) => {
    if (error instanceof Unreadable || (error instanceof Stopped && error.why === 'time')) throw new Refused('wrong-file-type');
    throw error;
  });
  if (result) throw new Refused('macros-refused');
}

/** The words of an office document for whoever looks at it without its program; nothing where they cannot be read. */
export async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const { result } = await files.run('words', {}, { seconds: 20, bytes }).catch((error: unknown) => {
    if (error instanceof Unreadable || (error instanceof Stopped && error.why === 'time')) return { result: [] };
    throw error;
  });
  return result;
}
