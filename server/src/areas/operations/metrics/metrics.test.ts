import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { contact } from '@vitrine/contract/accounts/contact.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { givenPerson, givenRecruiter } from '../../../../test/people.ts';
import { startWorld } from '../../../../test/world.ts';
import { uploader } from '../../interviews/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';

const token = 'a token for the one who scrapes';
const t = await startWorld({
  METRICS_TOKEN: token,
  SMTP_URL: 'smtp://127.0.0.1:9',
  SUPPORT_EMAIL: 'support@whispering.local',
  LOG_LEVEL: 'silent',
});
await t.app.listen({ host: '127.0.0.1', port: 0 });
const bound = t.app.server.address();
const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
const docs = path.join(import.meta.dirname, '../../../../../docs/monitoring');

const scrape = async () => {
  // what was asked of the database counts for some seconds
  const reply = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(reply.headers.get('content-type')).toContain('version=0.0.4');
  return reply.text();
};
/** Values by the whole name of their series. */
const valuesIn = (text: string) =>
  new Map(
    text
      .split('\n')
      .flatMap((line): [string, number][] => (/^[a-z]/.test(line) ? [[line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]] : [])),
  );
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );

test('without a token of the operator there is nothing, and with one it must be shown', async () => {
  const without = await startWorld();
  expect((await without.app.inject('/metrics')).statusCode).toBe(404);
  expect((await without.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(404);
  expect((await t.app.inject('/metrics')).statusCode).toBe(401);
  expect((await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token.toUpperCase()}` } })).statusCode).toBe(401);
});

/** Somebody records, somebody writes, somebody asks for what is not there. */
async function journey() {
  const { accountId } = await givenPerson(t.world);
  const job = await givenJobCode(await t.as((await givenRecruiter(t.world)).accountId));
  const candidate = await t.as(accountId);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  expect((await uploader(address, made).patch(0, Buffer.alloc(5000))).status).toBeLessThan(300);
  await (await t.as())(contact.send, { subject: 'Hello', message: 'Anybody there?', email: 'somebody@mail.test' });
  for (const id of [accountId, applicationId, made.takeId, job.id]) await fetch(`${address}/api/nothing/${id}?email=somebody@mail.test`);
  return [accountId, applicationId, made.takeId, job.id];
}

test('calls count by what is declared, what was sent by its bytes, and nothing names anybody', async () => {
  const ids = await journey();
  const first = await scrape();
  const series = [...valuesIn(first).keys()];
  expect(valuesIn(first).get('vitrine_upload_received_bytes_total')).toBeGreaterThan(5000);
  expect(valuesIn(first).get('vitrine_uploads_in_progress')).toBe(0);
  expect(series).toContainEqual(expect.stringMatching(/duration_seconds_count\{route="PATCH \/api\/takes\/:id",status="2xx"\}/));
  for (const id of [...ids, 'mail.test', 'somebody', '127.0.0.1']) expect(first).not.toContain(id);
  // others who do the same add to the series that are there, and make none
  await journey();
  await fetch(`${address}/wp-login.php`, { method: 'POST' });
  await fetch(`${address}/api/%5B/${ids[0]}`);
  const again = [...valuesIn(await scrape()).keys()].filter((one) => one.startsWith('vitrine_http'));
  const added = again.filter((one) => !series.includes(one)).map((one) => /route="([^"]*)"/.exec(one)?.[1]);
  expect(new Set(added)).toEqual(new Set(['GET /metrics']));
  const labels = new Set([...valuesIn(first).keys()].flatMap((one) => [...one.matchAll(/[{,](\w+)="/g)].map(([, label]) => label)));
  expect(labels).toEqual(new Set(['le', 'place', 'queue', 'route', 'state', 'status']));
});

test('what waits is told: mails, work by its kind and its age, sockets, connections and room', async () => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/chat`);
  await new Promise((resolve) => socket.once('open', resolve));
  t.later(60_000);
  await expect.poll(async () => valuesIn(await scrape()).get('vitrine_mails{state="waiting"}')).toBeGreaterThan(0);
  const values = valuesIn(await scrape());
  expect(values.get('vitrine_jobs{queue="deliver-mail",state="waiting"}')).toBeGreaterThan(0);
  await expect.poll(async () => valuesIn(await scrape()).get('vitrine_job_oldest_seconds{queue="deliver-mail"}')).toBeGreaterThan(59);
  expect(values.get('vitrine_sockets_open')).toBe(1);
  expect(values.get('vitrine_database_up')).toBe(1);
  expect(values.get('vitrine_database_connections{state="idle"}')).toBeGreaterThanOrEqual(0);
  expect(values.get('vitrine_storage_free_bytes{place="files"}')).toBeGreaterThan(0);
  expect(values.get('vitrine_transcoding_backlog')).toBeGreaterThanOrEqual(0);
  expect(values.get('vitrine_event_loop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  socket.close();
});

/** What Prometheus knows itself of what it scrapes. */
const own = ['up'];
const words = /(?<![$"\w:.{])(?:up|vitrine_\w+|process_\w+)\b/g;

test('alerts and dashboard name no metric that is not there', async () => {
  const there = namesIn(await scrape());
  // known before the first backup has ended
  there.add('vitrine_backup_age_seconds');
  const alerts = [...fs.readFileSync(path.join(docs, 'alerts.yaml'), 'utf8').matchAll(/^ {8}expr: (['"])(.*)\1$/gm)].map(
    ([, , expression = '']) => expression,
  );
  const dashboard = JSON.parse(fs.readFileSync(path.join(docs, 'dashboard.json'), 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(alerts.length).toBeGreaterThanOrEqual(10);
  expect(shown.length).toBeGreaterThanOrEqual(10);
  for (const expression of [...alerts, ...shown]) {
    const named = expression.match(words) ?? [];
    expect(named.length, expression).toBeGreaterThan(0);
    expect(
      named.filter((name) => !there.has(name) && !own.includes(name)),
      expression,
    ).toEqual([]);
  }
});

const promtool = process.env.PROMTOOL_PATH ?? 'promtool';
const isThere = spawnSync(promtool, ['--version']).status === 0;

test.runIf(isThere)('Prometheus itself takes the alerts and what is scraped', async () => {
  const rules = spawnSync(promtool, ['check', 'rules', path.join(docs, 'alerts.yaml')], { encoding: 'utf8' });
  expect(rules.status, rules.stdout + rules.stderr).toBe(0);
  const metrics = spawnSync(promtool, ['check', 'metrics'], { encoding: 'utf8', input: await scrape() });
  expect(metrics.status, metrics.stdout + metrics.stderr).toBe(0);
});
