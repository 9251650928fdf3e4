/** Interviews that are recorded: everybody sends pieces as a browser does, and after a fault asks how far it is. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@vitrine/contract/caller.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { type Interviewed, newTake } from '../support/interviewing.ts';
import type { Fleet } from './fleet.ts';
import { type Note, reasonOf } from './ledger.ts';

/** Bytes of a second: 0.3 Mbit/s, in pieces of some seconds, for Swift needs 26 ms of a core for each, whatever is in it. */
const secondBytes = 40_000;
const pauseMilliseconds = 1000;

/** Different for every second of every recording, so that what is stored can be told from what is not. */
function bytesOf(recording: number, from: number, to: number) {
  const bytes = new Uint8Array(to - from);
  for (let at = from; at < to; ) {
    const second = Math.floor(at / secondBytes);
    const end = Math.min(to, (second + 1) * secondBytes);
    bytes.fill((recording * 31 + second * 7 + 1) & 255, at - from, end - from);
    at = end;
  }
  return bytes;
}

interface Take {
  takeId: string;
  uploadToken: string;
}

const tus = ({ uploadToken }: Take) => ({ 'tus-resumable': '1.0.0', authorization: `Bearer ${uploadToken}` });

async function sendPiece(url: string, take: Take, offset: number, body: Uint8Array<ArrayBuffer>) {
  const headers = { ...tus(take), 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
  const reply = await fetch(`${url}/api/takes/${take.takeId}`, { method: 'PATCH', headers, body, signal: AbortSignal.timeout(60_000) });
  if (reply.status !== 204) throw new Error(`a piece was answered with ${reply.status}`);
  return Number(reply.headers.get('upload-offset'));
}

async function askOffset(url: string, take: Take) {
  const reply = await fetch(`${url}/api/takes/${take.takeId}`, { method: 'HEAD', headers: tus(take), signal: AbortSignal.timeout(20_000) });
  if (!reply.ok) throw new Error(`how far it is was answered with ${reply.status}`);
  return Number(reply.headers.get('upload-offset'));
}

/** Sends a piece until it is confirmed; returns how far the recording is then. */
async function untilKept(url: string, take: Take, recording: number, offset: number, until: number, faults: string[]) {
  let from = offset;
  while (from < until) {
    try {
      from = await sendPiece(url, take, from, bytesOf(recording, from, until));
    } catch (error) {
      faults.push(reasonOf(error));
      await sleep(pauseMilliseconds);
      from = await askOffset(url, take).catch((again: unknown) => {
        faults.push(reasonOf(again));
        return from;
      });
    }
  }
  return from;
}

/** Everybody records until it is ended, a piece every so many seconds, or what has gathered while one was on its way. */
export async function startRecordings(url: string, people: Interviewed[], every: number, note: Note) {
  const ending = new AbortController();
  const recordings: { index: number; call: Call; take: Take; confirmed: number }[] = [];
  for (const [index, { call, applicationId }] of people.entries())
    recordings.push({ index, call, take: await newTake(call, applicationId), confirmed: 0 });
  const begun = performance.now();
  const all = recordings.map(async (one) => {
    const from = begun + (one.index / recordings.length) * every * 1000;
    while (!ending.signal.aborted) {
      await sleep(Math.max(0, from + (one.confirmed / secondBytes + every) * 1000 - performance.now()), undefined, {
        signal: ending.signal,
      }).catch(() => undefined);
      const spoken = Math.floor((performance.now() - from) / 1000);
      if (ending.signal.aborted || spoken * secondBytes <= one.confirmed) continue;
      const [at, faults]: [number, string[]] = [performance.now(), []];
      const now = await untilKept(url, one.take, one.index, one.confirmed, spoken * secondBytes, faults);
      one.confirmed = now;
      note({ kind: 'piece', at, milliseconds: performance.now() - at, faults });
    }
  });
  return {
    async end() {
      ending.abort();
      await Promise.all(all);
    },
    /** Compares what was confirmed with the rows and with the bytes in the bucket. */
    check: async (fleet: Fleet) => {
      const found = await Promise.all(recordings.map((one) => stored(fleet, one)));
      const sum = (of: (one: (typeof found)[number]) => number) => found.reduce((total, one) => total + of(one), 0);
      return {
        confirmed: recordings.reduce((total, one) => total + one.confirmed, 0),
        lost: sum((one) => one.lost),
        doubled: sum((one) => one.doubled),
        wrong: sum((one) => one.wrong),
      };
    },
    /** Thrown away: these bytes are no film, and nobody is to try them. */
    leave: () =>
      Promise.all(recordings.map(({ call, take, confirmed }) => call(takes.end, { ...take, endedBy: 'cancelled', length: confirmed }))),
  };
}

/** Bytes of a recording that were confirmed and are not there, are there twice, or are others than were sent. */
async function stored({ databases, swift }: Fleet, { index, take, confirmed }: { index: number; take: Take; confirmed: number }) {
  const pieces = await databases.ask<{ start: string; bytes: number; name: string }>(
    'select start, bytes, name from take_piece where take_id = $1 order by start',
    [take.takeId],
  );
  let end = 0;
  let [doubled, wrong] = [0, 0];
  for (const { start, bytes, name } of pieces) {
    if (Number(start) > end) break;
    doubled += end - Number(start);
    const object = await swift.bucket.getObjectArrayBuffer(name);
    const own = bytesOf(index, Number(start), Number(start) + bytes);
    if (!object || Buffer.compare(Buffer.from(object), Buffer.from(own)) !== 0) wrong += bytes;
    end = Number(start) + bytes;
  }
  return { lost: Math.max(0, confirmed - end), doubled, wrong };
}
