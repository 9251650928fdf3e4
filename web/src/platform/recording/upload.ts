import { CallFailed, type Problem } from '@vitrine/contract/caller.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import pRetry from 'p-retry';
import { call } from '../api.ts';
import { retryLevels, worthRetrying } from '../retry.ts';
import { anySignal } from '../signals.ts';
import { spool } from './spool.ts';

export type UploadPhase = 'sending' | 'waiting' | 'done' | 'gone' | 'elsewhere';

/** How far a take has come. `gone`: the server takes no more of it. `elsewhere`: another tab is sending it. */
export interface UploadState {
  takeId: string;
  questionNo: number;
  sent: number;
  size: number;
  ended: boolean;
  phase: UploadPhase;
  /** The status the server refused with. */
  status?: number;
}

/** Bytes of one request: small enough to lose little when a connection breaks. */
const portion = 1024 * 1024;
/** The longest pause between two tries: a server that was restarted is found soon. */
const longest = 10_000;
/** After the retries of the highest level are used up, it is tried again this often, or when the connection returns. */
const pause = 30_000;

const version = { 'Tus-Resumable': '1.0.0' };
const failed = (status: number): CallFailed => {
  const problem: Problem = { type: 'about:blank', title: 'Upload', status, code: 'unknown' };
  return new CallFailed(problem);
};

/** The highest level of retries (R186, R187), without growing beyond what a person would wait for. */
const persistently = <T>(run: () => Promise<T>, signal: AbortSignal) =>
  pRetry(run, {
    retries: retryLevels.high,
    minTimeout: 1000,
    maxTimeout: longest,
    factor: 2,
    randomize: false,
    signal,
    shouldRetry: ({ error }) => worthRetrying(error),
  });

interface Target {
  takeId: string;
  uploadToken: string;
}

type TusRequest = { method: 'HEAD' | 'PATCH'; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> };

/** One request of the tus protocol; throws `CallFailed` with the status, 0 where the server was not reached. */
async function tus({ takeId, uploadToken }: Target, init: TusRequest, signal: AbortSignal) {
  const headers = { ...version, Authorization: `Bearer ${uploadToken}`, ...init.headers };
  const timeout = AbortSignal.timeout(60_000);
  const reply = await fetch(`/api/takes/${takeId}`, { ...init, headers, signal: anySignal([signal, timeout]) }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw failed(0);
  });
  if (!reply.ok) throw failed(reply.status);
  return { offset: Number(reply.headers.get('Upload-Offset')), length: reply.headers.get('Upload-Length') };
}

/** What the server has of a take, and its full length where that is settled. */
const head = (target: Target, signal: AbortSignal) => tus(target, { method: 'HEAD' }, signal);

const patch = (target: Target, offset: number, body: Uint8Array<ArrayBuffer>, signal: AbortSignal) => {
  const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) };
  return tus(target, { method: 'PATCH', headers, body }, signal);
};

const statusOf = (error: unknown) => (error instanceof CallFailed ? error.problem.status : -1);
const passing = (error: unknown) => [0, -1, 408, 423, 429].includes(statusOf(error)) || statusOf(error) >= 500;

/** Sends what the spool holds of one take until the server has all of it; runs until the take is done, gone or `stop` is called. */
export class TakeUpload {
  state: UploadState;
  private readonly target: Target;
  private readonly onState: (state: UploadState) => void;
  private readonly stopping = new AbortController();
  private round = new AbortController();
  private wake: () => void = () => undefined;
  private told = false;
  private known = false;

  constructor(take: Target & { questionNo: number; size: number }, fresh: boolean, onState: (state: UploadState) => void) {
    this.target = take;
    this.onState = onState;
    // the server of a new take has nothing yet: no need to ask
    this.known = fresh;
    this.state = { takeId: take.takeId, questionNo: take.questionNo, sent: 0, size: take.size, ended: false, phase: 'sending' };
    this.done = this.run();
  }

  readonly done: Promise<UploadState>;

  /** More was recorded, or the take has ended. A pause after a fault is not cut short by it. */
  more(size: number) {
    this.show({ size: Math.max(size, this.state.size) });
    this.wake();
  }

  /** The connection is back: try at once. */
  kick = () => {
    this.round.abort();
    this.wake();
  };

  stop() {
    this.stopping.abort();
    this.kick();
  }

  private show(change: Partial<UploadState>) {
    this.state = { ...this.state, ...change };
    this.onState(this.state);
  }

  private async run(): Promise<UploadState> {
    addEventListener('online', this.kick);
    try {
      while (!this.stopping.signal.aborted) {
        this.round = new AbortController();
        const signal = anySignal([this.stopping.signal, this.round.signal]);
        try {
          const end = await persistently(() => this.step(signal), signal);
          if (end) break;
        } catch (error) {
          if (this.stopping.signal.aborted) break;
          if (!this.round.signal.aborted && !passing(error)) {
            await this.refused(error);
            break;
          }
          this.known = false;
          if (!this.round.signal.aborted) await this.rest(pause);
        }
      }
    } finally {
      removeEventListener('online', this.kick);
    }
    return this.state;
  }

  /** One thing to do: learn the offset, say the end, send a portion, or wait for more. True when nothing is left. */
  private async step(signal: AbortSignal): Promise<boolean> {
    try {
      const take = await spool.get(this.target.takeId);
      if (!take) return this.finish('done');
      if (take.endedBy && !this.told) {
        await call(takes.end, { takeId: take.takeId, uploadToken: take.uploadToken, endedBy: take.endedBy, length: take.size });
        this.told = true;
        this.show({ ended: true, size: take.size });
        if (take.endedBy === 'cancelled') return this.finish('done');
      }
      if (!this.known) {
        const { offset, length } = await head(this.target, signal);
        this.known = true;
        // finished without us: the server wants no more than it has
        this.show({ sent: length !== null && Number(length) === offset ? take.size : Math.min(offset, take.size) });
      }
      if (this.state.sent >= take.size) {
        if (this.told) return this.finish('done');
        this.show({ phase: 'sending', size: take.size });
        await this.rest(Number.POSITIVE_INFINITY, take.size);
        return false;
      }
      const bytes = await spool.read(take.takeId, this.state.sent, portion);
      const { offset } = await patch(this.target, this.state.sent, bytes, signal);
      this.show({ sent: offset, size: take.size, phase: 'sending' });
      return false;
    } catch (error) {
      if (statusOf(error) === 409 && this.known) {
        this.known = false;
        return false;
      }
      this.known = false;
      if (passing(error)) this.show({ phase: 'waiting' });
      throw error;
    }
  }

  /** Waits for more to do, or for the time to be over. */
  private async rest(milliseconds: number, seen = -1) {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
    this.round.signal.addEventListener('abort', () => resolve(), { once: true });
    // a pause after a fault is not cut short by more to send
    if (timer === undefined) this.wake = resolve;
    // something may have come between the look and the wait
    const take = seen >= 0 ? await spool.get(this.target.takeId) : undefined;
    if (seen >= 0 && (!take || take.size > seen || (take.endedBy && !this.told))) resolve();
    await promise;
    clearTimeout(timer);
    this.wake = () => undefined;
  }

  private async finish(phase: 'done' | 'gone', status?: number): Promise<true> {
    await spool.drop(this.target.takeId);
    this.show({ phase, ended: true, ...(phase === 'done' ? { sent: this.state.size } : {}), ...(status === undefined ? {} : { status }) });
    return true;
  }

  /** The interview was sent or the take discarded meanwhile, or it is too large: nothing more will be taken. */
  private refused = (error: unknown) => this.finish('gone', statusOf(error));
}
