/**
 * Runs the product as several programs of one machine behind one port: some that serve and one that works off jobs, over
 * one database. Whichever falls is started again while the others go on.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Config } from './platform/config.ts';
import type { FromSupervisor, ToSupervisor } from './platform/processes/peers.ts';
import { type Place, startOwnDatabase } from './platform/processes/place.ts';

type Member = Pick<Place, 'name'> & { role: 'web' | 'worker' };

/** Milliseconds before one that fell is started again, longer each time it falls soon after. */
const pauses = [0, 1000, 5000, 15_000, 60_000];
/** Milliseconds that one must live to count as well again. */
const well = 60_000;
/** Milliseconds for uploads, calls and jobs to come to their end. */
const grace = 20_000;
/** Milliseconds for those that a supervisor has left to end. */
const untilLetGo = 8000;
/** Connections to the database that a program holds at most: its pool, the queue's and the one that listens. */
const connectionsOfOne = 18;

/** Starts them: the first alone, which brings the database up to date, the others when it serves. Ends with the program. */
export async function supervise(config: Config) {
  const members: Member[] = Array.from({ length: config.processes }, (_, at) => ({ name: `web-${at + 1}`, role: 'web' }));
  await demandFree(config);
  const database = await startOwnDatabase(config, connectionsOfOne * (members.length + 1) + 10);
  const children = new Map<string, Worker>();
  let stopping = false;

  const [first, ...more] = members;
  if (!first) return;
  let port = config.port;
  const start = (member: Member) => {
    const { name, role } = member;
    const place: Place = {
      name,
      port,
      first: member === first,
      others: members.length,
      ...(database ? { database: plain(database) } : {}),
    };
    cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'main.ts'), args: [`--role=${role}`] });
    const child = cluster.fork({ VITRINE_PLACE: JSON.stringify(place) });
    children.set(name, child);
    child.on('message', (said: ToSupervisor) => passOn(children, name, said));
    return child;
  };
  const keep = async (member: Member, running: Worker) => {
    let [child, falls] = [running, 0];
    for (;;) {
      const begun = performance.now();
      const why = await endOf(child);
      if (stopping) return;
      falls = performance.now() - begun > well ? 0 : falls + 1;
      console.error(`${member.name} ended by itself (${why}). It is started again.`);
      await sleep(pauses[Math.min(falls, pauses.length - 1)]);
      if (stopping) return;
      child = start(member);
    }
  };

  closeWithGrace({ delay: grace + 10_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    stopping = true;
    await Promise.all([...children.values()].map(stop));
    await database?.stop();
  });

  const leader = start(first);
  const served = await serving(leader);
  if (stopping) return;
  if (served === undefined) {
    // it has said why
    await database?.stop();
    process.exit(1);
  }
  port = served;
  void keep(first, leader);
  const worker: Member = { name: 'worker', role: 'worker' };
  void keep(worker, start(worker));
  await settled(leader);
  if (!stopping) for (const member of more) void keep(member, start(member));
}

/**
 * Throws where somebody else has the port: ours would share it with them without a word. Programs of a supervisor that was
 * killed let go of it a moment later.
 */
async function demandFree({ host, port }: Config) {
  const until = performance.now() + untilLetGo;
  for (;;) {
    const server = net.createServer().listen({ host, port });
    const taken = await once(server, 'listening').then(
      () => undefined,
      (error: unknown) => error,
    );
    if (taken === undefined) {
      server.close();
      await once(server, 'close');
      return;
    }
    if (performance.now() > until) throw taken;
    await sleep(200);
  }
}

const plain = ({ dir, host, user }: NonNullable<Place['database']>) => ({ dir, host, user });

async function endOf(child: Worker) {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

/** The port that it came to listen at; nothing where it ended before. */
const serving = (child: Worker) =>
  new Promise<number | undefined>((resolve) => {
    child.on('message', (said: ToSupervisor) => 'serving' in said && resolve(said.serving));
    child.once('exit', () => resolve(undefined));
  });

/** When it has told all of its start, or fell meanwhile. */
const settled = (child: Worker) =>
  new Promise<void>((resolve) => {
    child.on('message', (said: ToSupervisor) => 'settled' in said && resolve());
    child.once('exit', () => resolve());
  });

async function stop(child: Worker) {
  if (child.isDead()) return;
  const end = once(child, 'exit');
  const impatient = setTimeout(() => child.process.kill('SIGKILL'), grace);
  say(child, { stop: true });
  await end;
  clearTimeout(impatient);
}

/** A question goes to all others, an answer to whoever asked. */
function passOn(children: Map<string, Worker>, from: string, said: ToSupervisor) {
  if ('question' in said) {
    for (const [name, child] of children) if (name !== from) say(child, { question: said.question, from });
  } else if ('answer' in said) {
    const asking = children.get(said.for);
    if (asking) say(asking, { answer: said.answer, to: said.to, from });
  }
}

/** One that falls just now hears nothing any more. */
function say(child: Worker, said: FromSupervisor) {
  if (child.isConnected()) child.send(said, () => undefined);
}
