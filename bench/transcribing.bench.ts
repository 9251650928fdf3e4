/**
 * What a piece of a recording waits for while a program writes down answers on the same machine: ten interviews at once,
 * with the program and after it.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { callWith } from '../e2e/support/product.ts';
import { pocketsphinx, spoken } from '../server/test/outside/speech.ts';
import { aac, h264, record } from '../server/test/recordings.ts';
import { givenInterview, newFolder, print, printMachine, ratio, start } from './support/program.ts';

const people = 10;
const piece = Buffer.alloc(150_000, 7);
const roundSeconds = 20;
const rounds = 3;
const answers = 3;
const answerSeconds = 150;
/** Seconds without the program after which it is done with all of them. */
const settled = 20;

async function somebody(url: string, jobcodeId: string, number: number) {
  const person = { firstName: 'Bench', lastName: `No ${number}`, email: `bench${number}@mail.example`, termsAccepted: true as const };
  const session = await callWith(url)(registration.guest, { ...person, jobcodeId });
  const call = callWith(url, `Bearer ${'token' in session ? session.token : ''}`);
  const { applicationId } = await call(interview.begin, { jobcodeId, consent: true, transcription: 'here' });
  return { call, applicationId };
}

async function patch(
  url: string,
  { takeId, uploadToken }: { takeId: string; uploadToken: string },
  offset: number,
  body: Uint8Array<ArrayBuffer>,
) {
  const headers = {
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${uploadToken}`,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  };
  const reply = await fetch(`${url}/api/takes/${takeId}`, { method: 'PATCH', headers, body });
  if (reply.status !== 204) throw new Error(`a piece was answered with ${reply.status}`);
}

const newTake = (call: Call, applicationId: string) =>
  call(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });

/** Somebody speaks for minutes and sends it. */
async function answer(url: string, { call, applicationId }: Awaited<ReturnType<typeof somebody>>, film: Uint8Array<ArrayBuffer>) {
  const made = await newTake(call, applicationId);
  await patch(url, made, 0, film);
  await call(takes.end, { ...made, endedBy: 'stopped', length: film.length });
  await call(interview.submit, { applicationId });
}

/** Everybody sends a piece a second for a while; milliseconds until each was confirmed. */
async function round(url: string, all: Awaited<ReturnType<typeof somebody>>[]) {
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    all.map(async ({ call, applicationId }, index) => {
      const made = await newTake(call, applicationId);
      for (let second = 0; second < roundSeconds; second++) {
        await sleep(Math.max(0, begun + (second + index / all.length) * 1000 - performance.now()));
        const sent = performance.now();
        await patch(url, made, second * piece.length, new Uint8Array(piece));
        times.push(performance.now() - sent);
      }
    }),
  );
  return times;
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

const part = (numbers: number[], of: number) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * of) - 1] ?? 0;
const told = (name: string, numbers: number[]) =>
  print(
    `  ${name.padEnd(22)} p50 ${part(numbers, 0.5).toFixed(1)} ms, p95 ${part(numbers, 0.95).toFixed(1)} ms, p99 ${part(numbers, 0.99).toFixed(1)} ms`,
  );

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
  const all = await Promise.all(Array.from({ length: people }, (_, at) => somebody(product.url, place.jobcodeId, at)));
  const speakers = await Promise.all(Array.from({ length: answers }, (_, at) => somebody(product.url, place.jobcodeId, people + at)));
  print(`${people} interviews at once, ${piece.length / 1000} kB a second each, ${rounds} times ${roundSeconds} s of either kind`);
  const [still, beside]: [number[], number[]] = [[], []];
  for (const one of speakers) await answer(product.url, one, film);
  await until(true);
  for (let number = 0; number < rounds; number++) {
    beside.push(...(await round(product.url, all)));
    if (!writes()) print('  the program was done before the round was');
  }
  // one answer after the other: between them there is a pause
  for (let quiet = 0; quiet < settled; quiet = writes() ? 0 : quiet + 1) await sleep(1000);
  for (let number = 0; number < rounds; number++) still.push(...(await round(product.url, all)));
  told('alone', still);
  told('beside the program', beside);
  print(
    `  beside the program p50 ${ratio(part(beside, 0.5), part(still, 0.5))}, p99 ${ratio(part(beside, 0.99), part(still, 0.99))} times that of alone`,
  );
} finally {
  await product.stop();
  folder.remove();
}
