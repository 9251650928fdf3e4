import path from 'node:path';
import type { Files } from '../../platform/files/files.ts';
import { difference } from './lengths.ts';
import type { CleanContainer } from './recording.ts';
import { fetchWhole, storeWhole, withScratch } from './scratch.ts';
import { withStudio } from './studio.ts';

/**
 * Turns a stored recording into H.264 and AAC, which every browser plays; returns the name of the new file, `<name>.mp4`.
 * Throws rather than store one that plays less than what it was made from.
 */
export function makeRendition({ files }: { files: Files }, stored: string, name: string) {
  return withScratch(async (folder) => {
    const container = path.extname(stored).slice(1) as CleanContainer;
    const source = path.join(folder, `source.${container}`);
    const target = path.join(folder, 'rendition.mp4');
    await fetchWhole(files, stored, source);
    const writes = { draft: path.join(folder, 'draft'), target };
    await withStudio({ reads: { source }, writes }, async ({ probe, rendition }) => {
      const { spans, video } = await probe('source');
      await rendition('source', container, video?.rotation ?? 0, 'draft', 'target');
      const missing = difference(spans, (await probe('target')).spans);
      if (missing) throw new Error(`the rendition of ${stored} does not play as long as it should: ${missing}`);
    });
    await storeWhole(files, `${name}.mp4`, target);
    return { video: `${name}.mp4`, contentType: 'video/mp4' };
  });
}
