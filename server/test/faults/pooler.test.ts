import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMessage, joined } from '../../src/areas/chat/fixtures.ts';
import { listening } from '../../src/areas/interviews/fixtures.ts';
import { type EmbeddedPostgres, startPostgres } from '../../src/platform/postgres/postgres.ts';
import { noPooler, startPooler } from '../outside/pgbouncer.ts';
import { givenStory, type Story } from '../story.ts';
import { startWorld, type TestWorld } from '../world.ts';

/** A pooler of Debian 12 gives each transaction another connection, and carries no statement with a name. */
describe.skipIf(noPooler)('behind PgBouncer in transaction mode', () => {
  let postgres: EmbeddedPostgres;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let t: TestWorld;
  let story: Story;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-pooled-'));
  fs.chmodSync(folder, 0o711);
  beforeAll(async () => {
    postgres = await startPostgres(path.join(folder, 'data'), () => undefined);
    pooler = await startPooler(postgres);
    const direct = { host: postgres.host, user: postgres.user, database: 'postgres' };
    t = await startWorld({ DATABASE_NAMED_STATEMENTS: '0', LOG_LEVEL: 'silent' }, { connection: pooler.through, direct });
    story = await givenStory(t);
    await t.work();
  }, 120_000);
  afterAll(async () => {
    await pooler.end();
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test('a company works as it does without one, many at once', async () => {
    const recruiter = await t.as(story.owner.id);
    const [first, ...others] = await Promise.all(Array.from({ length: 40 }, () => recruiter(applicants.ofCompany, {})));
    expect(first?.items.map(({ firstName }) => firstName).sort()).toEqual(['Adelgunde', 'Eusebius']);
    for (const one of others) expect(one).toEqual(first);
  });

  test('work in the background is done, and what one says in a conversation reaches the other', async () => {
    expect(await t.mailsTo(story.sender.email)).not.toEqual([]);
    const address = await listening(t.app);
    const theirs = await joined(t.world, address, story.owner.id);
    await givenMessage(t.world, story.sender.id, story.owner.email, 'Through the pooler');
    await expect.poll(() => theirs.messages().map(({ message }) => message), { timeout: 10_000 }).toContain('Through the pooler');
    theirs.socket.terminate();
  });
});
