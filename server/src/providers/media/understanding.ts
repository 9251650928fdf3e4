import { Worker } from 'node:worker_threads';
import type { CleanContainer, Probe } from './container.ts';
import type { Finding, Task } from './container-worker.ts';
import { Unreadable } from './unreadable.ts';

const entry = new URL('./container-worker.ts', import.meta.url);

/**
 * Bytes of strangers are taken apart in a thread of their own: it may neither run for ever nor eat the memory of the
 * rest. Rejects with `Unreadable` for what is wrong with the bytes, with anything else for faults of ours.
 */
function inWorker<R>(task: Task, seconds: number): Promise<R> {
  const worker = new Worker(entry, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 768 },
    env: {},
    stdout: true,
    stderr: true,
  });
  return new Promise<R>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not understood within ${seconds} s`)), seconds * 1000);
    worker.once('message', (found: Finding) => {
      if ('unreadable' in found) reject(new Unreadable(found.unreadable));
      else resolve(found.result as R);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended without a word')));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}

export const probe = (file: string) => inWorker<Probe>({ do: 'probe', file }, 120);
export const remux = (file: string, target: string, container: CleanContainer) =>
  inWorker<void>({ do: 'remux', file, target, container }, 180);
