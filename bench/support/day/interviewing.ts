import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { type Interviewed, newTake, piece } from '../interviewing.ts';
import { asked, callAs, headersOf, type Tally, wanted } from './tally.ts';

/** Seconds of one answer. */
const length = 60;
/** Bytes of one request at most, as the web sends them. */
const portion = 1024 * 1024;

/** Whoever does an interview: what they began, and a film where theirs is one. */
export interface Interviewing extends Interviewed {
  url: string;
  token: string;
  address: string;
  film?: Uint8Array<ArrayBuffer> | undefined;
}

/** Bytes of a phase: recorded, confirmed to whoever sent them, known to the ledger, and found on the disk. */
export interface Bytes {
  recorded: number;
  confirmed: number;
  ledger: number;
  disk: number;
}
export const noBytes = (): Bytes => ({ recorded: 0, confirmed: 0, ledger: 0, disk: 0 });

type Made = Awaited<ReturnType<typeof newTake>>;

const tus = { 'tus-resumable': '1.0.0' };

/** Where the server is with a take; asked until it says so. */
async function learn(tally: Tally, { url, address }: Interviewing, { takeId, uploadToken }: Made) {
  for (let failures = 0; ; failures += 1) {
    const headers = { ...tus, ...headersOf({ url, address, token: uploadToken }) };
    const reply = await asked(tally, 'piece (where)', `${url}/api/takes/${takeId}`, { method: 'HEAD', headers });
    if (reply?.status === 200) return Number(reply.headers.get('upload-offset'));
    if (reply && reply.status !== 503) throw new Error(`where a take is was answered with ${reply.status}`);
    await sleep(Math.min(1000 * 2 ** failures, 10_000));
  }
}

/** Sends a take while it is recorded, what has gathered at a time, as the web does, until all of it is confirmed. */
async function speak(
  tally: Tally,
  one: Interviewing,
  made: Made,
  recording: { until: number; bytes: Uint8Array<ArrayBuffer> | undefined },
) {
  const begun = performance.now();
  const whole = recording.bytes?.length ?? length * piece.length;
  const recorded = () => {
    const seconds = Math.floor((Math.min(performance.now(), recording.until) - begun) / 1000);
    return Math.max(0, Math.min(whole, recording.bytes && performance.now() >= recording.until ? whole : seconds * piece.length));
  };
  const { takeId, uploadToken } = made;
  let [sent, failures] = [0, 0];
  for (;;) {
    const there = recorded();
    const over = there >= whole || performance.now() >= recording.until;
    if (sent >= there && over) return { recorded: there, confirmed: sent };
    if (sent >= there) {
      await sleep(1000 - ((performance.now() - begun) % 1000) + 1);
      continue;
    }
    const end = Math.min(there, sent + portion);
    const body = recording.bytes?.slice(sent, end) ?? new Uint8Array(end - sent);
    const headers = {
      ...tus,
      ...headersOf({ url: one.url, address: one.address, token: uploadToken }),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(sent),
    };
    const reply = await asked(tally, 'piece', `${one.url}/api/takes/${takeId}`, { method: 'PATCH', headers, body });
    if (reply?.status === 204) {
      sent = Number(reply.headers.get('upload-offset'));
      failures = 0;
      continue;
    }
    await sleep(Math.min(1000 * 2 ** failures, 10_000));
    failures += 1;
    sent = await learn(tally, one, made);
  }
}

/** Bytes of a take that lie on the disk, as pieces. */
function onDisk(dataDir: string, takeId: string) {
  const folder = path.join(dataDir, 'files/takes', takeId, 'pieces');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
}

/**
 * Answers one question again and again until the phase is over. A recording that is a film is kept and made playable; the
 * others are thrown away, once what the server has of them was looked at.
 */
export async function interviewing(tally: Tally, bytes: Bytes, one: Interviewing, { until, dataDir }: { until: number; dataDir: string }) {
  const call = callAs(tally, 'take', one);
  // people do not begin in the same moment
  await sleep(Math.random() * Math.min(20_000, Math.max(0, until - performance.now()) / 3));
  while (until - performance.now() > 5000) {
    const made = await wanted(tally, 'take', () => newTake(call, one.applicationId));
    if (!made) {
      await sleep(5000);
      continue;
    }
    const said = await speak(tally, one, made, { until: Math.min(until, performance.now() + length * 1000), bytes: one.film });
    const ledger = await learn(tally, one, made);
    bytes.recorded += said.recorded;
    bytes.confirmed += said.confirmed;
    bytes.ledger += ledger;
    bytes.disk += onDisk(dataDir, made.takeId);
    const endedBy = one.film ? ('stopped' as const) : ('cancelled' as const);
    await wanted(tally, 'take', () => call(takes.end, { ...made, endedBy, length: said.recorded }));
  }
}
