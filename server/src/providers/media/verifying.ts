import path from 'node:path';
import type { CleanContainer } from './container.ts';
import { decodeToEnd } from './decoding.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { difference, differenceToCount, lengthOf } from './lengths.ts';
import type { Studio } from './playable.ts';
import { fetchWhole, withScratch } from './scratch.ts';
import { probe } from './understanding.ts';
import { Unreadable } from './unreadable.ts';

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
export async function verifyStored(studio: Studio, stored: string, raw: string, recordedSeconds: number | undefined): Promise<Verdict> {
  const wanted = (await probe(raw)).spans;
  return withScratch(async (folder) => {
    const file = path.join(folder, 'stored');
    await fetchWhole(studio.files, stored, file);
    const container = path.extname(stored).slice(1) as CleanContainer;
    const decoded = await decodeToEnd(findFfmpeg(studio.config.ffmpegPath), file, container);
    const packets = await probe(file).catch((error: unknown) => {
      if (error instanceof Unreadable) return undefined;
      throw error;
    });
    const missing = [
      decoded.complaint && `the decoder complains: ${decoded.complaint}`,
      difference(wanted, decoded.spans),
      packets ? difference(wanted, packets.spans) : 'its container cannot be read',
      recordedSeconds === undefined ? undefined : differenceToCount(recordedSeconds, decoded.spans),
    ].filter((one) => one !== undefined);
    return { seconds: lengthOf(decoded.spans), missing: missing.join('; ') || undefined };
  });
}
