/** Throughput of three typical calls, each beside a bare Fastify that answers the same bytes, turn by turn. */
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { load, rawRequest } from './load.ts';
import { callWith, median, print, printMachine, sessionOf, start, startDemo } from './program.ts';

const rounds = 5;
const turn = 2000;

printMachine();
const product = await startDemo();
const recruiter = await sessionOf(product, 'recruiter@demo.example');
const candidate = await sessionOf(product, 'candidate@demo.example');
const call = callWith(product.url, `Bearer ${recruiter}`);
const jobs = await call(jobCodeLists.active, {});
const job = jobs.items.toSorted((a, b) => b.applicants - a.applicants)[0];
if (!job) throw new Error('the demo has no active job code');
const people = await call(applicants.byBooking, { bookingId: job.bookingId });
const begun = await callWith(product.url, `Bearer ${candidate}`)(interview.begin, await openInterview());
const saved = { applicationId: begun.applicationId, activeQuestionNo: 1 };

/** An interview that the candidate of the demo may begin. */
async function openInterview() {
  const mine = await callWith(product.url, `Bearer ${candidate}`)(interview.mine, {});
  const closed = new Set(mine.items.filter((one) => one.state !== 'to-finish').map((one) => one.jobcodeId));
  const open = jobs.items.find((one) => !closed.has(one.id));
  if (!open) throw new Error('the candidate of the demo has finished every interview');
  return { jobcodeId: open.id, consent: true as const };
}

const typical: [name: string, request: string, answer: object][] = [
  ['list of job codes', rawRequest('GET', '/api/jobcode/listactiveproduct', recruiter), jobs],
  ['applicants of one', rawRequest('GET', `/api/jobcode/bybookingid/appliedlist?bookingId=${job.bookingId}`, recruiter), people],
  [
    'place in an interview saved',
    rawRequest('POST', '/api/interviews/track', candidate, saved),
    { activeQuestionNo: 1, disconnectCount: 0 },
  ],
];

for (const [name, request, answer] of typical) {
  const bare = await start('bench/bare.ts', { BODY: JSON.stringify(answer) });
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
