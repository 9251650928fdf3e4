import type { TakeRefusal } from '@vitrine/contract/interviews/parts.ts';
import { retryLevels } from '../calls/retry.ts';
import type { Tape } from './tape.ts';
import { head, OffsetConflict, patch, TakeRefused, tellEnd, Unconfirmed } from './tus.ts';

/**
 * How far a take has come. `done`: the server has confirmed every byte of the finished take. `refused`: it takes no more of
 * it, and said why. `elsewhere`: another tab is sending it.
 */
export type UploadPhase = 'sending' | 'waiting' | 'done' | 'refused' | 'elsewhere';

export interface UploadState {
  takeId: string;
  questionNo: number;
  sent: number;
  size: number;
  ended: boolean;
  /** False where this device could not keep a copy: closing the page would lose what was not sent. */
  kept: boolean;
  phase: UploadPhase;
  refusal?: TakeRefusal;
}

/** Bytes of one request: small enough to lose little when a connection breaks. */
const portion = 1024 * 1024;

/** Growing pauses like those of the highest level of retries (R186, R187), which never end: a server that is back is found soon. */
const pauseAfter = (failures: number) => Math.min(1000 * 2 ** (failures - 1), failures > retryLevels.high ? 30_000 : 10_000);

/** Sends one take until the server has all of it; runs until the take is done, refused or `stop` is called. */
export class TakeUpload {
  state: UploadState;
  readonly done: Promise<UploadState>;
  private readonly tape: Tape;
  private readonly onState: (state: UploadState) => void;
  private stopped = false;
  private round = new AbortController();
  private wake: () => void = () => undefined;
  /** The server has heard how the take ended. */
  private told = false;
  /** The server has more than is left here: the recorder's count for what is left says nothing of the whole. */
  private ahead = false;
  /** The offset shown is the server's. */
  private known: boolean;

  constructor(tape: Tape, fresh: boolean, onState: (state: UploadState) => void) {
    const { takeId, questionNo, size, kept } = tape;
    this.tape = tape;
    this.onState = onState;
    // the server of a new take has nothing yet: no need to ask
    this.known = fresh;
    this.state = { takeId, questionNo, sent: 0, size, ended: false, kept, phase: 'sending' };
    tape.onChange = () => {
      this.show({ size: this.tape.size, kept: this.tape.kept });
      this.wake();
    };
    this.done = this.run();
  }

  /** The connection is back: try at once. */
  kick = () => {
    this.round.abort();
    this.wake();
  };

  stop() {
    this.stopped = true;
    this.kick();
  }

  private show(change: Partial<UploadState>) {
    this.state = { ...this.state, ...change };
    this.onState(this.state);
  }

  private async run(): Promise<UploadState> {
    addEventListener('online', this.kick);
    let failures = 0;
    let ended = false;
    while (!ended && !this.stopped) {
      if (this.round.signal.aborted) this.round = new AbortController();
      const { signal } = this.round;
      try {
        ended = await this.step(signal);
        failures = 0;
      } catch (error) {
        if (error instanceof TakeRefused) {
          await this.finish('refused', error.code);
          break;
        }
        this.known = false;
        failures += 1;
        // another offset is asked for at once, but not for ever
        if (error instanceof OffsetConflict && failures === 1) continue;
        this.show({ phase: 'waiting' });
        await pause(pauseAfter(failures), signal);
      }
    }
    removeEventListener('online', this.kick);
    return this.state;
  }

  /** One thing to do: learn the offset, say the end, send a portion, or wait for more. True when nothing is left. */
  private async step(signal: AbortSignal): Promise<boolean> {
    const { tape } = this;
    if (!this.known) await this.learn(signal);
    if (tape.endedBy && !this.told) {
      const { endedBy, size: length, recordedMs } = tape;
      await tellEnd(tape, { endedBy, length, recordedMs: this.ahead ? undefined : recordedMs }, signal);
      this.told = true;
      this.show({ ended: true, size: tape.size });
      if (tape.endedBy === 'cancelled') return this.finish('done');
    }
    if (this.state.sent < tape.size) await this.send(signal);
    else if (this.told) return this.isWhole(signal);
    else await this.more();
    return false;
  }

  /** Asks how far the server is. More than is left here was sent by an earlier visit, before it could be kept. */
  private async learn(signal: AbortSignal) {
    const { tape } = this;
    const { offset } = await head(tape, signal);
    if (offset > tape.size && !tape.endedBy) throw new Unconfirmed('more than was recorded');
    const sent = Math.min(offset, tape.size);
    if (sent < tape.size && (await tape.read(sent, 1)).byteLength === 0) tape.cut(sent);
    this.known = true;
    this.ahead = offset > tape.size;
    tape.confirm(sent);
    this.show({ sent, size: tape.size });
  }

  private async send(signal: AbortSignal) {
    const { tape } = this;
    const { sent } = this.state;
    const bytes = await tape.read(sent, portion);
    if (bytes.byteLength === 0) throw new Unconfirmed('nothing to read');
    const offset = await patch(tape, sent, bytes, signal);
    // neither less than before nor more than was sent can be true: ask again
    if (offset < sent || offset > sent + bytes.byteLength) throw new OffsetConflict('an offset out of place');
    tape.confirm(offset);
    this.show({ sent: offset, size: tape.size, phase: 'sending' });
  }

  /** Asked for a last time, with everything sent and the end told: only a whole take is done, and its copy dropped. */
  private async isWhole(signal: AbortSignal): Promise<boolean> {
    const { size } = this.tape;
    if (size === 0) return this.finish('done');
    const { offset, length } = await head(this.tape, signal);
    if (length === null) this.told = false;
    else if (offset < size) this.show({ sent: offset });
    else if (offset >= length) return this.finish('done');
    else throw new Unconfirmed('the server waits for more');
    return false;
  }

  /** Waits until more was recorded, or the take has ended. */
  private more() {
    this.show({ phase: 'sending', size: this.tape.size });
    return new Promise<void>((resolve) => {
      this.wake = resolve;
    });
  }

  private async finish(phase: 'done' | 'refused', refusal?: TakeRefusal): Promise<true> {
    this.tape.onChange = () => undefined;
    this.show({ phase, ended: true, ...(phase === 'done' ? { sent: this.state.size } : {}), ...(refusal ? { refusal } : {}) });
    await this.tape.drop();
    return true;
  }
}

function pause(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
