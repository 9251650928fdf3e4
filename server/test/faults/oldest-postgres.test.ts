import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noOldestPostgres, startOldestPostgres } from '../outside/oldest-postgres.ts';
import { givenStory, type Story } from '../story.ts';
import { startWorld, type TestWorld } from '../world.ts';

/** The README names PostgreSQL 15 as the oldest; what comes along is years newer, and understands words that it does not. */
describe.skipIf(noOldestPostgres)('on PostgreSQL 15', () => {
  let postgres: Awaited<ReturnType<typeof startOldestPostgres>>;
  let t: TestWorld;
  let story: Story;
  beforeAll(async () => {
    postgres = await startOldestPostgres();
    t = await startWorld({ LOG_LEVEL: 'silent' }, { connection: postgres.connection, direct: postgres.connection });
    story = await givenStory(t);
    await t.work();
  }, 120_000);
  afterAll(() => postgres.end());

  test('every migration applies, and a row of the search keeps its words outside', async () => {
    const { rows } =
      await sql`select attstorage as storage from pg_attribute where attrelid = 'job_search'::regclass and attname = 'pad'`.execute(
        t.world.db,
      );
    expect(rows).toEqual([{ storage: 'm' }]);
  });

  test('a company sees who applied, ads are found, and work in the background is done', async () => {
    const recruiter = await t.as(story.owner.id);
    expect((await recruiter(applicants.ofCompany, {})).items.map(({ firstName }) => firstName).sort()).toEqual(['Adelgunde', 'Eusebius']);
    const anyone = await t.as();
    expect((await anyone(jobSearch.search, { jobTitle: 'quince' })).items.length).toBeGreaterThan(0);
    expect(await t.mailsTo(story.sender.email)).not.toEqual([]);
  });
});
