import { parentPort, workerData } from 'node:worker_threads';
import { type CleanContainer, probeFile, remuxFile } from './container.ts';

export type Task = { do: 'probe'; file: string } | { do: 'remux'; file: string; target: string; container: CleanContainer };

const task = workerData as Task;
const result = task.do === 'probe' ? await probeFile(task.file) : await remuxFile(task.file, task.target, task.container);
parentPort?.postMessage(result ?? null);
