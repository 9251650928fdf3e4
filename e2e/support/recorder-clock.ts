import type { BrowserContext } from '@playwright/test';
import { expect } from './product.ts';

/** What the recorder of a page says of itself, in seconds since it started. */
export interface RecorderClock {
  /** Now, while it runs; where it stopped, afterwards. */
  seconds: number;
  /** When it handed over the last piece: what comes after it is still inside the recorder. */
  handed: number;
  state: 'none' | 'recording' | 'stopped';
}

/** Listens to the recorders of all pages of a browser from outside: it goes on knowing when a page is killed. */
export async function recorderClock(context: BrowserContext) {
  const clock: RecorderClock = { seconds: 0, handed: 0, state: 'none' };
  await context.exposeBinding('tellClock', (_source, told: Partial<RecorderClock>) => void Object.assign(clock, told));
  await context.addInitScript(() => {
    const tell = (told: object) => (window as unknown as { tellClock: (told: object) => void }).tellClock(told);
    const Native = window.MediaRecorder;
    window.MediaRecorder = class extends Native {
      constructor(...args: ConstructorParameters<typeof Native>) {
        super(...args);
        let began = 0;
        let stopped: number | undefined;
        let ticking: ReturnType<typeof setInterval>;
        const seconds = () => ((stopped ?? performance.now()) - began) / 1000;
        const stop = this.stop.bind(this);
        this.stop = () => {
          stopped ??= performance.now();
          stop();
        };
        this.addEventListener('start', () => {
          began = performance.now();
          tell({ seconds: 0, handed: 0, state: 'recording' });
          ticking = setInterval(() => tell({ seconds: seconds() }), 100);
        });
        this.addEventListener('dataavailable', () => tell({ handed: seconds() }));
        this.addEventListener('stop', () => {
          clearInterval(ticking);
          stopped ??= performance.now();
          tell({ seconds: seconds(), state: 'stopped' });
        });
      }
    };
  });
  return clock;
}

/** Waits until the recorder has recorded for so long. */
export const recordedFor = (clock: RecorderClock, seconds: number) =>
  expect.poll(() => clock.seconds, { timeout: 90_000, intervals: [50] }).toBeGreaterThanOrEqual(seconds);
