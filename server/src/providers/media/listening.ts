import path from 'node:path';
import type { Files } from '../../platform/files/files.ts';
import type { CleanContainer, Span, Spoken } from './recording.ts';
import { fetchWhole, withScratch } from './scratch.ts';
import { withStudio } from './studio.ts';

/** Listens to a stored recording and says where nothing is heard for a while. Throws only for faults of ours. */
export const quietMomentsOf = ({ files }: { files: Files }, name: string): Promise<Span[]> =>
  withScratch(async (folder) => {
    const stored = path.join(folder, 'stored');
    await fetchWhole(files, name, stored);
    return withStudio({ reads: { stored } }, ({ quiet }) => quiet('stored', path.extname(name).slice(1) as CleanContainer));
  });

/** Hands over the sound of a stored recording as WAV of 16 kHz and one channel, with where somebody speaks in it, and removes it afterwards. */
export const withSpeechOf = <T>({ files }: { files: Files }, name: string, use: (speech: Spoken & { wav: string }) => Promise<T>) =>
  withScratch(async (folder) => {
    const stored = path.join(folder, 'stored');
    const wav = path.join(folder, 'sound.wav');
    await fetchWhole(files, name, stored);
    const container = path.extname(name).slice(1) as CleanContainer;
    const spoken = await withStudio({ reads: { stored }, writes: { wav } }, ({ speech }) => speech('stored', container, 'wav'));
    return use({ ...spoken, wav });
  });
