import { type ChildProcess, spawn } from 'node:child_process';
import { bundleOf } from '../bundles.ts';
import { standBack } from '../standing-back.ts';
import { framed, type Message, messagesIn } from './messages.ts';
import { type Limits, program, type Wall } from './walls.ts';
import { watchMemory } from './watching.ts';

/** The child was ended or ended by itself without an answer: a fault of ours, whatever it was working on. */
export class Stopped extends Error {
  override name = 'Stopped';
  readonly why: 'time' | 'memory' | 'ended';
  constructor(why: Stopped['why'], message: string) {
    super(message);
    this.why = why;
  }
}

export interface Child {
  /** Sends one message and waits for the answer to it. Rejects with `Stopped` where none comes. */
  ask(head: Record<string, unknown>, bytes: Uint8Array | undefined, seconds: number): Promise<Message>;
  /** From now on it stands back behind the program, with all that it starts. */
  standBack(niceness: number): void;
  /** Ends it, and all that it started. */
  end(): void;
  /** False once it has ended. */
  alive(): boolean;
}

/** No answer is larger: pictures written anew are the largest. */
const mostBytes = 256 * 1024 * 1024;

/** Node's own walls stand in addition: they hold what is written in JavaScript, on every system. */
const nodeArguments = (entry: URL, limits: Limits) => [
  '--permission',
  '--allow-addons',
  ...[...program, ...(limits.reads ?? [])].map((one) => `--allow-fs-read=${one}`),
  `--max-old-space-size=${Math.min(768, limits.memory)}`,
  '--disable-warning=SecurityWarning',
  bundleOf('cage', entry),
];

/** Starts a child behind a wall, with an environment of nothing and no file but those handed to it. */
export function startChild(wall: Wall, entry: URL, limits: Limits, descriptors: number[] = []): Child {
  const [command = '', ...args] = [...wall.around(limits), process.execPath, ...nodeArguments(entry, limits)];
  const grouped = process.platform !== 'win32';
  const child = spawn(command, args, {
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'pipe', ...descriptors],
    detached: grouped,
  });
  const end = () => kill(child, grouped);
  const said = lastWords(child);
  const closed = new Promise<Stopped>((resolve) => {
    child.once('error', (error) => resolve(new Stopped('ended', `the child could not be started: ${error.message}`)));
    child.once('close', (code, signal) => resolve(new Stopped('ended', `the child ended (${signal ?? code}): ${said()}`)));
  });
  let alive = true;
  void closed.then(() => {
    alive = false;
  });
  // what is written to a child that has ended is told by its end
  child.stdin?.on('error', () => undefined);
  const answers = child.stdout ? messagesIn(child.stdout, mostBytes) : undefined;
  const { pid } = child;
  const ask: Child['ask'] = async (head, bytes, seconds) => {
    if (!answers || !pid) throw await closed;
    for (const part of framed(head, bytes)) child.stdin?.write(part);
    const next = answers.next().then(async ({ value }) => (value ? { value: value as Message } : { stopped: await closed }));
    const { over, done } = bounds(pid, limits, seconds);
    try {
      const first = await Promise.race([next, over, closed.then((stopped) => next.catch(() => ({ stopped })))]);
      if ('stopped' in first) throw first.stopped;
      return first.value;
    } catch (error) {
      end();
      throw error;
    } finally {
      done();
    }
  };
  unref(child);
  const stand = (niceness: number) => {
    if (pid && grouped) standBack(pid, niceness);
  };
  return { ask, standBack: stand, end, alive: () => alive };
}

/** Waits until its time is over or it holds too much memory. */
function bounds(pid: number, { memory }: Limits, seconds: number) {
  const { promise, resolve } = Promise.withResolvers<{ stopped: Stopped }>();
  const timer = setTimeout(() => resolve({ stopped: new Stopped('time', `no answer within ${seconds} s`) }), seconds * 1000);
  const unwatch = watchMemory(pid, memory * 1024 * 1024, () => {
    resolve({ stopped: new Stopped('memory', `more than ${memory} MB of memory`) });
  });
  const done = () => {
    clearTimeout(timer);
    unwatch();
  };
  return { over: promise, done };
}

function lastWords(child: ChildProcess) {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-2000);
  });
  return () => said.trim();
}

function kill(child: ChildProcess, grouped: boolean) {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (grouped) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // it has ended already
  }
}

/** A child that waits for work does not keep the program from ending. */
function unref(child: ChildProcess) {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as { unref?: () => void } | null)?.unref?.();
}
