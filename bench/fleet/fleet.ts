/**
 * Three programs that serve and two that work, each with a data folder of its own as on machines of their own, behind
 * HAProxy and before PgBouncer, PostgreSQL with a synchronous standby, Swift and a mail server. What can be lost on the way
 * goes over lines that can be cut.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtp } from '../../server/test/outside/smtp.ts';
import { startBalancer } from './balancer.ts';
import { startDatabases } from './databases.ts';
import { type Disk, layDisk } from './disk.ts';
import { layLine } from './line.ts';
import { needed } from './needed.ts';
import { freePort, type Started, start, until } from './started.ts';
import { startSwift } from './swift.ts';

const root = path.join(import.meta.dirname, '../..');
export const webs = ['web1', 'web2', 'web3'];
export const workers = ['worker1', 'worker2'];

export const administrator = { email: 'admin@fleet.example', password: 'a fleet of five programs sails' };

/** So long the balancer sends nothing new before a program is told to end, as in docs/kubernetes. */
const drainMilliseconds = 5000;

/** With `disks` the database, the bucket and one program of each kind have one of their own, which can be full. */
export async function startFleet(folder: string, { disks: wanted }: { disks: boolean }) {
  const found = needed();
  fs.mkdirSync(path.join(folder, 'logs'));
  const disks: Record<string, Disk> = {};
  const lay = (name: string, megabytes: number) => (place: string) => {
    if (wanted) disks[name] = layDisk(place, megabytes);
  };
  const databases = await startDatabases(folder, found, lay('database', 4000));
  const swift = await startSwift(folder, found, lay('bucket', 20_000));
  for (const name of ['web1', 'worker1']) lay(name, 500)(path.join(folder, name));
  const smtp = await startSmtp();
  const lines = { bus: await layLine(databases.first()), bucket: await layLine(swift.port), mail: await layLine(smtp.port) };
  const ports = new Map<string, number>();
  for (const name of [...webs, ...workers]) ports.set(name, await freePort());
  const balancer = await startBalancer(folder, found.haproxy, new Map(webs.map((name) => [name, ports.get(name) ?? 0])));

  const env = {
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: '1',
    DATABASE_URL: databases.pooled,
    DATABASE_DIRECT_URL: databases.addressOf(lines.bus.port),
    DATABASE_NAMED_STATEMENTS: '0',
    S3_ENDPOINT: `http://127.0.0.1:${lines.bucket.port}/vitrine`,
    S3_ACCESS_KEY: swift.keys.accessKeyId,
    S3_SECRET_KEY: swift.keys.secretAccessKey,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SMTP_URL: `smtp://127.0.0.1:${lines.mail.port}`,
    SIGNING_KEY: 'a key of the fleet, the same for all of it',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'warn',
  };
  const programs = new Map<string, Started>();
  const launch = async (name: string, more: Record<string, string> = {}) => {
    const isWeb = webs.includes(name);
    const port = ports.get(name) ?? 0;
    const at = isWeb ? { PORT: `${port}` } : { WORKER_PORT: `${port}` };
    const own = { DATA_DIR: path.join(folder, name), ...at, ...more };
    const words = ['server/src/main.ts', `--role=${isWeb ? 'web' : 'worker'}`];
    const program = start(path.join(folder, 'logs', `${name}.log`), process.execPath, words, {
      cwd: root,
      env: { ...process.env, ...env, ...own },
    });
    programs.set(name, program);
    const ended = () => program.child.exitCode !== null;
    await until(`${name} to live`, async () => ended() || (await lives(port)), 120_000);
    if (ended()) throw new Error(fs.readFileSync(program.log, 'utf8').slice(-2000));
    if (isWeb) await balancer.take(name);
  };
  /** One is ended as by whoever updates it, and started again; `more` is added to its settings. */
  const restart = async (name: string, more: Record<string, string> = {}) => {
    if (webs.includes(name)) {
      await balancer.drain(name);
      await sleep(drainMilliseconds);
    }
    await programs.get(name)?.stop();
    await launch(name, more);
  };
  /** One is killed with all that it has started. After so long it is started again, as often as it takes: without a database it ends. */
  const crash = async (name: string, milliseconds: number) => {
    await programs.get(name)?.kill();
    await sleep(milliseconds);
    await until(`${name} to be back`, () => launch(name).then(() => true));
  };
  // the first one writes the tables
  await launch(webs[0] ?? '');
  await Promise.all([...webs.slice(1), ...workers].map((name) => launch(name)));

  return {
    url: balancer.url,
    /** The folder of what everything has printed. */
    logs: path.join(folder, 'logs'),
    databases,
    swift,
    smtp,
    lines,
    restart,
    crash,
    disks,
    /** Milliseconds by which the clock of a program is ahead. */
    async clockOf(name: string) {
      const { headers } = await fetch(`http://127.0.0.1:${ports.get(name)}/api/health/live`);
      return Date.parse(headers.get('date') ?? '') - Date.now();
    },
    memory: () => new Map([...programs].map(([name, { pid }]) => [name, residentOf(pid)])),
    /** What the programs complained of, by the words of it. */
    complaints: () => [...programs.values()].flatMap(({ log }) => complaintsOf(log)),
    async stop() {
      await Promise.all([...programs.values()].map((one) => one.stop()));
      await balancer.stop();
      await swift.stop();
      await databases.stop();
      for (const line of Object.values(lines)) line.close();
      await smtp.end();
      for (const disk of Object.values(disks)) disk.remove();
    },
  };
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

const lives = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/health/live`)).ok;

const residentOf = (pid: number) => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** The words of each line of a log, with what is different every time left out. */
const complaintsOf = (log: string) =>
  fs
    .readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      const { msg = '', job = '', error } = JSON.parse(line) as { msg?: string; job?: string; error?: { message?: string } };
      return `${msg}${job ? ` (${job})` : ''}${error?.message ? `: ${error.message.split('\n')[0]}` : ''}`;
    });
