/**
 * What a piece of a recording waits for while a program writes down answers on the same machine: ten interviews at once,
 * with the program and after it.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { pocketsphinx, spoken } from '../server/test/outside/speech.ts';
import { aac, h264, record } from '../server/test/recordings.ts';
import { type Interviewed, newTake, patch, piece, round, somebody } from './support/interviewing.ts';
import { givenInterview, newFolder, print, printMachine, ratio, start } from './support/program.ts';
import { part, told } from './support/timing.ts';

const people = 10;
const roundSeconds = 20;
const rounds = 3;
const answers = 3;
const answerSeconds = 150;
/** Seconds without the program after which it is done with all of them. */
const settled = 20;

/** Somebody speaks for minutes and sends it. */
async function answer(url: string, { call, applicationId }: Interviewed, film: Uint8Array<ArrayBuffer>) {
  const made = await newTake(call, applicationId);
  await patch(url, made, 0, film);
  await call(takes.end, { ...made, endedBy: 'stopped', length: film.length });
  await call(interview.submit, { applicationId });
}

/** The name of a program that runs; it may end while it is looked at. */
function nameOf(pid: string) {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8');
  } catch {
    return '';
  }
}

const writes = () => fs.readdirSync('/proc').some((one) => /^\d+$/.test(one) && nameOf(one).startsWith('pocketsphinx'));

async function until(state: boolean) {
  while (writes() !== state) await sleep(200);
}

printMachine();
const folder = newFolder();
const product = await start('server/src/main.ts', {
  DATA_DIR: folder.dir,
  PORT: '0',
  DEMO: '1',
  RATE_LIMIT_FACTOR: '100000',
  TRANSCRIBE_COMMAND: pocketsphinx,
});
try {
  const { place } = await givenInterview(product);
  const speech = spoken(folder.dir, 'Go forward. Please turn. I have baked bread for twelve years. '.repeat(40));
  const film = new Uint8Array(fs.readFileSync(record(folder.dir, 'answer.mp4', { ...h264, ...aac, spoken: speech }, answerSeconds)));
  const all = await Promise.all(
    Array.from({ length: people }, (_, at) => somebody(product.url, place.jobcodeId, at, { transcription: 'here' })),
  );
  const speakers = await Promise.all(
    Array.from({ length: answers }, (_, at) => somebody(product.url, place.jobcodeId, people + at, { transcription: 'here' })),
  );
  print(`${people} interviews at once, ${piece.length / 1000} kB a second each, ${rounds} times ${roundSeconds} s of either kind`);
  const [still, beside]: [number[], number[]] = [[], []];
  for (const one of speakers) await answer(product.url, one, film);
  await until(true);
  for (let number = 0; number < rounds; number++) {
    beside.push(...(await round(product.url, all, roundSeconds)));
    if (!writes()) print('  the program was done before the round was');
  }
  // one answer after the other: between them there is a pause
  for (let quiet = 0; quiet < settled; quiet = writes() ? 0 : quiet + 1) await sleep(1000);
  for (let number = 0; number < rounds; number++) still.push(...(await round(product.url, all, roundSeconds)));
  told('alone', still);
  told('beside the program', beside);
  print(
    `  beside the program p50 ${ratio(part(beside, 0.5), part(still, 0.5))}, p99 ${ratio(part(beside, 0.99), part(still, 0.99))} times that of alone`,
  );
} finally {
  await product.stop();
  folder.remove();
}
