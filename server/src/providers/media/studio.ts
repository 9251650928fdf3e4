import { type Handed, inCage, type Run, type Work } from '../../platform/cage/cage.ts';
import { type CleanContainer, type Decoded, replies, type Trim } from './recording.ts';

/**
 * Limits of one child. It may be busy for half an hour with each of a few tasks, on two processors; a version for every
 * browser of the longest answer is written twice, and no file grows beyond a gigabyte.
 */
const limits = { memory: 1500, cpu: 4 * 3600, size: 1024 };
/** Answering people comes before turning videos over, and that before what nobody waits for. */
const behind = 10;
const last = 19;

const work: Work<typeof replies> = { entry: new URL('./work.ts', import.meta.url), replies, limits };

/** Works on the recording of one person in a child of its own; see `inCage`. Files are known by the names they are handed under. */
export const withStudio = <T>(files: Handed, use: (studio: Studio) => Promise<T>) => inCage(work, files, (run) => use(tasksOf(run)));

export type Studio = ReturnType<typeof tasksOf>;

function tasksOf(run: Run<typeof replies>) {
  const result = <T>({ result }: { result: T }) => result;
  return {
    /** Which FFmpeg there is, and what it has of what films need. */
    abilities: () => run('abilities', {}, { seconds: 60 }).then(result),
    /** Reads what a file holds, to its last packet. Rejects with `Unreadable` where it is no recording or a damaged one. */
    probe: (from: string) => run('probe', { from }, { seconds: 120 }).then(result),
    /** Writes picture and sound, or a part of them, byte for byte, into a new container. */
    remux: (from: string, to: string, container: CleanContainer, trim?: Trim) =>
      run('remux', { from, to, container, trim }, { seconds: 180 }).then(result),
    /** Writes an MP4 with the same picture and AAC, by way of a draft. */
    sound: (from: string, container: CleanContainer, draft: string, to: string) =>
      run('sound', { from, container, draft, to }, { seconds: 300, niceness: behind }).then(result),
    /** Writes an upright MP4 of H.264 and AAC, no side above 1280 pixels, by way of a draft. */
    rendition: (from: string, container: CleanContainer, rotation: number, draft: string, to: string) =>
      run('rendition', { from, container, rotation, draft, to }, { seconds: 1800, niceness: behind }).then(result),
    /** The first frame from a moment on, in seconds, as JPEG; nothing where there is none. */
    poster: async (from: string, container: CleanContainer, rotation: number, at: number) => {
      const { result, bytes } = await run('poster', { from, container, rotation, at }, { seconds: 60, niceness: behind });
      return result ? bytes : undefined;
    },
    /** The picture of a HEIC file as JPEG; nothing where it is put together of several. */
    still: async (from: string) => {
      const { result, bytes } = await run('still', { from }, { seconds: 60 });
      return result ? bytes : undefined;
    },
    /** Decodes to the end, at the lowest priority. */
    decode: (from: string, container: CleanContainer) => run('decode', { from, container }, { seconds: 1800, niceness: last }).then(result),
    /** Where nothing is heard for a while, at the lowest priority. */
    quiet: (from: string, container: CleanContainer) => run('quiet', { from, container }, { seconds: 600, niceness: last }).then(result),
    /** The sound as WAV of 16 kHz and one channel, and where somebody speaks, at the lowest priority. */
    speech: (from: string, container: CleanContainer, to: string) =>
      run('speech', { from, container, to }, { seconds: 600, niceness: last }).then(result),
  };
}

/**
 * A HEIC picture of telephones as JPEG, which every page can show; nothing where the libraries cannot make one of it:
 * it is kept as it came.
 */
export const heifAsJpeg = (file: string): Promise<Uint8Array | undefined> =>
  withStudio({ reads: { source: file } }, ({ still }) => still('source')).catch(() => undefined);

/** Decodes a file of this machine to its end. */
export const decodeFile = (file: string, container: CleanContainer): Promise<Decoded> =>
  withStudio({ reads: { stored: file } }, ({ decode }) => decode('stored', container));
