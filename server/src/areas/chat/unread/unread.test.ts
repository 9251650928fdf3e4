import { applying } from '@vitrine/contract/applying/applying.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, givenHiringManager } from '../../accounts/fixtures.ts';
import { givenJobAd } from '../../job-ads/fixtures.ts';
import { givenMessage } from '../fixtures.ts';
import { mailUnread } from './unread.jobs.ts';

const t = await startWorld();

/** Somebody who applied and the recruiter in charge; who writes to whom, and what time and mails bring. */
async function givenTwo() {
  const { owner, companyId } = await givenCompany(t.world, 'Lindenhof', { firstName: 'Olga', lastName: 'Owner' });
  const { bookingId } = await givenJobAd(await t.as(owner.id), { title: 'Baker' });
  const candidate = await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg' });
  await (await t.as(candidate.id))(applying.apply, { bookingId, consent: true });
  const write = (words: string) => givenMessage(t.world, owner.id, candidate.email, words, { bookingId });
  const answer = (words: string) => givenMessage(t.world, candidate.id, owner.email, words, { bookingId });
  const mine = await t.as(candidate.id);
  const conversationId = async () => (await mine(conversations.list, {})).items[0]?.conversationId ?? '';
  const read = async () => mine(messages.seen, { conversationId: await conversationId() });
  const after = async (minutes: number) => {
    t.later(minutes * minute);
    await t.world.jobs.enqueue(t.world.db, 'mail-unreads', {}, undefined, undefined);
    await t.work();
  };
  const mails = async () => (await t.mailsTo(candidate.email)).filter(({ subject }) => /unread message/.test(subject));
  const rows = async () =>
    (await mine(notifications.list, {})).items.map(({ kind, count, seen, person, title }) => ({ kind, count, seen, person, title }));
  return { owner, companyId, bookingId, candidate, mine, write, answer, conversationId, read, after, mails, rows };
}

test('what is unread for ten minutes is told by one mail, by how much and about which job alone', async () => {
  const { write, after, mails, owner } = await givenTwo();
  await write('Our secret recipe');
  await write('And another one');
  await after(9);
  expect(await mails()).toEqual([]);
  await after(2);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Baker: 2 unread messages');
  expect(mail?.text).toMatch(/\/chat\?with=/);
  expect(mail?.text).not.toMatch(/secret|another one|Olga|Owner/);
  // whatever else is written, there is no second mail until it was read
  await write('And more');
  await after(30);
  expect(await mails()).toHaveLength(1);
  expect((await t.mailsTo(owner.email)).filter(({ subject }) => /unread/.test(subject))).toEqual([]);
});

test('what was read meanwhile is told by no mail, and what comes afterwards has its own ten minutes', async () => {
  const { write, read, after, mails, answer } = await givenTwo();
  await write('Read at once');
  await after(5);
  await read();
  await write('Comes later');
  await after(6);
  expect(await mails()).toEqual([]);
  await after(5);
  expect(await mails()).toHaveLength(1);
  // whoever answers has read
  await answer('Here I am');
  await write('A new burst');
  await after(11);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Baker: an unread message', 'Baker: an unread message']);
});

test('of what was read in part only the rest waits, from when it came', async () => {
  const { write, after, mails, mine, conversationId } = await givenTwo();
  await write('The first');
  await after(8);
  await write('The second');
  await mine(messages.seen, { conversationId: await conversationId(), number: 1 });
  await after(3);
  expect(await mails()).toEqual([]);
  await after(8);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Baker: an unread message']);
});

test('two workers at the same time write one mail', async () => {
  const { write, mails, conversationId } = await givenTwo();
  await write('Once');
  t.later(11 * minute);
  const id = await conversationId();
  const work = () => mailUnread.run(ownContext(t.world), { id });
  const waiting = async () =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.world.db)
    ).rows[0]?.n;
  // neither can take it before the other is there
  const { both } = await t.world.db.transaction().execute(async (db) => {
    await db.selectFrom('conversation_member').select('account_id').where('conversation_id', '=', id).forUpdate().execute();
    const both = [work(), work()];
    await expect.poll(waiting).toBe(2);
    return { both };
  });
  await Promise.all(both);
  expect(await mails()).toHaveLength(1);
});

test('a mail for somebody of a company carries their way in; who switched it off hears of it in the morning instead', async () => {
  const { answer, after, owner } = await givenTwo();
  const recruiter = await t.as(owner.id);
  const toOwner = async () => (await t.mailsTo(owner.email)).filter(({ subject }) => /unread message/.test(subject));
  await answer('Is the oven new?');
  await after(11);
  expect((await toOwner())[0]?.text).toMatch(/token=.*userType=Recruiter/);
  const mail = await t.world.db
    .selectFrom('mail')
    .select('unsubscribe')
    .where('recipient', '=', owner.email)
    .where('subject', 'like', '%unread%')
    .executeTakeFirst();
  const ended = await t.app.inject({
    method: 'POST',
    url: new URL(mail?.unsubscribe ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(ended.statusCode).toBe(200);
  const off = (await recruiter(notificationSettings.read, {})).items.filter(({ wanted }) => !wanted);
  expect(off).toEqual([{ kind: 'message', channel: 'mail', wanted: false }]);
  await recruiter(conversations.remove, { conversationId: (await recruiter(conversations.list, {})).items[0]?.conversationId ?? '' });
  await answer('And the floor?');
  await after(11);
  expect(await toOwner()).toHaveLength(1);
  const unmailed = await t.world.db
    .selectFrom('notification')
    .select('mailed')
    .where('account_id', '=', owner.id)
    .where('kind', '=', 'message')
    .execute();
  expect(unmailed).toEqual([{ mailed: false }]);
});

test('a conversation has one row in the bell, with who wrote and how much; it is seen when the conversation is read', async () => {
  const { write, read, rows, mine } = await givenTwo();
  await write('One');
  await write('Two');
  const written = { kind: 'message', count: 2, seen: false, person: { name: 'Olga Owner', alias: null }, title: 'Baker' };
  expect(await rows()).toEqual([written]);
  expect(await mine(notifications.news, {})).toMatchObject({ unseen: 1, messages: 1 });
  await read();
  expect(await rows()).toEqual([{ ...written, seen: true }]);
  expect(await mine(notifications.news, {})).toMatchObject({ unseen: 0, messages: 0 });
  await write('Three');
  expect(await rows()).toEqual([{ ...written, count: 1 }]);
});

test('whoever judges without names, or lost the job, is told of the conversation neither in the bell nor by mail', async () => {
  const { owner, companyId, bookingId, candidate, after } = await givenTwo();
  const manager = await givenHiringManager(t.world, companyId, [bookingId]);
  const listed = async (id: string) => (await (await t.as(id))(notifications.list, {})).items.filter(({ kind }) => kind === 'message');
  for (const to of [manager, owner]) await givenMessage(t.world, candidate.id, to.email, 'It is me', { bookingId });
  expect([await listed(manager.id), await listed(owner.id)].map((one) => one.length)).toEqual([1, 1]);
  await t.world.db.updateTable('company').set({ blind_review: true }).where('id', '=', companyId).execute();
  await t.world.db.deleteFrom('hiring_manager_job').where('account_id', '=', manager.id).execute();
  expect([await listed(manager.id), await listed(owner.id)]).toEqual([[], []]);
  await after(11);
  for (const { email } of [manager, owner]) expect((await t.mailsTo(email)).filter(({ subject }) => /unread/.test(subject))).toEqual([]);
});
