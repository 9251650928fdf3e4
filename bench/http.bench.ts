/**
 * Throughput of three typical calls, turn by turn, beside a bare Fastify and a plain Express that send the same statements
 * to the same database first, and a bare Fastify that has the same bytes in memory.
 */
import fs from 'node:fs';
import path from 'node:path';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { load, rawRequest } from './support/load.ts';
import { givenInterview, median, newFolder, print, printMachine, start } from './support/program.ts';
import type { Statement } from './support/record-statements.ts';

const rounds = 5;
const turn = 2000;

printMachine();
const folder = newFolder();
const postgres = await startPostgres(folder.dir, print);
const database = `postgresql://${postgres.user}@localhost/postgres?host=${encodeURIComponent(postgres.host)}`;
const env = { DATABASE_URL: database, DATA_DIR: folder.dir, PORT: '0', DEMO: '1', RATE_LIMIT_FACTOR: '100000' };
const recorded = path.join(folder.dir, 'statements');

// twice the same program: one is measured, the other one writes down what it asks the database
const product = await start('server/src/main.ts', env);
const recording = await start('server/src/main.ts', {
  ...env,
  DEMO: '0',
  FROM_SOURCES: '1',
  NODE_OPTIONS: '--import ./bench/support/record-statements.ts',
  STATEMENTS: recorded,
});
const { tokens, recruiter, place } = await givenInterview(product);
const jobs = await recruiter(jobCodeLists.active, {});
const job = jobs.items.toSorted((a, b) => b.applicants - a.applicants)[0];
if (!job) throw new Error('the demo has no active job code');
const people = await recruiter(applicants.byBooking, { bookingId: job.bookingId });
const saved = { applicationId: place.applicationId, activeQuestionNo: 1 };

const typical: [name: string, request: string, answer: object][] = [
  ['list of job codes', rawRequest('GET', '/api/jobcode/listactiveproduct', tokens.recruiter), jobs],
  ['applicants of one', rawRequest('GET', `/api/jobcode/bybookingid/appliedlist?bookingId=${job.bookingId}`, tokens.recruiter), people],
  [
    'place in an interview saved',
    rawRequest('POST', '/api/interviews/track', tokens.candidate, saved),
    { activeQuestionNo: 1, disconnectCount: 0 },
  ],
];

/** What one such call asks the database, its later ones as its first. */
async function statementsOf(request: string) {
  await load(recording.url, request, 1, 1);
  fs.writeFileSync(recorded, '');
  await load(recording.url, request, 1, 1);
  return fs
    .readFileSync(recorded, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Statement);
}

const measured: { name: string; request: string; answer: object; statements: Statement[] }[] = [];
for (const [name, request, answer] of typical) measured.push({ name, request, answer, statements: await statementsOf(request) });
await recording.stop();

for (const { name, request, answer, statements } of measured) {
  const body = JSON.stringify(answer);
  const asking = { BODY: body, DATABASE: database, STATEMENTS: JSON.stringify(statements) };
  const servers = [
    product,
    await start('bench/support/bare.ts', asking),
    await start('bench/support/bare-express.ts', asking),
    await start('bench/support/bare.ts', { BODY: body }),
  ];
  const turns: number[][] = [];
  for (const { url } of servers) await load(url, request, turn / 2);
  for (let round = 0; round < rounds; round += 1) {
    const one: number[] = [];
    for (const { url } of servers) one.push(await load(url, request, turn));
    turns.push(one);
  }
  for (const bare of servers.slice(1)) await bare.stop();
  const share = (of: number) => median(turns.map((one) => (one[0] ?? 0) / (one[of] ?? 1))).toPrecision(2);
  const own = median(turns.map((one) => one[0] ?? 0)).toFixed(0);
  print(
    `${name.padEnd(28)} ${own.padStart(6)} a second (${Buffer.byteLength(body)} bytes, ${statements.length} statements), ${share(1)} of bare Fastify with the same statements, ${share(2)} of plain Express, ${share(3)} of bare Fastify from memory`,
  );
}
await product.stop();
await postgres.stop();
folder.remove();
