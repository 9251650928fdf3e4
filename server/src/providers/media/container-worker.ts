import { parentPort, workerData } from 'node:worker_threads';
import { type CleanContainer, probeFile, remuxFile } from './container.ts';
import { Unreadable } from './unreadable.ts';

export type Task = { do: 'probe'; file: string } | { do: 'remux'; file: string; target: string; container: CleanContainer };
/** What was found, or what is wrong with the recording; a fault of ours leaves the thread as an error. */
export type Finding = { result: unknown } | { unreadable: string };

const task = workerData as Task;
const work = () => (task.do === 'probe' ? probeFile(task.file) : remuxFile(task.file, task.target, task.container));

async function find(): Promise<Finding> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
}

parentPort?.postMessage(await find());
