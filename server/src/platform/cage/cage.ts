/**
 * Whatever parses a stranger's file does it in a child with as few rights as this system allows: it gets open files
 * and bytes, answers in messages that are checked, and never sees the files of two people.
 */
import fs from 'node:fs';
import { cageLimits } from '@vitrine/contract/admin/installation.ts';
import * as z from 'zod';
import { type Child, Stopped, startChild } from './child.ts';
import type { Message } from './messages.ts';
import { Unreadable } from './unreadable.ts';
import { type LimitName, type Limits, type Wall, walls } from './walls.ts';
import { canWatchMemory } from './watching.ts';

/** A kind of work: the module that does it, and for every task what it answers. */
export interface Work<R extends Record<string, z.ZodType>> {
  entry: URL;
  replies: R;
  limits: Limits;
}

/** Files of this machine that the child gets open, under names; those to write are made or emptied. */
export interface Handed {
  reads?: Record<string, string>;
  writes?: Record<string, string>;
}

interface Answer<T> {
  result: T;
  bytes: Buffer;
}

/** How a task is asked for: how long it may take, with which bytes, and how far it stands back behind the program (1 to 19). */
interface Asking {
  seconds: number;
  bytes?: Uint8Array;
  niceness?: number;
}

export type Run<R extends Record<string, z.ZodType>> = <K extends keyof R & string>(
  task: K,
  args: Record<string, unknown>,
  options: Asking,
) => Promise<Answer<z.infer<R[K]>>>;

const least: Limits = { memory: 512, cpu: 30, size: 1 };

/**
 * Tries the walls: the highest that a child really starts behind. A machine too busy to start one in time is no reason to
 * take a lower one.
 */
async function findWall(): Promise<Wall> {
  for (const wall of walls()) {
    const child = startChild(wall, new URL('./ready.ts', import.meta.url), least);
    const works = await child.ask({ task: 'ready' }, undefined, 30).then(
      ({ head }) => head.result === true,
      (error: unknown) => {
        if (error instanceof Stopped && error.why === 'time') throw error;
        return false;
      },
    );
    child.end();
    if (works) return wall;
  }
  throw new Error('no child can be started to work on files of strangers');
}

let found: Promise<Wall> | undefined;

/** The wall of this machine; found once. */
function wallHere() {
  found ??= findWall().catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

/** What a child on this machine is kept from, what it is not, and by which means. */
export async function cageHere() {
  const { name, without } = await wallHere();
  const missing: LimitName[] = cageLimits.filter((one) => (one === 'memory' ? !canWatchMemory() : without.includes(one)));
  return { name, missing };
}

const failure = z.object({ message: z.string(), code: z.string().optional() });

/** What the child answered, believed no further than its schema goes. */
function answered<T extends z.ZodType>(schema: T, { head, bytes }: Message): Answer<z.infer<T>> {
  const { unreadable, fault } = head;
  if (typeof unreadable === 'string') throw new Unreadable(unreadable);
  if (fault !== undefined) {
    const { message, code } = failure.parse(fault);
    throw Object.assign(new Error(message), code ? { code } : {});
  }
  return { result: schema.parse(head.result), bytes };
}

/** Opens what is handed over; the numbers under which the child will know it follow its three standard ones. */
async function openAll({ reads = {}, writes = {} }: Handed) {
  const wanted = [
    ...Object.entries(reads).map((one) => [...one, 'r'] as const),
    ...Object.entries(writes).map((one) => [...one, 'w+'] as const),
  ];
  const handles: fs.promises.FileHandle[] = [];
  const close = () => Promise.all(handles.map((handle) => handle.close()));
  try {
    for (const [, file, flags] of wanted) handles.push(await fs.promises.open(file, flags, 0o600));
  } catch (error) {
    await close();
    throw error;
  }
  const numbers = Object.fromEntries(wanted.map(([name], at) => [name, at + 3]));
  return { numbers, descriptors: handles.map(({ fd }) => fd), close };
}

/**
 * Works on the files of one person in a child of its own, which ends when `use` does. `run` does one task; where the child
 * has ended in the middle of one, the next begins with a fresh child. `run` rejects with `Unreadable` for what is wrong
 * with the file, with `Stopped` or another error for faults of ours.
 */
export async function inCage<R extends Record<string, z.ZodType>, T>(
  { entry, replies, limits }: Work<R>,
  handed: Handed,
  use: (run: Run<R>) => Promise<T>,
): Promise<T> {
  const wall = await wallHere();
  const { numbers, descriptors, close } = await openAll(handed);
  let child: Child | undefined;
  const run: Run<R> = async (task, args, { seconds, bytes, niceness }) => {
    if (!child?.alive()) child = startChild(wall, entry, limits, descriptors);
    if (niceness) child.standBack(niceness);
    const message = await child.ask({ task, args, files: numbers, niceness }, bytes, seconds).catch((error: unknown) => {
      child = undefined;
      throw error;
    });
    return answered(replies[task] as R[typeof task], message);
  };
  try {
    return await use(run);
  } finally {
    child?.end();
    await close();
  }
}

/**
 * The same for work on bytes, where waiting for the start of a child would be felt: one is started in advance and kept.
 * Every call uses up a child. One that ended by itself is tried once more: that may have been bad luck.
 */
export function cageInAdvance<R extends Record<string, z.ZodType>>({ entry, replies, limits }: Work<R>) {
  let spare: Promise<Child> | undefined;
  const fresh = async () => startChild(await wallHere(), entry, limits);
  /** Starts one for the next call. */
  const prepare = () => {
    spare ??= fresh().catch((error: unknown) => {
      spare = undefined;
      throw error;
    });
    return spare;
  };
  const once: Run<R> = async (task, args, { seconds, bytes }) => {
    const kept = await prepare();
    spare = undefined;
    const child = kept.alive() ? kept : await fresh();
    const answer = child.ask({ task, args, files: {} }, bytes, seconds);
    // the next call tries again where this fails
    prepare().catch(() => undefined);
    return answer.then((message) => answered(replies[task] as R[typeof task], message)).finally(child.end);
  };
  const run: Run<R> = (task, args, options) =>
    once(task, args, options).catch((error: unknown) => {
      if (error instanceof Stopped && error.why === 'ended') return once(task, args, options);
      throw error;
    });
  return { run, prepare };
}
