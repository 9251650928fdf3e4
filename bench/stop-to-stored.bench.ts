/**
 * A 30 s answer over 2 Mbit/s: how long after "stop" the server has all of it, and how long until it plays, when it is
 * sent while it is recorded, against the same file sent as one upload after the end; and how long "stored" takes where
 * tus-js-client sends it to a plain tus server after the end.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { type Call, caller } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import * as tus from 'tus-js-client';
import { aac, inPieces, type Recording, record } from '../server/test/recordings.ts';
import { start } from './support/program.ts';

const seconds = 30;
const bytesPerSecond = 2_000_000 / 8;
const root = path.join(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
fs.chmodSync(folder, 0o711);

function recording() {
  const picture: Recording = {
    picture: ['libx264', { preset: 'ultrafast', g: '30', maxrate: '1200k', bufsize: '1200k' }, 1_200_000],
    filter: 'fps=30,scale=1280:720,noise=alls=20:allf=t',
  };
  return fs.readFileSync(record(folder, 'answer.mp4', { ...picture, ...aac, ...inPieces }, seconds));
}

function startProduct() {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: path.join(folder, 'data'), DEMO: '1', RATE_LIMIT_FACTOR: '100' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Promise<{ url: string; password: string }>((resolve) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
      const url = /https?:\/\/[\w.]+:\d+/.exec(printed)?.[0];
      const password = /password: (\S+)/.exec(printed)?.[1];
      if (url && password) resolve({ url, password });
    });
  });
  return { child, ready };
}

const callerWith = (url: string, authorization?: string): Call =>
  caller(async ({ method, url: target, json }) => {
    const headers = { ...(authorization ? { authorization } : {}), ...(json ? { 'content-type': 'application/json' } : {}) };
    const reply = await fetch(url + target, { method, headers, ...(json ? { body: JSON.stringify(json) } : {}) });
    return { status: reply.status, body: await reply.json() };
  });

/** The bytes no faster than the line carries them. */
async function* throttled(bytes: Uint8Array) {
  const step = 16 * 1024;
  const begun = performance.now();
  for (let at = 0; at < bytes.length; at += step) {
    const due = begun + ((at + step) / bytesPerSecond) * 1000;
    await sleep(Math.max(0, due - performance.now()));
    yield bytes.subarray(at, at + step);
  }
}

async function patch(url: string, token: string, offset: number, bytes: Uint8Array) {
  await sleep(40);
  const headers = {
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${token}`,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  };
  const body = ReadableStream.from(throttled(bytes));
  const reply = await fetch(url, { method: 'PATCH', headers, body, duplex: 'half' } as unknown as RequestInit);
  if (reply.status !== 204) throw new Error(`PATCH answered ${reply.status}`);
}

interface Person {
  call: Call;
  applicationId: string;
  jobcodeId: string;
}

/** One answer; `live` sends while recording. Milliseconds from stop until stored and until playable. */
async function answer(url: string, { call, applicationId, jobcodeId }: Person, bytes: Uint8Array, live: boolean) {
  const take = await call(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });
  const target = `${url}/api/takes/${take.takeId}`;
  const begun = performance.now();
  let sent = 0;
  const recorded = () => Math.min(bytes.length, Math.floor((bytes.length * Math.floor((performance.now() - begun) / 1000)) / seconds));
  while (live && performance.now() - begun < seconds * 1000) {
    const have = recorded();
    if (have > sent) {
      await patch(target, take.uploadToken, sent, bytes.subarray(sent, have));
      sent = have;
    } else await sleep(50);
  }
  const stop = performance.now();
  if (sent < bytes.length) await patch(target, take.uploadToken, sent, bytes.subarray(sent));
  await call(takes.end, { ...take, endedBy: 'stopped', length: bytes.length });
  const stored = performance.now() - stop;
  for (;;) {
    const { questions } = await call(interview.view, { jobcodeId });
    const made = questions[0]?.takes.find((one) => one.takeId === take.takeId);
    if (made?.mediaState === 'ready') break;
    await sleep(100);
  }
  return { stored, playable: performance.now() - stop };
}

/** Milliseconds until tus-js-client says that all of it is stored, begun after the end. */
async function plainTus(bytes: Uint8Array) {
  const server = await start('bench/support/bare-tus.ts', { FOLDER: fs.mkdtempSync(path.join(folder, 'tus-')) });
  const stop = performance.now();
  await new Promise<void>((onSuccess, onError) => {
    const settings = { endpoint: `${server.url}/files`, uploadSize: bytes.length, chunkSize: bytes.length };
    new tus.Upload(Readable.from(throttled(bytes)), { ...settings, onSuccess: () => onSuccess(), onError }).start();
  });
  const stored = performance.now() - stop;
  await server.stop();
  return stored;
}

async function interviewing(url: string, password: string): Promise<Person> {
  const basic = `Basic ${Buffer.from(`recruiter@demo.example:${password}`).toString('base64')}`;
  const { token } = await callerWith(url, basic)(signIn.login, {});
  const recruiter = callerWith(url, `Bearer ${token}`);
  const question = {
    id: crypto.randomUUID(),
    text: 'Why?',
    kinds: ['video' as const],
    seconds: 60,
    thinkSeconds: 0,
    retries: 'endless' as const,
    skippable: false,
  };
  const made = await recruiter(jobCodeEditing.create, { title: 'Bench', questions: [question] });
  await recruiter(jobCodeEditing.publish, { id: made.id });
  const person = { firstName: 'B', lastName: 'Ench', email: 'bench@mail.example', termsAccepted: true as const, jobcodeId: made.id };
  const session = await callerWith(url)(registration.guest, person);
  const call = callerWith(url, `Bearer ${'token' in session ? session.token : ''}`);
  const { applicationId } = await call(interview.begin, { jobcodeId: made.id, consent: true });
  return { call, applicationId, jobcodeId: made.id };
}

const { child, ready } = startProduct();
try {
  const bytes = recording();
  const { url, password } = await ready;
  const person = await interviewing(url, password);
  const atEnd = await answer(url, person, bytes, false);
  const live = await answer(url, person, bytes, true);
  const plain = await plainTus(bytes);
  const ms = (value: number) => `${Math.round(value)} ms`;
  const ratio = (value: number) => `${value.toFixed(1)} times as fast`;
  console.log(`machine: ${os.cpus().length} x ${os.cpus()[0]?.model.trim()}, Node ${process.version}`);
  console.log(`a ${seconds} s answer of ${(bytes.length / 1e6).toFixed(1)} MB over 2 Mbit/s`);
  console.log(
    `stop to stored:   while recording ${ms(live.stored)}, one upload at the end ${ms(atEnd.stored)}: ${ratio(atEnd.stored / live.stored)}`,
  );
  console.log(`stop to stored:   tus-js-client to a plain tus server at the end ${ms(plain)}: ${ratio(plain / live.stored)}`);
  console.log(
    `stop to playable: while recording ${ms(live.playable)}, one upload at the end ${ms(atEnd.playable)}: ${ratio(atEnd.playable / live.playable)}`,
  );
} finally {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
  fs.rmSync(folder, { recursive: true, force: true });
}
