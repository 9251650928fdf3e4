import { team } from '@vitrine/contract/accounts/team.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { reports } from '@vitrine/contract/chat/reports.ts';
import { day } from '@vitrine/contract/durations.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { aPicture } from '../../applicants/fixtures.ts';
import { listening } from '../../interviews/fixtures.ts';
import { givenJobAd } from '../../job-ads/fixtures.ts';
import { givenMessage, joined, until } from '../fixtures.ts';

const operator = 'operator@vitrine.test';
const t = await startWorld({ SUPPORT_EMAIL: operator });

/** A recruiter who has written three messages to a candidate, who has written one. */
async function givenQuarrel() {
  const { companyId, owner } = await givenCompany(t.world);
  const theirs = await t.as(owner.id);
  const { bookingId } = await givenJobAd(theirs, { title: 'Baker' });
  const candidate = await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg' });
  const mine = await t.as(candidate.id);
  await mine(applying.apply, { bookingId, consent: true });
  const write = (from: string, to: string, words: string, rest: object = {}) =>
    givenMessage(t.world, from, to, words, { bookingId, ...rest });
  await write(owner.id, candidate.email, 'Good morning');
  await write(candidate.id, owner.email, 'Hello');
  await write(owner.id, candidate.email, 'You smell of rye');
  await write(owner.id, candidate.email, 'Send me 50 euros first');
  const conversationId = (await mine(conversations.list, {})).items[0]?.conversationId ?? '';
  const admin = await givenAdministrator(t.world);
  return { companyId, bookingId, owner, candidate, mine, theirs, write, conversationId, admin, judge: await t.as(admin.id) };
}
type Quarrel = Awaited<ReturnType<typeof givenQuarrel>>;

const handOver = async ({ mine, conversationId, judge }: Quarrel, numbers: number[]) => {
  await mine(reports.send, { conversationId, numbers, reason: 'fraud', words: 'It goes on like this.' });
  return (await judge(reports.list, { count: 200 })).items.at(-1)?.id ?? '';
};

const mailAbout = async (email: string, subject: string) => (await t.mailsTo(email)).find((mail) => mail.subject === subject);

const wordsIn = async ({ mine, conversationId }: Quarrel) =>
  (await mine(messages.history, { conversationId })).items.map(({ message }) => message);

test('administrators read the messages that were chosen, as they were then, and none beside them', async () => {
  const quarrel = await givenQuarrel();
  const { owner, candidate, theirs, judge } = quarrel;
  const id = await handOver(quarrel, [3, 4]);
  const sent = (await theirs(messages.history, { conversationId: quarrel.conversationId })).items[2];
  await theirs(messages.edit, { id: sent?.id ?? '', message: 'You smell of roses' });
  const read = await judge(reports.read, { id });
  expect(read).toMatchObject({
    reason: 'fraud',
    words: 'It goes on like this.',
    title: 'Baker',
    outcome: null,
    messages: 2,
    reporter: { name: 'Lina Berg', email: candidate.email },
    reported: { email: owner.email },
  });
  expect(read.lines.map(({ text }) => text)).toEqual(['You smell of rye', 'Send me 50 euros first']);
  expect(JSON.stringify(read)).not.toMatch(/Good morning|Hello/);
});

test('the reporter has a receipt by mail; the operator learns that something waits, without names or words', async () => {
  const quarrel = await givenQuarrel();
  const id = await handOver(quarrel, [4]);
  expect((await mailAbout(quarrel.candidate.email, 'We have your report'))?.text).toContain('“Baker”');
  const mails = await t.mailsTo(operator);
  const mail = mails.find(({ text }) => text.includes(`/admin-panel/reports?report=${id}`));
  expect(mail?.subject).toBe('Messages were reported');
  expect(mail?.text).not.toMatch(/Lina|euros|Baker/);
  expect(await mailAbout(quarrel.owner.email, 'About messages that you wrote')).toBeUndefined();
});

test('only messages of the other one can be reported, only by a member, and the same ones twice are one report', async () => {
  const quarrel = await givenQuarrel();
  const { mine, theirs, conversationId, judge } = quarrel;
  const asked = { conversationId, reason: 'insult' as const };
  const stranger = await t.as((await givenCandidate(t.world)).id);
  for (const [call, numbers] of [
    [mine, [2]],
    [mine, [3, 99]],
    [theirs, [3]],
    [stranger, [3]],
  ] as const)
    await expect(call(reports.send, { ...asked, numbers: [...numbers] })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const before = (await judge(reports.list, {})).total;
  await Promise.all([1, 2, 3].map(() => mine(reports.send, { ...asked, numbers: [3] })));
  await mine(reports.send, { ...asked, numbers: [3, 4] });
  const { total, items } = await judge(reports.list, { count: 200 });
  expect(total - before).toBe(2);
  expect(items.slice(-2).map((one) => one.messages)).toEqual([1, 1]);
  for (const call of [mine, theirs]) await expect(call(reports.list, {})).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
});

test('messages that are taken away leave their places empty on both sides, with their files, and both are told why', async () => {
  const quarrel = await givenQuarrel();
  const { owner, candidate, theirs, conversationId, judge } = quarrel;
  const { id: attachment } = await theirs(messages.attach, { conversationId, file: aPicture() });
  await quarrel.write(owner.id, candidate.email, 'Look', { attachBool: true, attachment });
  const { stored } = await t.world.db.selectFrom('chat_attachment').select('stored').where('id', '=', attachment).executeTakeFirstOrThrow();
  const id = await handOver(quarrel, [4, 5]);
  t.later(day);
  await judge(reports.decide, { id, outcome: 'removed', grounds: 'Nobody pays for a job.' });
  expect(await wordsIn(quarrel)).toEqual(['Good morning', 'Hello', 'You smell of rye', '', '']);
  await t.work();
  expect(await t.world.files.size(stored)).toBeUndefined();
  for (const [{ email }, subject] of [
    [candidate, 'Decision about your report'],
    [owner, 'About messages that you wrote'],
  ] as const) {
    const { text = '' } = (await mailAbout(email, subject)) ?? {};
    expect(text).toContain('Nobody pays for a job.');
    expect(text).not.toMatch(email === owner.email ? /Lina/ : /Owner/);
  }
  expect((await judge(reports.read, { id })).outcome).toBe('removed');
});

test('a report is decided once; where nothing was wrong the writer gets no letter', async () => {
  const quarrel = await givenQuarrel();
  const { owner, judge } = quarrel;
  const id = await handOver(quarrel, [3]);
  const outcomes = await Promise.allSettled(
    ['One', 'Two', 'Three'].map((grounds) => judge(reports.decide, { id, outcome: 'dismissed', grounds })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(judge(reports.decide, { id, outcome: 'removed', grounds: 'Late' })).rejects.toMatchObject({
    problem: { code: 'changed-elsewhere' },
  });
  expect(await mailAbout(owner.email, 'About messages that you wrote')).toBeUndefined();
  expect((await wordsIn(quarrel))[2]).toBe('You smell of rye');
});

test('who has left a company answers for the own messages, and whoever is there now sees them go', async () => {
  const { companyId, bookingId, owner, candidate, theirs, mine, judge } = await givenQuarrel();
  const leaver = await givenTeammate(t.world, companyId, { firstName: 'Lea', lastName: 'Leaves' });
  const write = (from: string, words: string) => givenMessage(t.world, from, candidate.email, words, { bookingId });
  await write(leaver.id, 'Come alone');
  const conversationId = (await mine(conversations.list, {})).items[0]?.conversationId ?? '';
  await theirs(team.remove, { id: leaver.id });
  await givenMessage(t.world, owner.id, '', 'Obey', { conversationId, recipient: [] });
  const asked = { conversationId, reason: 'harassment' as const };
  await expect(mine(reports.send, { ...asked, numbers: [1, 2] })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await mine(reports.send, { ...asked, numbers: [1, 3] });
  const [one, other] = (await judge(reports.list, { count: 200 })).items.slice(-2);
  const linesOf = async (id = '') => (await judge(reports.read, { id })).lines.map(({ text }) => text);
  const told = new Map([
    [one?.reported.email, await linesOf(one?.id)],
    [other?.reported.email, await linesOf(other?.id)],
  ]);
  expect(told).toEqual(
    new Map([
      [leaver.email, ['Come alone']],
      [owner.email, ['Obey']],
    ]),
  );

  const there = await joined(t.world, await listening(t.app), owner.id);
  onTestFinished(() => there.socket.close());
  const id = (one?.reported.email === leaver.email ? one : other)?.id ?? '';
  await judge(reports.decide, { id, outcome: 'removed', grounds: 'Nobody is frightened here.' });
  expect(await until(() => there.messages().find(({ deleted }) => deleted))).toMatchObject({ number: 1, message: '' });
  expect((await mailAbout(leaver.email, 'About messages that you wrote'))?.text).toContain('Nobody is frightened here.');
  expect(await mailAbout(owner.email, 'About messages that you wrote')).toBeUndefined();
});

test('each look of an administrator is on record for the reporter; the writer reads of what was done, and of nothing else', async () => {
  const quarrel = await givenQuarrel();
  const { mine, theirs, judge } = quarrel;
  const [harmless, bad] = [await handOver(quarrel, [3]), await handOver(quarrel, [4])];
  const logOf = async (call: typeof mine) =>
    (await call(privacy.looks, {})).items.filter(({ object }) => object === 'message').map(({ action }) => action);
  const ofCompany = async () => (await theirs(audit.list, {})).items.filter(({ object }) => object === 'message');
  await judge(reports.read, { id: harmless });
  const looks = (await judge(audit.list, {})).items.filter(({ object, objectId }) => object === 'message' && objectId === harmless);
  expect(looks).toMatchObject([
    { action: 'seen', actorKind: 'User', subjectName: 'Lina Berg' },
    // what they look at was handed over to them
    { action: 'shared', actorKind: 'Candidate', actorName: 'Lina Berg', companyName: null },
  ]);
  await judge(reports.decide, { id: harmless, outcome: 'dismissed', grounds: 'Rye smells well.' });
  expect([await logOf(mine), await logOf(theirs)]).toEqual([['seen'], []]);
  await judge(reports.read, { id: bad });
  await judge(reports.decide, { id: bad, outcome: 'warned', grounds: 'Nobody pays for a job.' });
  expect([await logOf(mine), await logOf(theirs)]).toEqual([['seen', 'seen'], ['changed']]);
  expect(await ofCompany()).toEqual([]);
});

test('a report goes half a year after its decision, not before it', async () => {
  const quarrel = await givenQuarrel();
  const [decided, open] = [await handOver(quarrel, [3]), await handOver(quarrel, [4])];
  await quarrel.judge(reports.decide, { id: decided, outcome: 'warned', grounds: 'Be kind.' });
  const nightAfter = async (milliseconds: number) => {
    t.later(milliseconds);
    await t.world.jobs.enqueue(t.world.db, 'remove-old-reports', {}, undefined, undefined);
    await t.work();
  };
  const judge = async () => await t.as(quarrel.admin.id);
  await nightAfter(179 * day);
  expect((await (await judge())(reports.read, { id: decided })).outcome).toBe('warned');
  await nightAfter(2 * day);
  await expect((await judge())(reports.read, { id: decided })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect((await (await judge())(reports.read, { id: open })).lines).toHaveLength(1);
  const left = await t.world.db.selectFrom('message_report_line').select('text').where('report_id', '=', decided).execute();
  expect(left).toEqual([]);
});
