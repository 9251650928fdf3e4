/** What administrators look through in an installation of a million candidates, by the product's own functions: pages, words, states; beside ILIKE and an exact count. */
import { randomUUID } from 'node:crypto';
import { accountStates, companyStates } from '@vitrine/contract/admin/states.ts';
import { companyHandlers } from '../server/src/areas/admin/companies.ts';
import { outboxHandlers } from '../server/src/areas/admin/outbox.ts';
import { peopleHandlers } from '../server/src/areas/admin/people.ts';
import { productHandlers } from '../server/src/areas/admin/products/products.ts';
import type { Actor, Ctx } from '../server/src/platform/context.ts';
import { openDatabase } from '../server/src/platform/postgres/db.ts';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { addressOf, fillInstallation, firstNameFrom, lastNameFrom, sizesFor } from './data/installation.ts';
import { oneOf, type Random, randomNumbers } from './data/search.ts';
import { newFolder, print, printMachine } from './support/program.ts';
import { pageAndCount } from './support/side-by-side.ts';
import { against, row, timed } from './support/timing.ts';

const perPage = 20;
/** The web shows no page beyond the first 10,000 rows. */
const lastPage = 10_000 / perPage;
const asked = 600;
const size = Number(process.env.CANDIDATES ?? 1_000_000);

interface Wanted {
  page: number;
  count: number;
  textSearch?: string;
  state?: string;
}

/** What administrators type: a name, the beginning or a part of one, two of them, an address, two letters, or nothing. */
function typed(random: Random) {
  const kind = random();
  const name = () => (random() < 0.4 ? firstNameFrom(random) : lastNameFrom(random));
  if (kind < 0.2) return undefined;
  if (kind < 0.4) return name();
  if (kind < 0.55) return name().slice(0, 3 + Math.floor(random() * 3));
  if (kind < 0.65) return name().slice(1, 5);
  if (kind < 0.8) return `${firstNameFrom(random)} ${lastNameFrom(random)}`;
  if (kind < 0.95) return addressOf(1 + Math.floor(random() * size)).slice(0, random() < 0.5 ? undefined : 11);
  return name().slice(0, 2);
}

function mixedLoad(seed: number, states: readonly string[]): Wanted[] {
  const random = randomNumbers(seed);
  return Array.from({ length: asked }, () => {
    const textSearch = typed(random);
    const state = random() < 0.2 ? oneOf(random, states) : undefined;
    const page = random() < 0.8 ? 1 : random() < 0.75 ? 2 + Math.floor(random() * 4) : 1 + Math.floor(random() * lastPage);
    return { page, count: perPage, ...(textSearch ? { textSearch } : {}), ...(state ? { state } : {}) };
  });
}

printMachine();
const folder = newFolder();
const server = await startPostgres(folder.dir, print);
const { pool, db } = openDatabase({ host: server.host, user: server.user, database: 'postgres' });
try {
  await migrate(pool);
  const begun = performance.now();
  await fillInstallation(pool, size);
  const admin = randomUUID();
  await db
    .insertInto('account')
    .values({
      id: admin,
      email: 'admin@mail.test',
      user_type: 'User',
      first_name: 'Ada',
      last_name: 'Min',
      created_at: new Date().toISOString(),
    })
    .execute();
  await pool.query('checkpoint');
  const counts = Object.entries(sizesFor(size)).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
  print(`${counts.join(', ')}, made in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const actor = { accountId: admin, userType: 'User' } as Actor;
  const ctx = { db, now: () => new Date(), newId: randomUUID, actor, key: 'bench', language: 'en' } as unknown as Ctx<Actor>;
  const lists = [
    ['candidates', accountStates, (wanted: Wanted) => peopleHandlers.candidates(ctx as never, wanted as never, undefined)],
    ['people of companies', accountStates, (wanted: Wanted) => peopleHandlers.recruiters(ctx as never, wanted as never, undefined)],
    ['companies', companyStates, (wanted: Wanted) => companyHandlers.list(ctx as never, wanted as never, undefined)],
    ['ads and job codes', [], (wanted: Wanted) => productHandlers.list(ctx as never, wanted as never, undefined)],
    ['bookings', [], (wanted: Wanted) => productHandlers.bookings(ctx as never, wanted as never, undefined)],
    ['mails', [], ({ page, count, textSearch: to }: Wanted) => outboxHandlers.list(ctx as never, { page, count, to } as never, undefined)],
  ] as const;
  for (const [what, states, ask] of lists) {
    // other questions of the same kind, until what is asked for often is in memory
    await timed(mixedLoad(7, states).slice(0, 200), 1, ask as never);
    const own = mixedLoad(99, states);
    const one = await timed(own, 1, async (wanted) => {
      const start = performance.now();
      await (ask as (wanted: Wanted) => unknown)(wanted);
      const took = performance.now() - start;
      if (process.env.SLOW && took > Number(process.env.SLOW)) print(`    ${took.toFixed(0)} ms ${JSON.stringify(wanted)}`);
    });
    row(`${what}, one client`, one);
    row(`${what}, four clients`, await timed(own, 4, ask as never));
    if (what !== 'candidates') continue;
    const plain = await timed(own.slice(0, 60), 1, async ({ textSearch = '', page }) => {
      const words = textSearch.split(' ').filter(Boolean);
      const conditions = words.map((_, at) => `first_name || ' ' || last_name || ' ' || email ilike $${at + 1}`);
      await pageAndCount(
        pool,
        { table: 'account', order: 'created_at desc', perPage },
        { conditions: [`user_type = 'Candidate'`, ...conditions], values: words.map((word) => `%${word}%`), page },
      );
    });
    row('ILIKE and an exact count', plain);
    against('ILIKE takes', plain, one);
  }
} finally {
  await db.destroy();
  await server.stop();
  folder.remove();
}
