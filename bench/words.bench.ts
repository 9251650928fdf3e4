/** Words looked for among 100,000 answers of one company: the product's own call with its jumps, beside ILIKE for the ids alone. */
import { randomUUID } from 'node:crypto';
import type { spokenSearch } from '@vitrine/contract/applicants/spoken.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import { spokenSearchHandlers } from '../server/src/areas/applicants/review/answers/spoken.ts';
import type { Ctx, ReviewingActor } from '../server/src/platform/context.ts';
import { openDatabase } from '../server/src/platform/postgres/db.ts';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { languageFrom, randomNumbers, wordFrom } from './data/search.ts';
import { fillWords } from './data/words.ts';
import { newFolder, print, printMachine } from './support/program.ts';
import { against, row, timed } from './support/timing.ts';

type Query = Input<typeof spokenSearch.find>;
const size = Number(process.env.ANSWERS ?? 100_000);

/** Words as people look for them: common, middling and rare, two in a third, some only begun, some that are in every answer. */
function load(count: number, seed: number): Query[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    const language = languageFrom(random);
    const word = () => {
      const whole = random() < 0.6 ? wordFrom(random, language, 0, 6000) : wordFrom(random, language, 300, 6000);
      return random() < 0.2 ? whole.slice(0, 4) : whole;
    };
    const textSearch = random() < 0.05 ? 'und' : random() < 0.33 ? `${word()} ${word()}` : word();
    return { textSearch };
  });
}

printMachine();
const folder = newFolder();
const server = await startPostgres(folder.dir, print);
const { pool, db } = openDatabase({ host: server.host, user: server.user, database: 'postgres' });
try {
  await migrate(pool);
  const { company, owner } = await fillWords(pool, size);
  await pool.query('checkpoint');
  print(`\n${size.toLocaleString('en')} answers of one company`);
  const actor = { accountId: owner, role: 'owner', scope: { companyId: company, bookings: 'all' } } as ReviewingActor;
  const ctx = { db, now: () => new Date(), newId: randomUUID, actor, key: 'bench', language: 'en' } as unknown as Ctx<ReviewingActor>;
  const find = (query: Query) => spokenSearchHandlers.find(ctx, query, undefined);
  await timed(load(100, 7), 1, find);
  const queries = load(600, 99);
  const one = await timed(queries, 1, find);
  row('search with its jumps, one client', one);
  row('search with its jumps, four clients', await timed(queries, 4, find));
  const ilike = await timed(queries.slice(0, 6), 1, ({ textSearch }) =>
    pool.query(
      `select take_id from transcript where ${textSearch
        .split(' ')
        .map((_, index) => `words::text ilike $${index + 1}`)
        .join(' and ')} order by changed_at desc limit 20`,
      textSearch.split(' ').map((one) => `%${one}%`),
    ),
  );
  row('ILIKE, ids alone', ilike);
  against('ILIKE takes', ilike, one);
} finally {
  await db.destroy();
  await server.stop();
  folder.remove();
}
