import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, answering } from '../../../testing.tsx';
import { useRecording } from './use-recording.ts';

/** Recorders that record. */
let running = 0;

class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'video/webm';
  start() {
    this.state = 'recording';
    running += 1;
  }
  stop() {
    this.state = 'inactive';
    running -= 1;
    queueMicrotask(() => this.dispatchEvent(new Event('stop')));
  }
}

const camera = () => {
  const track = Object.assign(new EventTarget(), { readyState: 'live' });
  return { getTracks: () => [track] } as unknown as MediaStream;
};

beforeEach(() => {
  running = 0;
  vi.stubGlobal('MediaRecorder', Recorder);
});

/** Somebody at a question whose recording the server is slow to begin. */
function atQuestion() {
  const { promise, resolve } = Promise.withResolvers<Reply<typeof takes.create>>();
  answering([answer(takes.create, () => promise)]);
  const onEnd = vi.fn();
  const asked = { applicationId: 'a', questionNo: 1, kind: 'video' as const, stream: camera(), onEnd };
  const hook = renderHook(() => useRecording(asked));
  const answered = () =>
    act(async () => {
      resolve({ takeId: '00000000-0000-4000-8000-000000000001', uploadToken: 'x'.repeat(43), attemptsLeft: 1 });
      await promise;
      await new Promise((done) => setTimeout(done));
    });
  return { ...hook, answered, onEnd };
}

test('who waits for the recording is recorded until they stop or go', async () => {
  const { result, unmount, answered } = atQuestion();
  act(() => void result.current.start());
  expect(result.current.phase).toBe('starting');
  await answered();
  expect(result.current.phase).toBe('recording');
  expect(running).toBe(1);
  unmount();
  await expect.poll(() => running).toBe(0);
});

test('who goes on before the server has answered is not recorded afterwards', async () => {
  const { result, unmount, answered, onEnd } = atQuestion();
  act(() => void result.current.start());
  unmount();
  await answered();
  expect(running).toBe(0);
  expect(onEnd).not.toHaveBeenCalled();
});
