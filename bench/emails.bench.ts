/** A mailbox of 50,000 e-mails at a real Dovecot: when it can be used, when it is read, what a killed program costs, and any page of it. */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import { callWith } from '../e2e/support/product.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { startDovecot } from '../server/test/outside/dovecot.ts';
import { anEmail, mailPassword } from '../server/test/outside/mailboxes.ts';
import { median, newFolder, print, printMachine, ratio, seconds, start } from './support/program.ts';

const size = 50_000;
const killedAt = 15_000;
const perPage = 50;
const asked = 200;
const email = 'measured@lindenhof.test';

/** E-mails in conversations of up to five, the later the newer. */
function fill(folder: string) {
  const begun = Date.parse('2024-01-01T08:00:00Z') / 1000;
  for (let n = 0; n < size; n++) {
    const first = n - (n % 5);
    const headers = n === first ? {} : { References: `<m${first}@mail.test>`, 'In-Reply-To': `<m${n - 1}@mail.test>` };
    const from = `Person ${n % 800} <person${n % 800}@mail.test>`;
    const text = anEmail({
      from,
      id: `m${n}@mail.test`,
      subject: `${n === first ? '' : 'Re: '}Matter ${first}`,
      headers: headers as Record<string, string>,
    });
    const file = `${folder}/${begun + n * 600}.M${n}.host`;
    fs.writeFileSync(file, text, { mode: 0o666 });
    fs.utimesSync(file, begun + n * 600, begun + n * 600);
  }
}

/** Milliseconds of one after the other. */
async function timesOf(work: (page: number) => Promise<unknown>) {
  const times = [];
  for (let n = 0; n < asked; n++) {
    const begun = performance.now();
    await work(1 + ((n * 7919) % (size / perPage)));
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}
const said = (times: number[]) => `p50 ${median(times).toFixed(0)} ms, p95 ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0)} ms`;

printMachine();
const folder = newFolder();
const dovecot = await startDovecot();
const there = await dovecot.elsewhere(email);
await there.mailboxOpen('INBOX');
fill(`${dovecot.folder}/mail/${email}/new`);
const postgres = await startPostgres(folder.dir, print);
const env = {
  DATABASE_URL: `postgresql://${postgres.user}@localhost/postgres?host=${encodeURIComponent(postgres.host)}`,
  DATA_DIR: folder.dir,
  PORT: '0',
  DEMO: '1',
  RATE_LIMIT_FACTOR: '100000',
  OUTGOING_ALLOW: '127.0.0.1/32,::1/128',
  NODE_EXTRA_CA_CERTS: `${dovecot.folder}/cert.pem`,
};
let product = await start('server/src/main.ts', env);
try {
  const basic = Buffer.from(`recruiter@demo.example:${product.password}`).toString('base64');
  const { token } = await callWith(product.url, `Basic ${basic}`)(signIn.login, {});
  let me = callWith(product.url, `Bearer ${token}`);
  const read = async () => (await me(mailbox.state, {})).mailbox?.read ?? 0;
  const until = async (count: number) => {
    while ((await read()) < count) await sleep(20);
  };
  const begun = performance.now();
  await me(mailbox.setImap, { email, host: dovecot.host, port: dovecot.port, secure: false, user: email, password: mailPassword });
  await until(100);
  if ((await me(emails.list, { count: 100 })).items.length < 100) throw new Error('the first hundred are not there');
  print(`  the first 100 after ${seconds(performance.now() - begun)}`);
  await until(killedAt);
  const before = performance.now() - begun;
  const known = await read();
  await product.kill();
  const killed = performance.now();
  product = await start('server/src/main.ts', env);
  me = callWith(product.url, `Bearer ${token}`);
  await until(known + 1);
  print(`  killed with ${known} read after ${seconds(before)}; goes on ${seconds(performance.now() - killed)} later`);
  const again = performance.now();
  await until(size);
  const rate = ((size - known) / (performance.now() - again)) * 1000;
  const { total } = await me(emails.list, { count: 1 });
  print(`  all ${total} read, ${rate.toFixed(0)} a second`);

  const flat = await timesOf((page) => me(emails.list, { page, count: perPage }));
  const grouped = await timesOf((page) => me(emails.list, { page: 1 + (page % 200), count: perPage, conversations: true }));
  const lock = await there.getMailboxLock('INBOX');
  const direct = await timesOf((page) => {
    const last = size - (page - 1) * perPage;
    return there.fetchAll(`${last - perPage + 1}:${last}`, { envelope: true, flags: true, bodyStructure: true });
  });
  lock.release();
  print(`  any page of ${perPage}: ${said(flat)}; of conversations: ${said(grouped)}`);
  print(
    `  the same page asked of the mail server, without first words, threads or counts: ${said(direct)}; ours takes ${ratio(median(flat), median(direct))} times as long`,
  );
} finally {
  await product.stop();
  there.close();
  await postgres.stop();
  await dovecot.end();
  folder.remove();
}
