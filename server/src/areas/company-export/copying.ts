import type { World } from '../../platform/context.ts';

/** How a file went into the export: whole, not found where it should lie, or broken off where it could be read no further. */
type Fate = 'whole' | 'missing' | 'cut';

export interface Copied {
  fate: Fate;
  bytes: number;
}

/**
 * The bytes of a stored file. One that cannot be read on is opened once more where it broke off; then it ends there, for
 * one file that is lost must not take all others with it. What came of it is said in `copied` when it has ended.
 */
export async function* bytesOf({ files, log }: World, stored: string, copied: Copied) {
  const size = await files.size(stored);
  for (let tries = 2; tries > 0 && copied.bytes < (size ?? 0); tries -= 1) {
    try {
      const content = await files.read(stored, { start: copied.bytes });
      for await (const chunk of (content ?? []) as AsyncIterable<Uint8Array>) {
        copied.bytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      log.warn({ err: error, stored }, 'a file of an export cannot be read on');
    }
  }
  copied.fate = copied.bytes === size ? 'whole' : 'cut';
}
