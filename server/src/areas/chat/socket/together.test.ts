import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../../../test/programs.ts';
import { startWorld } from '../../../../test/world.ts';
import { isDeadlock } from '../../../platform/concurrency/deadlock.ts';
import { atomically, ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { forgetApplications } from '../../applicants/index.ts';
import { listening } from '../../interviews/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { aMessage, givenMessage, joined, until } from '../fixtures.ts';

// this process is one web program; another one runs beside it on the same database
const t = await startWorld({ LOG_LEVEL: 'fatal' });
const [here, there] = await Promise.all([
  listening(t.app),
  startProgram(t, 'web', { env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' } }).then(({ address }) => address),
]);
const { owner } = await givenCompany(t.world);
const job = await givenJobCode(await t.as(owner.id));

async function at(address: string, accountId: string) {
  const talker = await joined(t.world, address, accountId);
  onTestFinished(() => talker.socket.terminate());
  return talker;
}

/** Somebody who applied and has written once, at a socket. */
async function givenTalker() {
  const candidate = await givenCandidate(t.world);
  await givenApplication(t.world, job.bookingId, candidate.id);
  const talker = await at(here, candidate.id);
  talker.say(aMessage(owner.email, 'Hello'));
  const { conversationId } = await until(() => talker.messages()[0]);
  return { candidate, talker, conversationId };
}
const stored = async (accountId: string, conversationId: string) =>
  (await (await t.as(accountId))(messages.history, { conversationId, after: 0, count: 200 })).items;

test('what many send in the same moment is stored once each and counted without a gap; what is refused keeps back nobody else', async () => {
  const reader = await at(there, owner.id);
  const many = await Promise.all(Array.from({ length: 8 }, givenTalker));
  const wrong = many.map(({ talker, conversationId }) => {
    for (let n = 1; n <= 5; n++) talker.say(aMessage('', `Word ${n}`, { conversationId, recipient: [] }));
    const frame = aMessage('', 'About nothing', { conversationId, recipient: [], reply: 999 });
    talker.say(frame);
    for (let n = 6; n <= 10; n++) talker.say(aMessage('', `Word ${n}`, { conversationId, recipient: [] }));
    return frame.clientId;
  });
  const expected = ['Hello', ...Array.from({ length: 10 }, (_, n) => `Word ${n + 1}`)];
  for (const [index, { candidate, talker, conversationId }] of many.entries()) {
    await until(() => talker.messages().length === expected.length);
    expect(talker.messages().map(({ number, message }) => `${number} ${message}`)).toEqual(expected.map((one, n) => `${n + 1} ${one}`));
    expect(talker.told.filter((one) => 'refused' in one)).toEqual([{ refused: 'not-found', clientId: wrong[index] }]);
    expect((await stored(candidate.id, conversationId)).map(({ message }) => message)).toEqual(expected);
    // the other one, at another program, was told each of them once and in their order
    const heard = () => reader.messages().filter((one) => one.conversationId === conversationId);
    await until(() => heard().length === expected.length);
    expect(heard().map(({ message }) => message)).toEqual(expected);
  }
});

test('the same message from two windows at two programs in the same moment is stored once, and both are answered', async () => {
  const { candidate, talker, conversationId } = await givenTalker();
  const other = await at(there, candidate.id);
  for (let n = 0; n < 20; n++) {
    const frame = aMessage('', `Once ${n}`, { conversationId, recipient: [] });
    for (const one of [talker, other]) one.say(frame);
    for (const one of [talker, other]) await until(() => one.messages().some(({ clientId }) => clientId === frame.clientId));
  }
  expect((await stored(candidate.id, conversationId)).map(({ message }) => message)).toEqual([
    'Hello',
    ...Array.from({ length: 20 }, (_, n) => `Once ${n}`),
  ]);
  expect([...talker.told, ...other.told].filter((one) => 'refused' in one)).toEqual([]);
});

test('what is sent while a session ends, or the application is taken away, is asked about anew and not taken', async () => {
  const { candidate, talker, conversationId } = await givenTalker();
  await t.world.db.deleteFrom('application').where('account_id', '=', candidate.id).execute();
  const frame = aMessage('', 'Too late', { conversationId, recipient: [] });
  talker.say(frame);
  await until(() => talker.told.some((one) => 'refused' in one));
  await t.world.db.deleteFrom('session').where('account_id', '=', candidate.id).execute();
  talker.say(aMessage('', 'Later still', { conversationId, recipient: [] }));
  expect(await talker.closed).toBe(4401);
  expect((await stored(owner.id, conversationId)).map(({ message }) => message)).toEqual(['Hello']);
});

/** Somebody with two conversations about two jobs, by their ids, and the applications. */
async function givenTwo() {
  const candidate = await givenCandidate(t.world);
  const ids: string[] = [];
  const applications: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { bookingId } = await givenJobCode(await t.as(owner.id));
    applications.push(await givenApplication(t.world, bookingId, candidate.id));
    await givenMessage(t.world, owner.id, candidate.email, 'Hello', { bookingId });
    const { conversationId } = await (await t.as(candidate.id))(conversations.about, { bookingId });
    ids.push(conversationId ?? '');
  }
  return { candidate, ids: ids.toSorted(), applications };
}

/** Changes something while one statement stores messages of two conversations, whose rows of this account it meets in this order. */
async function whileStored(order: string[], { table, accountId }: { table: string; accountId: string }, change: () => Promise<unknown>) {
  const waiting = async () =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.world.db)
    ).rows[0]?.n;
  const changes: Promise<unknown>[] = [];
  const store = () =>
    t.world.db.transaction().execute(async (db) => {
      await sql`select from conversation where id in (${order[0]}, ${order[1]}) order by id for update`.execute(db);
      const touch = (id: string | undefined) =>
        sql`update ${sql.table(table)} set account_id = account_id where account_id = ${accountId} and conversation_id = ${id}`.execute(db);
      await touch(order[0]);
      const changed = change();
      changed.catch(() => undefined);
      changes.push(changed);
      await expect.poll(waiting).toBe(1);
      await touch(order[1]);
    });
  await store().catch(async (error: unknown) => {
    // whichever of the two PostgreSQL ends begins anew, as what stores messages does
    if (!isDeadlock(error)) throw error;
    await Promise.all(changes);
    await store();
  });
  await Promise.all(changes);
}

test.each([
  ['deletes conversations', 'conversation_member'],
  ['blocks whoever wrote', 'conversation_member'],
  ['sees their news', 'notification'],
] as const)('whoever %s while messages of the same two conversations are stored together is not refused for it', async (what, table) => {
  const { candidate, ids } = await givenTwo();
  const mine = await t.as(candidate.id);
  const [conversationId = ''] = ids;
  const change = async () => {
    if (what === 'sees their news') await mine(notifications.see, { until: t.world.now().toISOString() });
    else if (what === 'deletes conversations') await mine(conversations.remove, { memberEmail: owner.email });
    else await mine(conversations.block, { conversationId, blocked: true });
  };
  for (const order of [ids, ids.toReversed()]) {
    for (const id of ids) await givenMessage(t.world, owner.id, candidate.email, 'More', { conversationId: id, recipient: [] });
    await whileStored(order, { table, accountId: candidate.id }, change);
    if (what === 'blocks whoever wrote') await mine(conversations.block, { conversationId, blocked: false });
  }
  expect((await mine(conversations.unread, {})).unread).toBe(what === 'deletes conversations' ? 0 : 6);
});

test('a company forgets applications while messages about them are stored together: neither waits for the other for ever', async () => {
  for (const reversed of [false, true]) {
    const { candidate, ids, applications } = await givenTwo();
    const forget = () => atomically(ownContext(t.world), (ctx) => forgetApplications(ctx, applications));
    await whileStored(reversed ? ids.toReversed() : ids, { table: 'conversation_member', accountId: owner.id }, forget);
    expect(
      (await (await t.as(owner.id))(conversations.list, { count: 200 })).items.filter(({ memberEmail }) => memberEmail === candidate.email),
    ).toEqual([]);
  }
});
