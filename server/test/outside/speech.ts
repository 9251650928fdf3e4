import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findSpeech } from '../../../tools/speech.ts';

const found = findSpeech();

/** Where no voice can be made or recognised, tests with one are left out: `npm test` installs both on Debian. */
export const noSpeech = found === undefined;

/** Recognises English, word by word with its seconds. */
export const pocketsphinx = JSON.stringify([found?.pocketsphinx, '-infile', '{wav}', '-time', 'yes', '-logfn', '/dev/null']);

/** Has a sentence said and returns the file: one of the voices was a person's, and is understood best. */
export function spoken(folder: string, text: string) {
  const file = path.join(folder, 'said.wav');
  const { status } = spawnSync(found?.flite ?? '', ['-voice', 'rms', '-t', text, '-o', file]);
  if (status !== 0 || !fs.existsSync(file)) throw new Error('nothing was said');
  return file;
}
