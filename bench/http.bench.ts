/** Throughput of three typical calls, each beside a bare Fastify that answers the same bytes, turn by turn. */
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { load, rawRequest } from './support/load.ts';
import { givenInterview, median, print, printMachine, start, startDemo } from './support/program.ts';

const rounds = 5;
const turn = 2000;

printMachine();
const product = await startDemo();
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

for (const [name, request, answer] of typical) {
  const bare = await start('bench/support/bare.ts', { BODY: JSON.stringify(answer) });
  await load(product.url, request, turn / 2);
  await load(bare.url, request, turn / 2);
  const measured: { own: number; fastify: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ own: await load(product.url, request, turn), fastify: await load(bare.url, request, turn) });
  }
  await bare.stop();
  const own = median(measured.map((one) => one.own));
  const share = median(measured.map((one) => one.own / one.fastify));
  const bytes = Buffer.byteLength(JSON.stringify(answer));
  print(`${name.padEnd(28)} ${own.toFixed(0).padStart(6)} a second (${bytes} bytes), ${share.toFixed(3)} of bare Fastify`);
}
await product.stop();
