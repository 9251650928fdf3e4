import { requestOf } from '@vitrine/contract/caller.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type TakeEnd, type TakeRefusal, takeRefusals } from '@vitrine/contract/interviews/parts.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { anySignal } from '../signals.ts';

/** The server refuses this take by name and will take no more of it. */
export class TakeRefused extends Error {
  readonly code: TakeRefusal;
  constructor(code: TakeRefusal) {
    super(code);
    this.name = 'TakeRefused';
    this.code = code;
  }
}

/** The server has another number of bytes than was thought. */
export class OffsetConflict extends Error {}

/** Nothing that our server says about the take came back: no connection, a fault, or something in between that spoke up. */
export class Unconfirmed extends Error {}

export interface Target {
  takeId: string;
  uploadToken: string;
}

const version = '1.0.0';
/** A request that takes longer hangs, or sends so slowly that the server had better store what it has. */
const patience = 60_000;

interface Asked {
  method: 'HEAD' | 'PATCH' | 'POST';
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

async function ask(url: string, asked: Asked, signal: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout(patience);
  try {
    return await fetch(url, { ...asked, redirect: 'error', cache: 'no-store', signal: anySignal([signal, limit]) });
  } catch (error) {
    throw new Unconfirmed('not reached', { cause: error });
  }
}

/** What a failed reply means. Only a problem document with the name of a refusal is one; a status says nothing about who spoke. */
async function failureOf(reply: Response): Promise<Error> {
  if (!reply.headers.get('Content-Type')?.startsWith('application/problem+json')) return new Unconfirmed(String(reply.status));
  const { code } = ((await reply.json().catch(() => null)) ?? {}) as { code?: unknown };
  const refusal = takeRefusals.find((one) => one === code);
  if (refusal) return new TakeRefused(refusal);
  return code === 'offset-conflict' ? new OffsetConflict(code) : new Unconfirmed(String(code));
}

const tus = ({ takeId, uploadToken }: Target, asked: Asked, signal: AbortSignal) => {
  const headers = { ...asked.headers, 'Tus-Resumable': version, Authorization: `Bearer ${uploadToken}` };
  return ask(`/api/takes/${takeId}`, { ...asked, headers }, signal);
};

/** A number in a header of our server; whatever else came, even with 200, confirms nothing. */
function numberIn(reply: Response, header: string): number {
  const value = reply.headers.get(header) ?? '';
  if (reply.headers.get('Tus-Resumable') !== version || !/^\d{1,15}$/.test(value)) throw new Unconfirmed(`no ${header}`);
  return Number(value);
}

/** Adds bytes at an offset and returns how many the server has then. */
export async function patch(target: Target, offset: number, body: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<number> {
  const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) };
  const reply = await tus(target, { method: 'PATCH', headers, body }, signal);
  if (!reply.ok) throw await failureOf(reply);
  return numberIn(reply, 'Upload-Offset');
}

/** How many bytes the server has of a take, and how many it is to have where that is settled. */
export async function head(target: Target, signal: AbortSignal): Promise<{ offset: number; length: number | null }> {
  const reply = await tus(target, { method: 'HEAD', headers: {} }, signal);
  if (!reply.ok) {
    // a HEAD has no body to say why: a piece without bytes changes nothing and is told the reason
    if (reply.status < 500) await patch(target, 0, new Uint8Array(), signal);
    throw new Unconfirmed(String(reply.status));
  }
  return { offset: numberIn(reply, 'Upload-Offset'), length: reply.headers.has('Upload-Length') ? numberIn(reply, 'Upload-Length') : null };
}

export interface End {
  endedBy: TakeEnd;
  length: number;
  /** Left out where the recorder's count is not that of these bytes. */
  recordedMs?: number | undefined;
}

/** Says that a take has ended and with how many bytes; needs no session. */
export async function tellEnd({ takeId, uploadToken }: Target, end: End, signal: AbortSignal): Promise<void> {
  const { url, json } = requestOf(takes.end, { takeId, uploadToken, ...end });
  const reply = await ask(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) }, signal);
  if (!reply.ok) throw await failureOf(reply);
  if (!isHeard(await reply.json().catch(() => null))) throw new Unconfirmed('no answer of ours');
}

/** The reply of our own server and not some page with 200; the schemas of replies are not part of the web. */
const isHeard = (body: unknown): body is Reply<typeof takes.end> =>
  typeof body === 'object' && body !== null && 'bytes' in body && 'complete' in body;
