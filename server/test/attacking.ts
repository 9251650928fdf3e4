/** A child that tries to get out of the cage: what a decoder would do that a stranger's file has taken over. Tells what it reached. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Given, serve } from '../src/platform/cage/serving.ts';
import { Unreadable } from '../src/platform/cage/unreadable.ts';

const tried = (work: () => string | number | boolean) => {
  try {
    return `reached ${work()}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'an error without a code';
  }
};

const attacks = {
  read: ({ file }: { file: string }) => tried(() => fs.readFileSync(file, 'utf8').slice(0, 40)),
  list: ({ folder }: { folder: string }) => tried(() => fs.readdirSync(folder).length),
  write: ({ file }: { file: string }) => tried(() => fs.writeFileSync(file, 'I was here') ?? ''),
  environment: () => Object.keys(process.env).sort().join(','),
  signal: ({ pid }: { pid: number }) => tried(() => process.kill(pid, 0)),
  connect: ({ port }: { port: number }) =>
    new Promise<string>((resolve) => {
      const socket = tried(() => {
        net
          .connect(port, '127.0.0.1')
          .once('connect', () => resolve('reached'))
          .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'an error without a code'));
        return '';
      });
      if (socket !== 'reached ') resolve(socket);
    }),
  memory: async () => {
    const held = [];
    for (;;) {
      held.push(Buffer.alloc(16 * 1024 * 1024, 1));
      await sleep(1);
    }
  },
  memoryOfChildren: async () => {
    const greedy = 'const held = []; for (;;) held.push(Buffer.alloc(1 << 24, 1))';
    const children = Array.from({ length: 3 }, () => spawn(process.execPath, ['-e', greedy], { stdio: 'inherit' }));
    await Promise.all(children.map((one) => new Promise((over) => one.once('exit', over))));
    return 'they ended by themselves';
  },
  spin: () => {
    for (;;);
  },
  /** Writes into an open file until it is stopped: bytes that it could. */
  fill: (_: unknown, { files }: Given) => {
    const chunk = Buffer.alloc(1024 * 1024);
    let written = 0;
    for (;;) {
      try {
        written += fs.writeSync(files.out ?? 1, chunk);
      } catch (error) {
        return `${written} ${(error as NodeJS.ErrnoException).code}`;
      }
      if (written > 1024 * 1024 * 1024) return `reached ${written}`;
    }
  },
  /** Starts so many others, and counts those that live. */
  fork: async ({ count, marker }: { count: number; marker: string }) => {
    let living = 0;
    for (let at = 0; at < count; at++) {
      const outcome = tried(() => {
        const one = spawn('sleep', [marker], { detached: true, stdio: 'inherit' });
        one.once('error', () => undefined);
        if (one.pid) living += 1;
        return '';
      });
      if (outcome !== 'reached ') return outcome;
    }
    return `reached ${living}`;
  },
  /** Open files and connections that nobody handed over: numbers of descriptors. */
  descriptors: () =>
    Array.from({ length: 250 }, (_, at) => at + 3)
      .filter((descriptor) => {
        try {
          const stat = fs.fstatSync(descriptor);
          return stat.isFile() || stat.isSocket();
        } catch {
          return false;
        }
      })
      .join(','),
  content: (_: unknown, { files }: Given) => fs.readFileSync(files.in ?? 0, 'utf8'),
  complain: () => {
    throw new Unreadable('this is no picture');
  },
  crash: () => process.abort(),
  leave: () => process.exit(3),
  lie: () => ({ not: 'a text' }),
};

type Attack = (args: unknown, given: Given) => unknown;
const [, , name, args = '{}'] = process.argv;

if (name) {
  // without Node's own walls: what the system alone holds
  const said = await (attacks[name as keyof typeof attacks] as Attack)(JSON.parse(args), { files: { out: 1 }, bytes: Buffer.alloc(0) });
  fs.writeSync(2, `said:${String(said)}\n`);
  process.exit(0);
}
await serve(
  Object.fromEntries(
    Object.entries(attacks).map(([task, attack]) => [
      task,
      async (given: unknown, more: Given) => ({ result: await (attack as Attack)(given, more) }),
    ]),
  ),
);
