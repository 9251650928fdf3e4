/**
 * What a candidate waits for after the last word, over a line of 2 Mbit/s: an answer that was sent while it was recorded,
 * second by second, against the same answer sent as a whole at its end.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { aac, inPieces, type Recording, record } from '../server/test/recordings.ts';
import { givenInterview, median, print, printMachine, ratio, seconds, startDemo } from './support/program.ts';

const answerSeconds = 20;
const bytesPerSecond = 2_000_000 / 8;
const slice = 50;
const rounds = 3;

/** An answer as a browser records it, in fragments, at about 1 Mbit/s: noise keeps the encoder from making it small. */
function answer() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
  const noisy: Recording = {
    picture: ['libx264', { preset: 'ultrafast', g: '15', maxrate: '900k', bufsize: '450k' }, 900_000],
    filter: 'noise=alls=60:allf=t',
  };
  const bytes = fs.readFileSync(record(folder, 'answer.mp4', { ...noisy, ...aac, ...inPieces }, answerSeconds));
  fs.rmSync(folder, { recursive: true, force: true });
  return bytes;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one piece no faster than the line allows. */
async function patch(url: string, uploadToken: string, offset: number, bytes: Buffer) {
  const headers = {
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${uploadToken}`,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': offset,
    'content-length': bytes.length,
  };
  const request = http.request(url, { method: 'PATCH', headers, agent });
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => request.once('response', resolve).once('error', reject));
  const step = Math.round((bytesPerSecond * slice) / 1000);
  const begun = performance.now();
  for (let sent = 0; sent < bytes.length; sent += step) {
    request.write(bytes.subarray(sent, sent + step));
    const due = begun + (Math.min(sent + step, bytes.length) / bytesPerSecond) * 1000;
    await sleep(Math.max(0, due - performance.now()));
  }
  request.end();
  const reply = await answered;
  reply.resume();
  if (reply.statusCode !== 204) throw new Error(`a piece was answered with ${reply.statusCode}`);
}

interface Waits {
  stored: number;
  playable: number;
}

/** Records in real time and sends in pieces of so many seconds; returns what is waited for after the stop, in milliseconds. */
async function recorded(
  candidate: Call,
  url: string,
  place: { applicationId: string; jobcodeId: string },
  bytes: Buffer,
  piece: number,
): Promise<Waits> {
  const { applicationId, jobcodeId } = place;
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });
  const perSecond = Math.ceil(bytes.length / answerSeconds);
  const begun = performance.now();
  let sent = 0;
  for (let second = piece; sent < bytes.length; second = Math.min(second + piece, answerSeconds)) {
    await sleep(Math.max(0, begun + second * 1000 - performance.now()));
    // whatever was recorded by now goes with it
    const until = Math.min(Math.max(second, Math.floor((performance.now() - begun) / 1000)), answerSeconds);
    const end = until === answerSeconds ? bytes.length : until * perSecond;
    await patch(`${url}/api/takes/${made.takeId}`, made.uploadToken, sent, bytes.subarray(sent, end));
    sent = end;
    second = until;
  }
  const stopped = begun + answerSeconds * 1000;
  await candidate(takes.end, { takeId: made.takeId, uploadToken: made.uploadToken, endedBy: 'stopped', length: bytes.length });
  const stored = performance.now() - stopped;
  for (;;) {
    const take = (await candidate(interview.view, { jobcodeId })).questions[0]?.takes.find((one) => one.takeId === made.takeId);
    if (take?.mediaState === 'failed') throw new Error('the recording could not be read');
    if (take?.media) return { stored, playable: performance.now() - stopped };
    await sleep(50);
  }
}

printMachine();
const bytes = answer();
print(`an answer of ${answerSeconds} s and ${(bytes.length / 1e6).toFixed(1)} MB over 2 Mbit/s, median of ${rounds}`);
const product = await startDemo();
const { candidate, place } = await givenInterview(product);

const during: Waits[] = [];
const after: Waits[] = [];
for (let round = 0; round < rounds; round += 1) {
  during.push(await recorded(candidate, product.url, place, bytes, 1));
  after.push(await recorded(candidate, product.url, place, bytes, answerSeconds));
}
await product.stop();
agent.destroy();
for (const key of ['stored', 'playable'] as const) {
  const [sooner, later] = [median(during.map((one) => one[key])), median(after.map((one) => one[key]))];
  print(
    `stop to ${key.padEnd(9)} while recording ${seconds(sooner)}, one upload at the end ${seconds(later)}: ${ratio(later, sooner)} times as soon`,
  );
}
