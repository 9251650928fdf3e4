import { ensure, find, type Program } from './installed.ts';

const use = 'the tests with a voice';

const speaker: Program = {
  name: 'flite',
  use,
  setting: 'FLITE_PATH',
  debian: 'flite',
  programs: ['flite'],
  places: [],
};

/** Recognises English with the model that Debian has of it. */
const listener: Program = {
  name: 'pocketsphinx',
  use,
  setting: 'POCKETSPHINX_PATH',
  debian: 'pocketsphinx pocketsphinx-en-us',
  programs: ['pocketsphinx_continuous'],
  places: [],
};

/** Where whisper looks for it before it hears anything; see `whisper.ts`. */
const library: Program = {
  name: 'libvulkan',
  use,
  setting: 'LIBVULKAN_PATH',
  debian: 'libvulkan1',
  programs: [],
  places: ['x86_64', 'aarch64'].map((one) => `/usr/lib/${one}-linux-gnu/libvulkan.so.1`),
};

/** A voice and who recognises it: `FLITE_PATH` and `POCKETSPHINX_PATH`, or those of the system; nothing where one is missing. */
export function findSpeech() {
  const [flite, pocketsphinx] = [find(speaker), find(listener)];
  return flite && pocketsphinx ? { flite, pocketsphinx } : undefined;
}

export const findWhisper = () => find(library) !== undefined;

/** Finds all that tests with a voice need, or installs it; throws with what to do when neither works. */
export function ensureSpeech() {
  for (const one of [speaker, listener, library]) ensure(one);
}
