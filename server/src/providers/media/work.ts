/** What the caged child can do with a recording. */
import { serve } from '../../platform/cage/serving.ts';
import { probeFile, remuxFile } from './container.ts';
import type { CleanContainer, Trim } from './recording.ts';

interface From {
  from: string;
  container: CleanContainer;
}

/** The libraries of FFmpeg are large: who needs none of them does not wait for them. */
const open = (files: Record<string, number>, name: string) => {
  const file = files[name];
  if (file === undefined) throw new Error(`${name} was not handed over`);
  return file;
};

await serve({
  abilities: async () => {
    const { abilities } = await import('./av.ts');
    return { result: abilities() };
  },
  probe: async ({ from }: { from: string }, { files }) => ({ result: await probeFile(open(files, from)) }),
  remux: async ({ from, to, container, trim }: From & { to: string; trim?: Trim }, { files }) => {
    await remuxFile(open(files, from), open(files, to), container, trim);
    return {};
  },
  sound: async ({ from, container, draft, to }: From & { draft: string; to: string }, { files }) => {
    const { turnOver } = await import('./turning.ts');
    turnOver(open(files, from), open(files, draft), container, 'copy');
    await remuxFile(open(files, draft), open(files, to), 'mp4');
    return {};
  },
  rendition: async ({ from, container, rotation, draft, to }: From & { rotation: number; draft: string; to: string }, { files }) => {
    const { turnOver } = await import('./turning.ts');
    turnOver(open(files, from), open(files, draft), container, { rotation });
    await remuxFile(open(files, draft), open(files, to), 'mp4');
    return {};
  },
  poster: async ({ from, container, rotation, at }: From & { rotation: number; at: number }, { files }) => {
    const { posterOf } = await import('./poster.ts');
    const bytes = posterOf(open(files, from), container, rotation, at);
    return bytes ? { result: true, bytes } : { result: false };
  },
  still: async ({ from }: { from: string }, { files }) => {
    const { stillOf } = await import('./still.ts');
    const bytes = stillOf(open(files, from));
    return bytes ? { result: true, bytes } : { result: false };
  },
  decode: async ({ from, container }: From, { files }) => {
    const { decodeToEnd } = await import('./decoding.ts');
    return { result: decodeToEnd(open(files, from), container) };
  },
  quiet: async ({ from, container }: From, { files }) => {
    const { quietOf } = await import('./quiet.ts');
    return { result: quietOf(open(files, from), container) };
  },
  speech: async ({ from, container, to }: From & { to: string }, { files }) => {
    const { speechOf } = await import('./speech.ts');
    return { result: speechOf(open(files, from), container, open(files, to)) };
  },
});
