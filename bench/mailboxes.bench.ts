/** A thousand connected mailboxes at which nothing happens: connections, memory and work of the one program that waits at all of them, beside the same program that waits at none. */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import pg from 'pg';
import { callWith } from '../e2e/support/product.ts';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { fillPairs } from './data/chat.ts';
import { startIdleImap } from './support/idle-imap.ts';
import { newFolder, print, printMachine, seconds, start } from './support/program.ts';

const size = Number(process.env.MAILBOXES ?? 1000);
const atOnce = 10;
/** Longer than the time after which folders are looked at once more, so that those looks are in it. */
const watched = 120_000;

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
/** Seconds of work of a process so far: a hundred ticks are one. */
function workOf(pid: number) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The share of a core that a program needs while nobody asks anything of it. */
async function shareOf(pid: number) {
  const [before, begun] = [workOf(pid), performance.now()];
  await sleep(watched);
  return (workOf(pid) - before) / ((performance.now() - begun) / 1000);
}

printMachine();
const folder = newFolder();
const imap = await startIdleImap();
const postgres = await startPostgres(folder.dir, print);
const database = `postgresql://${postgres.user}@localhost/postgres?host=${encodeURIComponent(postgres.host)}`;
const pool = new pg.Pool({ connectionString: database });
await migrate(pool);
const people = (await fillPairs(pool, size)).flat().filter(({ email }) => email.startsWith('recruiter@'));
const program = await start('server/src/main.ts', {
  DATABASE_URL: database,
  DATA_DIR: folder.dir,
  PORT: '0',
  DEMO: '0',
  RATE_LIMIT_FACTOR: '100000',
  OUTGOING_ALLOW: '127.0.0.1/32,::1/128',
});
try {
  const [memory, share] = [memoryOf(program.pid), await shareOf(program.pid)];
  const begun = performance.now();
  const waiting = [...people];
  const connect = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const { email, token } = one;
      const config = { email, host: 'localhost', port: imap.port, secure: false, user: email, password: 'secret' };
      await callWith(program.url, `Bearer ${token}`)(mailbox.setImap, config);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, connect));
  while (imap.counts().idle < people.length) await sleep(50);
  print(`  ${people.length} mailboxes wait for news ${seconds(performance.now() - begun)} after the first was connected`);
  const held = await shareOf(program.pid);
  const { open } = imap.counts();
  const more = memoryOf(program.pid) - memory;
  print(`  connections: ${(open / people.length).toFixed(2)} for each mailbox`);
  print(
    `  memory: ${memoryOf(program.pid).toFixed(0)} MB, without mailboxes ${memory.toFixed(0)} MB; ${((more * 1024) / people.length).toFixed(0)} kB for each`,
  );
  print(`  work: ${(held * 100).toFixed(1)} % of a core, without mailboxes ${(share * 100).toFixed(1)} %`);
} finally {
  await program.stop();
  await pool.end();
  await postgres.stop();
  imap.close();
  folder.remove();
}
