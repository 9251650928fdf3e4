import { team } from '@vitrine/contract/accounts/team.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { givenJobAd } from '../../job-ads/fixtures.ts';
import { givenMessage } from '../fixtures.ts';

const t = await startWorld();

/** A candidate who wrote this to the recruiter in charge, one after the other. */
async function givenTalk(...words: string[]) {
  const { owner, companyId } = await givenCompany(t.world, 'Lindenhof', { firstName: 'Olga', lastName: 'Owner' });
  const recruiter = await givenTeammate(t.world, companyId, { firstName: 'Rosa', lastName: 'Roth' });
  const { bookingId } = await givenJobAd(await t.as(recruiter.id), { title: 'Baker' });
  const candidate = await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg' });
  const mine = await t.as(candidate.id);
  await mine(applying.apply, { bookingId, consent: true });
  const say = (text: string) => givenMessage(t.world, candidate.id, recruiter.email, text, { bookingId });
  for (const one of words) {
    await say(one);
    t.later(1000);
  }
  return { companyId, owner, recruiter, mine, theirs: await t.as(recruiter.id), say };
}

const found = async (call: Call, textSearch: string) =>
  (await call(messages.find, { textSearch })).items.map(({ number, excerpt }) => `${number} ${excerpt}`);

test('messages are found by all of the words, the latest first, in every form that the three languages know', async () => {
  const { mine, theirs } = await givenTalk(
    'I have baked breads for years',
    'Die Bäckereien haben mir gut gefallen',
    'Nous lisons le journal la nuit',
    'Bread and salt',
  );
  for (const call of [mine, theirs]) {
    expect(await found(call, 'bread')).toEqual(['4 Bread and salt', '1 I have baked breads for years']);
    expect(await found(call, 'baking BREAD')).toEqual(['1 I have baked breads for years']);
    expect(await found(call, 'Bäckerei')).toEqual(['2 Die Bäckereien haben mir gut gefallen']);
    expect(await found(call, 'baeckere')).toEqual(['2 Die Bäckereien haben mir gut gefallen']);
    expect(await found(call, 'journaux')).toEqual(['3 Nous lisons le journal la nuit']);
    expect(await found(call, 'gefa')).toEqual(['2 Die Bäckereien haben mir gut gefallen']);
    expect(await found(call, 'bread nuit')).toEqual([]);
    for (const nothing of ['!?', "' | zz:", '&*()', '\\']) expect(await found(call, nothing)).toEqual([]);
  }
  const [first] = (await theirs(messages.find, { textSearch: 'salt' })).items;
  expect(first).toMatchObject({ firstName: 'Lina', lastName: 'Berg', title: 'Baker', number: 4, own: false });
});

test('many are found page by page, and of a long message the part with the words is shown', async () => {
  const { mine } = await givenTalk(...Array.from({ length: 7 }, (_, n) => `Flour ${n}`), `${'And so on. '.repeat(100)} The yeast at last`);
  const numbers: number[] = [];
  let before: string | undefined;
  for (let more = true; more; ) {
    const page = await mine(messages.find, { textSearch: 'flour', count: 3, ...(before ? { before } : {}) });
    numbers.push(...page.items.map(({ number }) => number));
    before = page.items.at(-1)?.id;
    more = page.more;
  }
  expect(numbers).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect((await mine(messages.find, { textSearch: 'yeast' })).items[0]?.excerpt).toMatch(/The yeast/);
});

test('nobody finds what others wrote to each other, what is hidden, deleted or written otherwise, or whom they judge without names', async () => {
  const { mine, theirs, owner, companyId, say } = await givenTalk('The secret of rye');
  const stranger = await t.as((await givenCandidate(t.world)).id);
  for (const call of [stranger, await t.as(owner.id)]) expect(await found(call, 'secret')).toEqual([]);
  const blind = (on: boolean) => t.world.db.updateTable('company').set({ blind_review: on }).where('id', '=', companyId).execute();
  await blind(true);
  expect(await found(theirs, 'secret')).toEqual([]);
  await blind(false);
  expect(await found(theirs, 'secret')).toHaveLength(1);
  await theirs(conversations.remove, { conversationId: (await theirs(conversations.list, {})).items[0]?.conversationId ?? '' });
  expect([await found(theirs, 'secret'), await found(mine, 'secret')].map((one) => one.length)).toEqual([0, 1]);
  const [sent] = await say('Another secret');
  expect(await found(theirs, 'secret')).toHaveLength(1);
  await mine(messages.edit, { id: sent?.id ?? '', message: 'Plain words' });
  expect([await found(theirs, 'secret'), await found(theirs, 'plain')].map((one) => one.length)).toEqual([0, 1]);
  await mine(messages.remove, { id: sent?.id ?? '' });
  expect(await found(theirs, 'plain')).toEqual([]);
});

test('who takes over the conversations of somebody who left finds what was said in them', async () => {
  const { owner, recruiter } = await givenTalk('The starter needs feeding');
  const heir = await t.as(owner.id);
  expect(await found(heir, 'starter')).toEqual([]);
  await heir(team.remove, { id: recruiter.id });
  expect(await found(heir, 'starter')).toHaveLength(1);
});
