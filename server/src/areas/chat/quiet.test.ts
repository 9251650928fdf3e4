import { applying } from '@vitrine/contract/applying/applying.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { aPicture } from '../applicants/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenMessage } from './fixtures.ts';

const t = await startWorld();

/** A candidate and the recruiter in charge, who have begun to talk. */
async function givenTalk() {
  const { owner, companyId } = await givenCompany(t.world);
  const { bookingId } = await givenJobAd(await t.as(owner.id), { title: 'Baker' });
  const candidate = await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg' });
  const [mine, theirs] = [await t.as(candidate.id), await t.as(owner.id)];
  await mine(applying.apply, { bookingId, consent: true });
  const hear = (words: string) => givenMessage(t.world, owner.id, candidate.email, words, { bookingId });
  const say = (words: string) => givenMessage(t.world, candidate.id, owner.email, words, { bookingId });
  await hear('Good morning');
  const conversationId = (await mine(conversations.list, {})).items[0]?.conversationId ?? '';
  const mails = async () => {
    t.later(11 * minute);
    await t.world.jobs.enqueue(t.world.db, 'mail-unreads', {}, undefined, undefined);
    await t.work();
    return (await t.mailsTo(candidate.email)).filter(({ subject }) => /unread/.test(subject)).length;
  };
  return { owner, companyId, bookingId, candidate, mine, theirs, hear, say, conversationId, mails };
}

test('a muted conversation counts nowhere, rings no bell and writes no mail, and still shows what is unread in it', async () => {
  const { mine, theirs, hear, say, conversationId, mails, owner } = await givenTalk();
  await mine(conversations.mute, { conversationId, muted: true });
  await hear('Are you there?');
  expect((await mine(conversations.unread, {})).unread).toBe(0);
  expect((await mine(notifications.news, {})).messages).toBe(0);
  expect((await mine(conversations.list, {})).items[0]).toMatchObject({ muted: true, unread: 2 });
  expect(await mails()).toBe(0);
  // the other one knows nothing of it, and is told as always
  expect((await theirs(conversations.list, {})).items[0]).toMatchObject({ muted: false });
  await say('Later');
  expect((await (await t.as(owner.id))(notifications.news, {})).messages).toBe(1);
  await mine(conversations.mute, { conversationId, muted: false });
  await hear('Now?');
  expect((await mine(notifications.news, {})).messages).toBe(1);
  expect(await mails()).toBe(1);
});

test('a candidate who blocks somebody is written to by them no more, about no job, and nobody else of the company is blocked', async () => {
  const { mine, theirs, hear, say, conversationId, companyId, candidate, owner, mails, bookingId } = await givenTalk();
  const first = (await say('Please stop'))[0]?.id ?? '';
  await mine(conversations.block, { conversationId, blocked: true });
  for (const write of [hear, say]) await expect(write('Hello?')).rejects.toMatchObject({ code: 'not-your-contact' });
  await expect(givenMessage(t.world, owner.id, candidate.email, 'By another way')).rejects.toMatchObject({ code: 'not-your-contact' });
  const attached = theirs(messages.attach, { conversationId, file: aPicture() });
  await expect(attached).rejects.toMatchObject({ problem: { code: 'not-your-contact' } });
  await expect(mine(messages.edit, { id: first, message: 'Otherwise' })).rejects.toMatchObject({ problem: { code: 'not-your-contact' } });
  // what was written stays; who is blocked sees that it is over, and not why
  expect((await mine(messages.history, { conversationId })).conversation).toMatchObject({ writable: false, blocked: true });
  expect((await theirs(messages.history, { conversationId })).conversation).toMatchObject({ writable: false, blocked: false });
  expect((await theirs(conversations.candidates, {})).total).toBe(0);
  expect(await mails()).toBe(0);
  const mate = await givenTeammate(t.world, companyId);
  await givenMessage(t.world, mate.id, candidate.email, 'I am another one', { bookingId });
  await mine(conversations.block, { conversationId, blocked: false });
  await hear('Thank you');
});

test('recruiters block nobody, and nobody mutes or blocks in a conversation of others', async () => {
  const { theirs, conversationId } = await givenTalk();
  await expect(theirs(conversations.block, { conversationId, blocked: true })).rejects.toMatchObject({ problem: { status: 403 } });
  const stranger = await t.as((await givenCandidate(t.world)).id);
  const notFound = { problem: { code: 'not-found' } };
  await expect(stranger(conversations.block, { conversationId, blocked: true })).rejects.toMatchObject(notFound);
  await expect(stranger(conversations.mute, { conversationId, muted: true })).rejects.toMatchObject(notFound);
});

test('that somebody was blocked, and a conversation deleted for oneself, is on record, and in no log that the other one reads', async () => {
  const { mine, theirs, conversationId } = await givenTalk();
  for (const blocked of [true, true, false]) await mine(conversations.block, { conversationId, blocked });
  await mine(conversations.remove, { conversationId });
  const asAdministrator = await t.as((await givenAdministrator(t.world)).id);
  const { items } = await asAdministrator(audit.list, {});
  const entry = { actorKind: 'Candidate', actorName: 'Lina Berg', subjectName: 'Lina Berg', companyName: null };
  expect(items.slice(0, 3)).toMatchObject([
    { ...entry, action: 'removed', object: 'conversation', objectId: conversationId },
    { ...entry, action: 'removed', object: 'block' },
    { ...entry, action: 'added', object: 'block' },
  ]);
  const read = [...(await theirs(audit.list, {})).items, ...(await theirs(privacy.looks, {})).items];
  expect(read.filter(({ object }) => object === 'block' || object === 'conversation')).toEqual([]);
  // neither does a recruiter's own deleting stand in the log of their company
  await theirs(conversations.remove, { conversationId });
  expect((await theirs(audit.list, {})).items.some(({ object }) => object === 'conversation')).toBe(false);
});
