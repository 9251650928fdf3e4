/** Interviews that go on at the same time: everybody sends a piece a second, as a browser does. */
import { setTimeout as sleep } from 'node:timers/promises';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { callWith } from '../../e2e/support/product.ts';

/** A second at 1.2 Mbit/s. */
export const piece = Buffer.alloc(150_000, 7);

/** A guest who has begun an interview, and what they agreed to besides. */
export async function somebody(url: string, jobcodeId: string, number: number, agreed: { transcription?: 'here' } = {}) {
  const person = { firstName: 'Bench', lastName: `No ${number}`, email: `bench${number}@mail.example`, termsAccepted: true as const };
  const session = await callWith(url)(registration.guest, { ...person, jobcodeId });
  const token = 'token' in session ? session.token : '';
  const call = callWith(url, `Bearer ${token}`);
  const { applicationId } = await call(interview.begin, { jobcodeId, consent: true, ...agreed });
  return { call, applicationId, token };
}

export type Interviewed = Awaited<ReturnType<typeof somebody>>;

/** Sends a piece of a recording. */
export async function patch(
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

export const newTake = (call: Call, applicationId: string) =>
  call(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/mp4' });

/**
 * Everybody speaks for so many seconds and sends what was recorded by then, a second at a time, or what has gathered while
 * the piece before was on its way. Returns the milliseconds until each was confirmed; throws where not every byte is kept.
 */
export async function round(url: string, all: Interviewed[], seconds: number) {
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    all.map(async ({ call, applicationId }, index) => {
      const made = await newTake(call, applicationId);
      const from = begun + (index / all.length) * 1000;
      for (let second = 0; second < seconds; ) {
        await sleep(Math.max(0, from + (second + 1) * 1000 - performance.now()));
        const until = Math.min(seconds, Math.max(second + 1, Math.floor((performance.now() - from) / 1000)));
        const sent = performance.now();
        await patch(url, made, second * piece.length, new Uint8Array((until - second) * piece.length));
        times.push(performance.now() - sent);
        second = until;
      }
      await demandKept(url, made, seconds * piece.length);
      // thrown away: these bytes are no film, and nobody is to try them
      await call(takes.end, { ...made, endedBy: 'cancelled', length: seconds * piece.length });
    }),
  );
  return times;
}

async function demandKept(url: string, { takeId, uploadToken }: { takeId: string; uploadToken: string }, bytes: number) {
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${uploadToken}` };
  const reply = await fetch(`${url}/api/takes/${takeId}`, { method: 'HEAD', headers });
  const kept = Number(reply.headers.get('upload-offset'));
  if (kept !== bytes) throw new Error(`${kept} of ${bytes} bytes were kept`);
}
