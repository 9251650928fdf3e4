import { closing } from '@vitrine/contract/admin/closing.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { givenMessage } from './fixtures.ts';

const t = await startWorld();

/** A candidate who has applied for a job and has written about it, invited before or not. */
async function givenTalk({ invited = false, wrote = true, blind = false } = {}) {
  const { companyId, owner } = await givenCompany(t.world);
  if (blind) await t.world.db.updateTable('company').set({ blind_review: true }).where('id', '=', companyId).execute();
  const { bookingId } = await givenJobCode(await t.as(owner.id));
  const candidate = await givenCandidate(t.world, { firstName: 'Jonas', lastName: 'Feld' });
  if (invited) await (await t.as(owner.id))(invitations.invite, { bookingId, candidates: [{ email: candidate.email }] });
  const applicationId = await givenApplication(t.world, bookingId, candidate.id);
  if (wrote) await givenMessage(t.world, candidate.id, owner.email, 'Good morning', { bookingId });

  const ends = {
    withdrawn: async () => (await t.as(candidate.id))(applying.withdraw, { applicationId }),
    becomes: async (status: ApplicationStatus) => (await t.as(owner.id))(deciding.setStatus, { ids: [applicationId], status, mail: false }),
  };
  /** Whether the candidate may write, the company may, and the company is offered the candidate. */
  async function open() {
    const [mine, theirs] = [await t.as(candidate.id), await t.as(owner.id)];
    const conversationId = (await mine(conversations.list, {})).items[0]?.conversationId ?? '';
    const both = await Promise.all([mine, theirs].map((call) => call(messages.history, { conversationId })));
    const { items } = await theirs(conversations.candidates, {});
    return [...both.map(({ conversation }) => conversation.writable), items.some(({ memberEmail }) => memberEmail === candidate.email)];
  }
  const writes = (from: { id: string }, to: { email: string }) => givenMessage(t.world, from.id, to.email, 'One more thing', { bookingId });
  return { companyId, owner, candidate, bookingId, ...ends, open, writes };
}

const allOpen = [true, true, true];
const allClosed = [false, false, false];
const notYours = { code: 'not-your-contact' };

test.each([
  ['withdrawn', { invited: false }],
  ['refused', { invited: false }],
  ['withdrawn', { invited: true }],
  ['refused', { invited: true }],
] as const)('for thirty days both may still write about an application that was %s (%o), and then neither', async (ended, how) => {
  const { owner, candidate, withdrawn, becomes, open, writes } = await givenTalk(how);
  await (ended === 'withdrawn' ? withdrawn() : becomes('Denied'));
  t.later(29 * day);
  expect(await open()).toEqual(allOpen);
  t.later(2 * day);
  expect(await open()).toEqual(allClosed);
  await expect(writes(candidate, owner)).rejects.toMatchObject(notYours);
  await expect(writes(owner, candidate)).rejects.toMatchObject(notYours);
});

test('withdrawing an application that was refused long ago opens nothing again', async () => {
  const { withdrawn, becomes, open } = await givenTalk();
  await becomes('Denied');
  t.later(31 * day);
  await withdrawn();
  expect(await open()).toEqual(allClosed);
  await becomes('Interview');
  expect(await open()).toEqual(allClosed);
});

test('an application that went on after a refusal ends when it ends for the last time', async () => {
  const { withdrawn, becomes, open } = await givenTalk();
  await becomes('Denied');
  t.later(day);
  await becomes('Interview');
  t.later(40 * day);
  expect(await open()).toEqual(allOpen);
  await withdrawn();
  t.later(29 * day);
  expect(await open()).toEqual(allOpen);
  t.later(2 * day);
  expect(await open()).toEqual(allClosed);
});

test('what a company decides about an application after it was withdrawn opens nothing again', async () => {
  const { withdrawn, becomes, open } = await givenTalk();
  await withdrawn();
  t.later(31 * day);
  await becomes('Interview');
  expect(await open()).toEqual(allClosed);
  await becomes('Denied');
  expect(await open()).toEqual(allClosed);
});

test('under blind review a conversation stays closed to the company when its candidate withdraws', async () => {
  const { owner, withdrawn } = await givenTalk({ blind: true });
  await withdrawn();
  const theirs = await t.as(owner.id);
  expect(await theirs(conversations.list, {})).toMatchObject({ total: 0, waiting: 1 });
  expect((await theirs(conversations.candidates, {})).total).toBe(0);
});

test.each([true, false])('whoever withdrew without a word is offered to nobody (blind review: %s)', async (blind) => {
  const { owner, candidate, withdrawn, writes } = await givenTalk({ wrote: false, blind });
  const offered = async () => (await (await t.as(owner.id))(conversations.candidates, {})).total;
  expect(await offered()).toBe(blind ? 0 : 1);
  await withdrawn();
  expect(await offered()).toBe(0);
  await expect(writes(owner, candidate)).rejects.toMatchObject(notYours);
});

test('nobody writes to a company that is closed, whose people are mailed nothing; open again, both go on', async () => {
  const { companyId, owner, candidate, open, writes } = await givenTalk();
  const { name } = await t.world.db.selectFrom('company').select('name').where('id', '=', companyId).executeTakeFirstOrThrow();
  const administrator = await givenAdministrator(t.world);
  await (await t.as(administrator.id))(closing.deactivateCompany, { companyId, name });
  await expect(writes(candidate, owner)).rejects.toMatchObject(notYours);
  const mine = await t.as(candidate.id);
  expect((await mine(conversations.recruiters, {})).total).toBe(0);
  t.later(11 * minute);
  await t.world.jobs.enqueue(t.world.db, 'mail-unreads', {}, undefined, undefined);
  await t.work();
  expect((await t.mailsTo(owner.email)).map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/message/i));
  await (await t.as(administrator.id))(closing.activateCompany, { companyId });
  expect(await open()).toEqual(allOpen);
});
