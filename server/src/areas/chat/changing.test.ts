import { applying } from '@vitrine/contract/applying/applying.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../../test/programs.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { aPicture } from '../applicants/fixtures.ts';
import { listening } from '../interviews/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aMessage, joined, type Talker, until } from './fixtures.ts';

// this process is one web program; another one runs beside it on the same database
const t = await startWorld({ LOG_LEVEL: 'fatal' });
const [here, other] = await Promise.all([
  listening(t.app),
  startProgram(t, 'web', { env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' } }),
]);

async function at(address: string, accountId: string) {
  const talker = await joined(t.world, address, accountId);
  onTestFinished(() => talker.socket.terminate());
  return talker;
}

/** A candidate at one program and the recruiter at the other one, who have begun to talk. */
async function givenTalk() {
  const { owner, companyId } = await givenCompany(t.world);
  const { bookingId } = await givenJobAd(await t.as(owner.id), { title: 'Baker' });
  const candidate = await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg' });
  const mine = await t.as(candidate.id);
  await mine(applying.apply, { bookingId, consent: true });
  const [me, them] = [await at(here, candidate.id), await at(other.address, owner.id)];
  const say = async (talker: Talker, words: string, rest: object = {}) => {
    const frame = aMessage(talker === me ? owner.email : candidate.email, words, { bookingId, ...rest });
    talker.say(frame);
    return until(() => talker.messages().find(({ clientId }) => clientId === frame.clientId));
  };
  const first = await say(me, 'Is the oven knew?');
  const theirs = await t.as(owner.id);
  const { conversationId } = first;
  return { owner, companyId, candidate, mine, theirs, me, them, say, first, conversationId };
}

test('a message that is written otherwise stands in its place on both sides at once, and says so', async () => {
  const { mine, theirs, me, them, first, conversationId } = await givenTalk();
  const now = await mine(messages.edit, { id: first.id, message: 'Is the oven new?' });
  expect(now).toMatchObject({ id: first.id, number: 1, message: 'Is the oven new?', edited: true, change: 1, own: true });
  for (const talker of [me, them])
    await until(() => talker.messages().some(({ number, message, edited }) => number === 1 && message === 'Is the oven new?' && edited));
  expect((await theirs(messages.history, { conversationId })).items).toMatchObject([{ message: 'Is the oven new?', edited: true }]);
  expect((await theirs(conversations.unread, {})).unread).toBe(1);
});

test('of a deleted message the place is left: neither its words nor the bytes of its file, and nothing is unread of it', async () => {
  const { mine, theirs, them, say, me, first, conversationId, owner } = await givenTalk();
  const file = await mine(messages.attach, { conversationId, file: aPicture() });
  const other = await mine(messages.attach, { conversationId, file: aPicture() });
  const sent = await say(me, 'My oven', { attachBool: true, attachments: [file.id, other.id] });
  const answer = await say(them, 'A good one', { reply: sent.number });
  expect(answer.reply).toEqual({ number: 2, own: false, message: 'My oven', deleted: false });
  const stored = await t.world.db.selectFrom('chat_attachment').select('stored').where('id', '=', file.id).executeTakeFirstOrThrow();
  expect(await t.world.files.size(stored.stored)).toBeGreaterThan(0);
  await mine(messages.remove, { id: sent.id });
  await until(() => them.messages().some(({ number, deleted }) => number === 2 && deleted));
  const { items } = await theirs(messages.history, { conversationId });
  expect(items.map(({ number, message, deleted, attachment }) => [number, message, deleted, attachment])).toEqual([
    [1, first.message, false, null],
    [2, '', true, null],
    [3, 'A good one', false, null],
  ]);
  expect(items[2]?.reply).toEqual({ number: 2, own: false, message: '', deleted: true });
  await t.work();
  expect(await t.world.files.size(stored.stored)).toBeUndefined();
  const last = await say(me, 'Never mind');
  expect((await theirs(conversations.unread, {})).unread).toBe(1);
  await mine(messages.remove, { id: last.id });
  expect((await theirs(conversations.unread, {})).unread).toBe(0);
  expect((await theirs(notifications.news, {})).messages).toBe(0);
  expect((await theirs(conversations.list, {})).items[0]?.last).toMatchObject({ text: '', deleted: true });
  t.later(11 * minute);
  await t.world.jobs.enqueue(t.world.db, 'mail-unreads', {}, undefined, undefined);
  await t.work();
  expect((await t.mailsTo(owner.email)).filter(({ subject }) => /unread/.test(subject))).toEqual([]);
});

test('what was changed while somebody was away is asked for by the number of the change, without a gap', async () => {
  const { mine, theirs, say, me, first, conversationId } = await givenTalk();
  const second = await say(me, 'Second');
  const before = await theirs(messages.history, { conversationId });
  expect(before.conversation.lastChange).toBe(0);
  await mine(messages.edit, { id: second.id, message: 'The second' });
  await mine(messages.edit, { id: first.id, message: 'The first' });
  await mine(messages.remove, { id: second.id });
  const missed = await theirs(messages.history, { conversationId, after: 2, changedAfter: 0 });
  expect(missed.items).toEqual([]);
  expect(missed.conversation.lastChange).toBe(3);
  expect(missed.changed.map(({ number, change, message, deleted }) => [number, change, message, deleted])).toEqual([
    [1, 2, 'The first', false],
    [2, 3, '', true],
  ]);
  expect((await theirs(messages.history, { conversationId, after: 2, changedAfter: 3 })).changed).toEqual([]);
});

test('many changes at once are counted without a gap, and each is told', async () => {
  const { mine, theirs, them, first, conversationId } = await givenTalk();
  const words = Array.from({ length: 20 }, (_, index) => `Draft ${index}`);
  const made = await Promise.all(words.map((message) => mine(messages.edit, { id: first.id, message })));
  expect(made.map(({ change }) => change).toSorted((a, b) => a - b)).toEqual(words.map((_, index) => index + 1));
  const last = (await theirs(messages.history, { conversationId })).items[0];
  expect(last?.change).toBe(20);
  await until(() => them.messages().some(({ change, message }) => change === 20 && message === last?.message));
});

test('a message that is changed in the moment in which it is deleted stays deleted', async () => {
  const { mine, theirs, say, me, conversationId } = await givenTalk();
  for (let round = 0; round < 5; round++) {
    const { id, number } = await say(me, `Round ${round}`);
    const edits = Array.from({ length: 4 }, (_, n) => mine(messages.edit, { id, message: `Again ${n}` }));
    await Promise.allSettled([...edits.slice(0, 2), mine(messages.remove, { id }), ...edits.slice(2)]);
    const { items } = await theirs(messages.history, { conversationId });
    expect(items.find((one) => one.number === number)).toMatchObject({ message: '', deleted: true });
  }
});

test('nobody changes what is not theirs, is older than a quarter of an hour, deleted, or where they may not write any more', async () => {
  const { mine, theirs, me, say, first, candidate } = await givenTalk();
  const refused = (code: string) => ({ problem: { code } });
  const stranger = await t.as((await givenCandidate(t.world)).id);
  for (const call of [theirs, stranger]) {
    await expect(call(messages.edit, { id: first.id, message: 'Mine now' })).rejects.toMatchObject(refused('not-found'));
    await expect(call(messages.remove, { id: first.id })).rejects.toMatchObject(refused('not-found'));
  }
  const second = await say(me, 'Second');
  await mine(messages.remove, { id: second.id });
  await expect(mine(messages.edit, { id: second.id, message: 'Back again' })).rejects.toMatchObject(refused('not-found'));
  const third = await say(me, 'Third');
  const longAgo = new Date(t.world.now().getTime() - 31 * day);
  await t.world.db.updateTable('application').set({ withdrawn_at: longAgo }).where('account_id', '=', candidate.id).execute();
  await expect(mine(messages.edit, { id: third.id, message: 'After the end' })).rejects.toMatchObject(refused('not-your-contact'));
  await mine(messages.remove, { id: third.id });
  t.later(15 * minute + 1000);
  await expect(mine(messages.edit, { id: first.id, message: 'Too late' })).rejects.toMatchObject(refused('message-settled'));
  await expect(mine(messages.remove, { id: first.id })).rejects.toMatchObject(refused('message-settled'));
});

test('an answer names a message of the same conversation, and any message is reached by its number', async () => {
  const { me, them, say, mine, theirs, conversationId, owner } = await givenTalk();
  const wrong = aMessage(owner.email, 'To nothing', { conversationId, reply: 99 });
  me.say(wrong);
  await until(() => me.told.some((one) => 'refused' in one && one.refused === 'not-found' && one.clientId === wrong.clientId));
  for (let n = 2; n <= 30; n++) await say(n % 2 ? me : them, `Number ${n}`);
  const { items, earlier, later } = await theirs(messages.history, { conversationId, around: 10, count: 6 });
  expect(items.map(({ number }) => number)).toEqual([8, 9, 10, 11, 12, 13]);
  expect([earlier, later]).toEqual([true, true]);
  // what one has hidden for oneself comes back neither by its number nor as a change
  await theirs(conversations.remove, { conversationId });
  await mine(messages.edit, {
    id: (await mine(messages.history, { conversationId, around: 29 })).items.find(({ number }) => number === 29)?.id ?? '',
    message: 'Changed',
  });
  const hidden = await theirs(messages.history, { conversationId, around: 10, changedAfter: 0 });
  expect([hidden.items, hidden.changed]).toEqual([[], []]);
});
