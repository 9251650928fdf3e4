/** PostgreSQL 15 with a synchronous standby, and PgBouncer in transaction mode before whichever of both is the first. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { descendantsOf } from '../../server/test/descendants.ts';
import { freePort, run, start, until } from './started.ts';

const user = 'vitrine';
const settings = ['wal_level=replica', 'max_wal_senders=4', 'shared_buffers=256MB', 'jit=off', 'random_page_cost=1.1'];

interface Rights {
  uid: number;
  gid: number;
}

/** PostgreSQL and PgBouncer refuse to run as root. */
function rightsOf(name: string): Rights {
  const [, , uid, gid] = run('getent', ['passwd', name]).split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

const addressOf = (port: number) => `postgresql://${user}@127.0.0.1:${port}/postgres`;

/** Asks a server one thing over a connection of its own. */
async function ask<Row extends pg.QueryResultRow>(port: number, text: string, values: unknown[] = [], patience = 2000) {
  const client = new pg.Client({ connectionString: addressOf(port), connectionTimeoutMillis: patience, query_timeout: patience });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Tells processes something; some may have ended by now. */
function signal(pids: number[], what: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, what);
    } catch {
      // it has just ended by itself
    }
  }
}

/** `layDisk` gives the first one a disk of its own. */
export async function startDatabases(
  folder: string,
  programs: { postgres: string; pgbouncer: string },
  layDisk: (place: string) => void = () => undefined,
) {
  const bin = path.dirname(programs.postgres);
  const as = rightsOf('postgres');
  const home = path.join(folder, 'databases');
  fs.mkdirSync(home, { mode: 0o700 });
  fs.chownSync(home, as.uid, as.gid);
  const ports = { primary: await freePort(), standby: await freePort(), pooler: await freePort() };

  const launch = async (name: 'primary' | 'standby') => {
    const options = [...settings, `port=${ports[name]}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`];
    const log = path.join(folder, 'logs', `postgres-${name}.log`);
    const server = start(log, programs.postgres, ['-D', path.join(home, name), ...options.flatMap((one) => ['-c', one])], as);
    await until(`PostgreSQL (${name})`, async () => (await ask(ports[name], 'select 1')).length === 1);
    return server;
  };

  layDisk(path.join(home, 'primary'));
  if (fs.existsSync(path.join(home, 'primary'))) fs.chownSync(path.join(home, 'primary'), as.uid, as.gid);
  run(`${bin}/initdb`, ['-D', path.join(home, 'primary'), '-U', user, '--auth=trust', '-E', 'UTF8', '--locale=C'], as);
  let primary = await launch('primary');
  const from = `host=127.0.0.1 port=${ports.primary} user=${user} application_name=standby`;
  run(`${bin}/pg_basebackup`, ['-d', from, '-D', path.join(home, 'standby'), '-R', '-X', 'stream'], as);
  const standby = await launch('standby');
  // asked for once it is there: a commit would wait for it for ever
  await ask(ports.primary, `alter system set synchronous_standby_names = 'standby'`);
  await ask(ports.primary, 'select pg_reload_conf()');
  const isSynchronous = async () =>
    (await ask<{ state: string }>(ports.primary, 'select sync_state as state from pg_stat_replication')).some(
      ({ state }) => state === 'sync',
    );
  await until('a synchronous standby', isSynchronous);

  const pooler = poolerBefore(home, as, programs.pgbouncer, ports.pooler, path.join(folder, 'logs', 'pgbouncer.log'));
  pooler.point(ports.primary);
  let bouncer = pooler.start();
  const pools = () => until('PgBouncer', async () => (await ask(ports.pooler, 'select 1')).length === 1);
  await pools();

  let first = ports.primary;
  return {
    pooled: addressOf(ports.pooler),
    addressOf,
    first: () => first,
    ask: <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => ask<Row>(first, text, values, 60_000),
    kill: () => primary.kill(),
    /** Killed, and started again where it was. */
    async crash() {
      await primary.kill();
      primary = await launch('primary');
    },
    /** Waits until it answers; where it has given up by itself it is started again. */
    stand: () =>
      until('PostgreSQL to stand again', async () => {
        const { exitCode, signalCode } = primary.child;
        if (exitCode !== null || signalCode !== null) primary = await launch('primary');
        return (await ask(ports.primary, 'select 1')).length === 1;
      }),
    /** For so long it works in a tenth of the time. */
    async slow(milliseconds: number) {
      for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(10)) {
        const working = descendantsOf(primary.pid);
        signal(working, 'SIGSTOP');
        await sleep(90);
        signal(working, 'SIGCONT');
      }
    },
    async crashPooler() {
      await bouncer.kill();
      bouncer = pooler.start();
      await pools();
    },
    /** Every row as text. */
    dump: () => run(`${bin}/pg_dump`, ['--data-only', '-d', addressOf(first)]),
    /** As a watcher does it: once the first one has not answered three times in a row, the other one takes its place. */
    async failOver(onPromoted: (port: number) => void) {
      for (let missed = 0; missed < 3; await sleep(1000)) {
        missed = await ask(first, 'select 1', [], 1000).then(
          () => 0,
          () => missed + 1,
        );
      }
      run(`${bin}/pg_ctl`, ['promote', '-D', path.join(home, 'standby'), '-w'], as);
      first = ports.standby;
      pooler.point(first);
      bouncer.child.kill('SIGHUP');
      onPromoted(first);
    },
    async stop() {
      for (const [one, signal] of [
        [bouncer, 'SIGINT'],
        [standby, 'SIGINT'],
        [primary, 'SIGINT'],
      ] as const)
        await one.stop(signal);
    },
  };
}

export type Databases = Awaited<ReturnType<typeof startDatabases>>;

/** PgBouncer in transaction mode; `point` says which server is the first from its next look at its file on. */
function poolerBefore(home: string, as: Rights, program: string, port: number, log: string) {
  const file = path.join(home, 'pgbouncer.ini');
  return {
    point: (to: number) =>
      fs.writeFileSync(
        file,
        `[databases]
* = host=127.0.0.1 port=${to} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 300
default_pool_size = 24
server_login_retry = 1
ignore_startup_parameters = extra_float_digits
`,
      ),
    start: () => start(log, program, [file], as),
  };
}
