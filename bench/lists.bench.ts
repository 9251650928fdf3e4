/** The lists of an employer with 100,000 applicants and 5,000 jobs, by the product's own functions, beside one with a tenth of each. */
import { randomBytes, randomUUID } from 'node:crypto';
import { applicantHandlers } from '../server/src/areas/applicants/applicants.ts';
import { companyJobHandlers } from '../server/src/areas/job-ads/jobs.ts';
import { jobCodeListHandlers } from '../server/src/areas/job-codes/lists.ts';
import { peopleOver } from '../server/src/areas/people/people.ts';
import type { Ctx, MemberActor } from '../server/src/platform/context.ts';
import { openDatabase } from '../server/src/platform/postgres/db.ts';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { sealWith } from '../server/src/platform/sessions/sealing.ts';
import { companyId, fillEmployer, ownerId } from './data/employer.ts';
import { oneOf, randomNumbers } from './data/search.ts';
import { newFolder, print, printMachine, ratio } from './support/program.ts';
import { row, type Times, timed } from './support/timing.ts';

const asked = Number(process.env.ASKED ?? 200);
const full = { jobs: 5000, applicants: 100_000 };
const sizes = [{ jobs: full.jobs / 10, applicants: full.applicants / 10 }, full];

type Ask = (nr: number) => Promise<unknown>;

/** What somebody in a company opens, searches and leafs through: the first page mostly. */
function listsOf(ctx: Ctx<MemberActor>, jobs: number): Record<string, Ask> {
  const random = randomNumbers(5);
  const page = () => (random() < 0.7 ? 1 : 1 + Math.floor(random() * 20));
  const booking = () => `b${jobs - Math.floor(random() ** 3 * jobs)}`;
  const sort = () => oneOf(random, ['Recent', 'Recent', 'Oldest', 'Highest', 'Lowest'] as const);
  const progress = () => oneOf(random, [undefined, 'sent', 'unseen', 'under-way'] as const);
  const of =
    <H>(handler: H) =>
    (wanted: object) =>
      (handler as (...all: unknown[]) => Promise<unknown>)(ctx, wanted, undefined);
  const people = peopleOver([]);
  const readOn = <H>(handler: H): Ask => {
    let after = 'start';
    return async () => {
      const { next } = (await of(handler)({ page: 1, count: 50, sort: 'Recent', after })) as { next?: string };
      after = next ?? 'start';
    };
  };
  return {
    'all applicants': () => of(applicantHandlers.ofCompany)({ page: page(), count: 20, sort: sort(), progress: progress() }),
    'all applicants by a name': () =>
      of(applicantHandlers.ofCompany)({
        page: 1,
        count: 20,
        sort: 'Recent',
        textSearch: `${oneOf(random, ['Ada', 'Bo', 'Hana'])} Berg ${1 + Math.floor(random() * 99)}`,
      }),
    'applicants of a job': () =>
      of(applicantHandlers.byBooking)({ bookingId: booking(), page: 1, count: 50, sort: sort(), progress: progress() }),
    'all applicants, read on': readOn(applicantHandlers.ofCompany),
    'how many stand where': () => of(applicantHandlers.counts)({}),
    people: () => of(people.both)({ page: page(), count: 20 }),
    'people by a name': () => of(people.both)({ page: 1, count: 20, textSearch: oneOf(random, ['Ada', 'Goran 7', 'Berg 123']) }),
    'people, read on': readOn(people.both),
    jobs: () =>
      of(companyJobHandlers.list)({
        page: page(),
        count: 20,
        state: 'closed',
        order: oneOf(random, ['changed', 'unseen', 'title'] as const),
      }),
    'jobs by a word': () =>
      of(companyJobHandlers.list)({ page: 1, count: 20, state: 'closed', order: 'changed', search: oneOf(random, ['Nurse', 'Baker 12']) }),
    'job codes': () => of(jobCodeListHandlers.active)({ page: page(), count: 20 }),
  };
}

async function measure({ jobs, applicants }: (typeof sizes)[number]): Promise<Map<string, Times>> {
  const folder = newFolder();
  const server = await startPostgres(folder.dir, print);
  const { pool, db } = openDatabase({ host: server.host, user: server.user, database: 'postgres' });
  try {
    await migrate(pool);
    await fillEmployer(pool, jobs, applicants);
    print(`${jobs.toLocaleString('en')} jobs, ${applicants.toLocaleString('en')} applicants`);
    const actor = { accountId: ownerId, userType: 'Recruiter', companyId, role: 'owner', scope: { companyId, bookings: 'all' } };
    const ctx = {
      db,
      now: () => new Date(),
      newId: randomUUID,
      actor,
      key: 'bench',
      language: 'en',
      seal: sealWith(randomBytes(32)),
    } as unknown as Ctx<MemberActor>;
    const times = new Map<string, Times>();
    const take = async (name: string, ask: Ask) => {
      const numbers = Array.from({ length: asked }, (_, at) => at + 1);
      await timed(numbers.slice(0, 30), 1, ask);
      times.set(name, await timed(numbers, 1, ask));
      row(name, times.get(name) as Times);
    };
    for (const [name, ask] of Object.entries(listsOf(ctx, jobs))) await take(name, ask);
    await pool.query('update company set blind_review = true');
    for (const [name, ask] of Object.entries(listsOf(ctx, jobs)))
      if (/^(people|all applicants)/.test(name)) await take(`names left out: ${name}`, ask);
    return times;
  } finally {
    await db.destroy();
    await server.stop();
    folder.remove();
  }
}

printMachine();
const [small, large] = [await measure(sizes[0] as never), await measure(sizes[1] as never)];
print('ten times as much takes');
for (const [name, { p50, p99 }] of large) {
  const before = small.get(name) as Times;
  print(`  ${name.padEnd(34)} p50 ${ratio(p50, before.p50)}, p99 ${ratio(p99, before.p99)} times as long`);
}
