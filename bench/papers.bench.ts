/** The table of everybody's documents: a company with 10,000 accepted people and 12 documents of each beside one with 100. */
import { randomUUID } from 'node:crypto';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import type pg from 'pg';
import { listHandlers } from '../server/src/areas/progress-flow/lists.ts';
import type { Ctx, RecruiterActor } from '../server/src/platform/context.ts';
import { openDatabase } from '../server/src/platform/postgres/db.ts';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { newFolder, print, printMachine, ratio } from './support/program.ts';
import { row, timed } from './support/timing.ts';

type Query = Input<typeof progressLists.candidates>;
const sizes = [100, Number(process.env.PEOPLE ?? 10_000)];
const documents = 12;

/** What people open: mostly the first page, then later ones, what is new, what is outstanding, a name, one job. */
const ways: Record<string, (n: number, pages: number) => Partial<Query>> = {
  'the first page': () => ({}),
  'a later page': (n, pages) => ({ page: 1 + (n % pages) }),
  'with news': () => ({ only: 'news' }),
  'with something outstanding': () => ({ only: 'outstanding' }),
  'found by a name': (n) => ({ textSearch: `Number ${n % 97}` }),
  'of one job': (n) => ({ bookingId: `job-${1 + (n % 20)}` }),
};

/** A company that asks everybody for these documents, with so many accepted people; two in three of the documents were handed in. */
async function fillPapers(pool: pg.Pool, people: number) {
  const slug = `bench-${people}`;
  const { rows } = await pool.query<{ company: string; owner: string }>(
    `with made as (insert into company (id, name, slug, created_at) values (gen_random_uuid(), $1, $1, now()) returning id),
     owner as (insert into account (id, email, user_type, first_name, last_name, created_at, confirmed_at, company_id, company_role)
       select gen_random_uuid(), $1 || '@bench.example', 'Recruiter', 'Ada', 'Bench', now(), now(), id, 'owner' from made returning id),
     asked as (insert into progress_document (id, company_id, title, why, due_days, position, created_at)
       select gen_random_uuid(), made.id, 'Document ' || n, '', 14, n, now() from made, generate_series(1, ${documents}) n),
     place as (insert into booking (id, company_id, created_at)
       select case when $2 then '' else 'few-' end || 'job-' || n, made.id, now() from made, generate_series(1, 20) n)
     select made.id as company, owner.id as owner from made, owner`,
    [slug, people === sizes[1]],
  );
  const [row] = rows;
  if (!row) throw new Error('nothing was made');
  await pool.query(
    `with person as (
       insert into account (id, email, user_type, first_name, last_name, created_at, confirmed_at)
       select gen_random_uuid(), $1 || '-' || n || '@bench.example', 'Candidate', 'Bo', 'Number ' || n, now(), now() from generate_series(1, $3::integer) n
       returning id
     ), numbered as (select id, row_number() over () as n from person),
     job as (select id, row_number() over (order by id) as n from booking where company_id = $2)
     insert into application (id, account_id, booking_id, company_id, unique_id, status, status_at, decided_at, created_at, started_at, submitted_at, applied_at)
     select gen_random_uuid(), numbered.id, job.id, $2, replace(gen_random_uuid()::text, '-', ''), 'Accepted', now(),
       now() - random() * interval '300 days', now(), now(), now(), now()
     from numbered join job on job.n = 1 + numbered.n % 20`,
    [slug, row.company, people],
  );
  await pool.query(
    `insert into progress_file (id, application_id, document_id, name, stored, content_type, bytes, review, created_at)
     select gen_random_uuid(), application.id, document.id, 'paper.pdf', gen_random_uuid()::text, 'application/pdf', 40000,
       (array['open', 'ok', 'ok', 'refused'])[1 + floor(random() * 4)::integer], now()
     from application join progress_document document using (company_id) where company_id = $1 and random() < 0.67`,
    [row.company],
  );
  await pool.query(
    `insert into progress_item (application_id, document_id, company_id, pf_status, update_action, file_id, settled, seen_at)
     select application_id, document_id, $1, 'new', 'Uploaded', file.id, review <> 'refused', case when random() < 0.95 then now() end
     from progress_file file join application on application.id = application_id where company_id = $1`,
    [row.company],
  );
  await pool.query(
    `insert into progress_member (application_id, company_id, handed_in) select distinct application_id, company_id, true from progress_item where company_id = $1`,
    [row.company],
  );
  return row;
}

printMachine();
const folder = newFolder();
const server = await startPostgres(folder.dir, print);
const { pool, db } = openDatabase({ host: server.host, user: server.user, database: 'postgres' });
try {
  await migrate(pool);
  const p99: Record<string, number[]> = {};
  for (const people of sizes) {
    const { company, owner } = await fillPapers(pool, people);
    await pool.query('analyze');
    const actor = { accountId: owner, companyId: company, role: 'owner' } as RecruiterActor;
    const ctx = { db, now: () => new Date(), newId: randomUUID, actor, key: 'bench', language: 'en' } as unknown as Ctx<RecruiterActor>;
    print(`\n${people.toLocaleString('en')} people with ${documents} documents`);
    for (const [name, way] of Object.entries(ways)) {
      const few = people === sizes[1] ? '' : 'few-';
      const queries = Array.from({ length: 120 }, (_, n) => {
        const query = way(n, Math.ceil(people / 20));
        return { page: 1, count: 20, ...query, ...(query.bookingId && { bookingId: few + query.bookingId }) } as Query;
      });
      const find = (query: (typeof queries)[number]) => listHandlers.candidates(ctx, query, undefined);
      await timed(queries.slice(0, 10), 1, find);
      const times = await timed(queries, 1, find);
      row(name, times);
      p99[name] = [...(p99[name] ?? []), times.p99];
    }
  }
  print('');
  for (const [name, [few = 0, many = 0]] of Object.entries(p99))
    print(`  ${name.padEnd(34)} p99 ${ratio(many, few)} times that of the small company`);
} finally {
  await db.destroy();
  await server.stop();
  folder.remove();
}
