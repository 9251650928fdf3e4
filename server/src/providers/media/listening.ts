import path from 'node:path';
import type { Files } from '../../platform/files/files.ts';
import type { CleanContainer, Span } from './recording.ts';
import { fetchWhole, withScratch } from './scratch.ts';
import { withStudio } from './studio.ts';

/** Listens to a stored recording and says where nothing is heard for a while. Throws only for faults of ours. */
export const quietMomentsOf = ({ files }: { files: Files }, name: string): Promise<Span[]> =>
  withScratch(async (folder) => {
    const stored = path.join(folder, 'stored');
    await fetchWhole(files, name, stored);
    return withStudio({ reads: { stored } }, ({ quiet }) => quiet('stored', path.extname(name).slice(1) as CleanContainer));
  });
