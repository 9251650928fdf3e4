import path from 'node:path';
import { Unreadable } from '../../platform/cage/unreadable.ts';
import type { Files } from '../../platform/files/files.ts';
import { difference, differenceToCount, lengthOf } from './lengths.ts';
import type { CleanContainer } from './recording.ts';
import { fetchWhole, withScratch } from './scratch.ts';
import { withStudio } from './studio.ts';

/** What a stored recording plays, and what is missing from it where something is. */
export interface Verdict {
  /** Seconds that really came out of the decoder. */
  seconds: number;
  missing: string | undefined;
}

/**
 * Reads a stored recording back, decodes it to its end, and compares what came out with the raw recording it was made
 * from, by the raw one's own packets, and with the seconds that the recorder counted. Throws only for faults of ours.
 */
export function verifyStored(
  { files }: { files: Files },
  name: string,
  raw: string,
  recordedSeconds: number | undefined,
): Promise<Verdict> {
  return withScratch(async (folder) => {
    const stored = path.join(folder, 'stored');
    await fetchWhole(files, name, stored);
    const container = path.extname(name).slice(1) as CleanContainer;
    return withStudio({ reads: { raw, stored } }, async ({ probe, decode }) => {
      const wanted = (await probe('raw')).spans;
      const packets = await probe('stored').catch((error: unknown) => {
        if (error instanceof Unreadable) return undefined;
        throw error;
      });
      const decoded = await decode('stored', container);
      const missing = [
        decoded.complaint && `the decoder complains: ${decoded.complaint}`,
        difference(wanted, decoded.spans),
        packets ? difference(wanted, packets.spans) : 'its container cannot be read',
        recordedSeconds === undefined ? undefined : differenceToCount(recordedSeconds, decoded.spans),
      ].filter((one) => one !== undefined);
      return { seconds: lengthOf(decoded.spans), missing: missing.join('; ') || undefined };
    });
  });
}
