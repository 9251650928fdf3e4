import { randomUUID } from 'node:crypto';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { reports } from '@vitrine/contract/chat/reports.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany, testPassword } from '../../accounts/fixtures.ts';
import { aPicture, givenApplication } from '../../applicants/fixtures.ts';
import { listening } from '../../interviews/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { aMessage, joined, until } from '../fixtures.ts';
import { chatData } from '../personal-data.ts';

const t = await startWorld();
const address = await listening(t.app);
const { owner } = await givenCompany(t.world, 'Lindenhof');
const theirs = await t.as(owner.id);

/** A candidate of the company at a socket, who has files at hand. */
async function givenTalk() {
  const { bookingId } = await givenJobCode(theirs);
  const candidate = await givenCandidate(t.world, { password: true });
  await givenApplication(t.world, bookingId, candidate.id);
  const talker = await joined(t.world, address, candidate.id);
  onTestFinished(() => talker.socket.close());
  const mine = await t.as(candidate.id);
  const refusals = () => talker.told.flatMap((one) => ('refused' in one ? one.refused : []));
  return {
    candidate,
    mine,
    refusals,
    async given(...names: string[]) {
      const ids: string[] = [];
      for (const name of names)
        ids.push((await mine(messages.attach, { memberEmail: owner.email, file: new File([aPicture()], name) })).id);
      return ids;
    },
    async says(words: string, what: { attachment?: string; attachments?: string[] }) {
      const frame = aMessage(owner.email, words, { attachBool: true, ...what });
      talker.say(frame);
      return until(() => talker.messages().find((one) => one.clientId === frame.clientId));
    },
    /** The refusal of a message. */
    async isRefused(words: string, what: { attachment?: string; attachments?: string[] }) {
      const before = refusals().length;
      talker.say(aMessage(owner.email, words, { attachBool: true, ...what }));
      return until(() => refusals()[before]);
    },
    stored: () => t.world.db.selectFrom('chat_attachment').select(['id', 'stored']).where('account_id', '=', candidate.id).execute(),
  };
}

test('several files go along with a message in the order in which they were chosen, all of them or none', async () => {
  const { given, says, isRefused } = await givenTalk();
  const [third = '', first = '', second = ''] = await given('third.png', 'first.png', 'second.png');
  const sent = await says('My ovens', { attachments: [first, second, third, second] });
  expect(sent.attachments.map(({ name }) => name)).toEqual(['first.png', 'second.png', 'third.png']);
  for (const { url } of sent.attachments) expect((await fetch(`${address}${url}`)).status).toBe(200);
  expect((await theirs(conversations.list, {})).items[0]).toMatchObject({ last: { attachment: 'first.png', attachments: 3 } });

  const [fourth = ''] = await given('fourth.png');
  expect(await isRefused('These', { attachments: [fourth, first] })).toBe('not-found');
  expect(await isRefused('These', { attachments: [fourth, randomUUID()] })).toBe('not-found');
  expect(await isRefused('These', { attachments: Array.from({ length: 11 }, () => fourth) })).toBe('invalid');
  // nothing of what was refused has gone
  expect((await says('', { attachments: [fourth] })).attachments.map(({ name }) => name)).toEqual(['fourth.png']);
});

test('programs that know of one file send it, and read the first one, where it always stood', async () => {
  const { given, says } = await givenTalk();
  const [one = '', two = ''] = await given('one.png', 'two.png');
  const sent = await says('', { attachment: two, attachments: [one] });
  expect(sent.attachments.map(({ name }) => name)).toEqual(['two.png', 'one.png']);
  expect(sent.attachment).toEqual(sent.attachments[0]);
  expect(await says('Nothing', {})).toMatchObject({ attachBool: false, attachment: null, attachments: [] });
});

test('the files of a message have at most 100 MB in all', async () => {
  const { given, says, isRefused } = await givenTalk();
  const files = await given('one.png', 'two.png', 'three.png');
  for (const id of files) await t.world.db.updateTable('chat_attachment').set({ bytes: 40_000_000 }).where('id', '=', id).execute();
  expect(await isRefused('All of it', { attachments: files })).toBe('message-files-too-large');
  expect((await says('Some of it', { attachments: files.slice(0, 2) })).attachments).toHaveLength(2);
});

test('nobody sends what somebody else has put down', async () => {
  const [one, other] = [await givenTalk(), await givenTalk()];
  const [foreign = ''] = await other.given('theirs.png');
  const [own = ''] = await one.given('mine.png');
  expect(await one.isRefused('Mine', { attachments: [own, foreign] })).toBe('not-found');
});

test('all files stand in what somebody has a copy of, and all their bytes go when the account does', async () => {
  const { given, says, mine, candidate, stored } = await givenTalk();
  await says('My ovens', { attachments: await given('one.png', 'two.png') });
  const told = await chatData.tell(t.world, { ...candidate, confirmed: true });
  expect(told.files?.map(({ name }) => name.slice('messages/2026-01-01 '.length))).toEqual(['one.png', 'two.png']);
  const places = (await stored()).map((one) => one.stored);
  for (const place of places) expect(await t.world.files.size(place)).toBeGreaterThan(0);
  await mine(privacy.erase, { password: testPassword });
  await t.work();
  for (const place of places) expect(await t.world.files.size(place)).toBeUndefined();
});

test('who reports a message hands over what all its files are called, and all of them go where it is taken away', async () => {
  const { given, says, stored } = await givenTalk();
  const { number, conversationId } = await says('', { attachments: await given('one.png', 'two.png') });
  const places = (await stored()).map((one) => one.stored);
  await theirs(reports.send, { conversationId, numbers: [number], reason: 'spam' });
  const judge = await t.as((await givenAdministrator(t.world)).id);
  const { id = '' } = (await judge(reports.list, {})).items.at(-1) ?? {};
  expect((await judge(reports.read, { id })).lines).toMatchObject([{ number, text: '', fileNames: ['one.png', 'two.png'] }]);
  await judge(reports.decide, { id, outcome: 'removed', grounds: 'Nobody asked for it.' });
  expect((await theirs(messages.history, { conversationId })).items).toMatchObject([{ deleted: true, attachBool: false, attachments: [] }]);
  await t.work();
  for (const place of places) expect(await t.world.files.size(place)).toBeUndefined();
});
