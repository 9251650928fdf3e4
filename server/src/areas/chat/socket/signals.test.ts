import { choices } from '@vitrine/contract/chat/choices.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../../../test/programs.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { listening } from '../../interviews/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { aMessage, joined, type Talker, until } from '../fixtures.ts';

// this process is one web program; another one runs beside it on the same database
const t = await startWorld({ LOG_LEVEL: 'fatal' });
const [here, there] = await Promise.all([
  listening(t.app),
  startProgram(t, 'web', { env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' } }).then(({ address }) => address),
]);
const { owner } = await givenCompany(t.world);
const job = await givenJobCode(await t.as(owner.id));
const elsewhere = await givenCompany(t.world);
const elsewhereJob = await givenJobCode(await t.as(elsewhere.owner.id));
const blind = await givenCompany(t.world);
const blindJob = await givenJobCode(await t.as(blind.owner.id));
await t.world.db.updateTable('company').set({ blind_review: true }).where('id', '=', blind.companyId).execute();

/** A candidate and a recruiter at two programs, in one conversation. */
async function givenTalk({ recruiter, bookingId } = { recruiter: owner, bookingId: job.bookingId }) {
  const candidate = await givenCandidate(t.world);
  const applicationId = await givenApplication(t.world, bookingId, candidate.id);
  const [mine, theirs] = [await joined(t.world, here, candidate.id), await joined(t.world, there, recruiter.id)];
  onTestFinished(() => {
    for (const { socket } of [mine, theirs]) socket.terminate();
  });
  mine.say(aMessage(recruiter.email, 'Hello', { bookingId }));
  const { conversationId } = await until(() => mine.messages()[0]);
  return {
    candidate,
    applicationId,
    mine,
    theirs,
    conversationId,
    asCandidate: await t.as(candidate.id),
    asRecruiter: await t.as(recruiter.id),
  };
}

type Talk = Awaited<ReturnType<typeof givenTalk>>;

const signs = ({ told }: Talker) => told.filter((one) => 'typing' in one || 'present' in one);

/** Whatever was said before has come through: words go to the other side, and others come back. */
async function settled({ mine, theirs, conversationId }: Pick<Talk, 'mine' | 'theirs' | 'conversationId'>) {
  for (const [from, to] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const frame = aMessage('', 'Afterwards', { conversationId, recipient: [] });
    from.say(frame);
    await until(() => [from, to].every((one) => one.messages().some(({ clientId }) => clientId === frame.clientId)));
  }
}

test('who writes is seen writing at another program, at most once in three seconds', async () => {
  const talk = await givenTalk();
  const { mine, theirs, conversationId } = talk;
  for (let n = 0; n < 5; n += 1) theirs.say({ typing: conversationId });
  await settled(talk);
  expect(signs(mine)).toEqual([{ typing: conversationId }]);
  const since = performance.now();
  await until(() => {
    theirs.say({ typing: conversationId });
    return signs(mine).length === 2;
  });
  expect(performance.now() - since).toBeGreaterThan(2000);
  expect(signs(theirs)).toEqual([]);
});

test('who keeps writing to oneself is not seen writing, and sees nobody write', async () => {
  const talk = await givenTalk();
  await talk.asCandidate(choices.save, { typing: false });
  for (const one of [talk.theirs, talk.mine]) one.say({ typing: talk.conversationId });
  await settled(talk);
  expect([...signs(talk.mine), ...signs(talk.theirs)]).toEqual([]);
  expect(await talk.asCandidate(choices.read, {})).toEqual({ readMarks: true, typing: false, presence: false });
});

test('that somebody is there is seen where both want it, at another program too, and only while they are', async () => {
  const talk = await givenTalk();
  const { mine, theirs, conversationId } = talk;
  await talk.asRecruiter(choices.save, { presence: true });
  theirs.say({ present: conversationId });
  await settled(talk);
  expect(signs(theirs)).toEqual([]);

  await talk.asCandidate(choices.save, { presence: true });
  mine.say({ present: conversationId });
  await until(() => signs(mine).length > 0);
  expect(signs(mine)).toEqual([{ present: conversationId }]);
  // being sought is not told
  expect(signs(theirs)).toEqual([]);

  const left = await givenTalk({ recruiter: elsewhere.owner, bookingId: elsewhereJob.bookingId });
  for (const one of [left.asCandidate, left.asRecruiter]) await one(choices.save, { presence: true });
  await settled(left);
  left.theirs.socket.close();
  await left.theirs.closed;
  left.mine.say({ present: left.conversationId });
  const frame = aMessage('', 'Are you there?', { conversationId: left.conversationId, recipient: [] });
  left.mine.say(frame);
  await until(() => left.mine.messages().some(({ clientId }) => clientId === frame.clientId));
  expect(signs(left.mine)).toEqual([]);
});

test('a blocked person, a stranger and a reviewer who judges blind learn nothing', async () => {
  const talk = await givenTalk();
  const { mine, theirs, conversationId } = talk;
  for (const one of [talk.asCandidate, talk.asRecruiter]) await one(choices.save, { presence: true });
  await talk.asCandidate(conversations.block, { conversationId, blocked: true });
  const stranger = await joined(t.world, here, (await givenCandidate(t.world)).id);
  onTestFinished(() => stranger.socket.terminate());
  for (const one of [theirs, mine, stranger]) {
    one.say({ typing: conversationId });
    one.say({ present: conversationId });
    // its answer comes once what was said before is done with
    one.say(aMessage('', 'Not taken', { conversationId, recipient: [] }));
    await until(() => one.told.some((frame) => 'refused' in frame));
  }
  await talk.asCandidate(conversations.block, { conversationId, blocked: false });
  await settled(talk);
  expect([...signs(mine), ...signs(theirs), ...signs(stranger)]).toEqual([]);

  const unseen = await givenTalk({ recruiter: blind.owner, bookingId: blindJob.bookingId });
  for (const one of [unseen.asCandidate, unseen.asRecruiter]) await one(choices.save, { presence: true });
  for (const one of [unseen.mine, unseen.theirs]) {
    one.say({ typing: unseen.conversationId });
    one.say({ present: unseen.conversationId });
    one.say(aMessage('', '', { conversationId: unseen.conversationId, recipient: [], reply: 99, message: 'To nothing' }));
    await until(() => one.told.some((frame) => 'refused' in frame));
  }
  await t.world.db
    .insertInto('applicant_shown')
    .values({ application_id: unseen.applicationId, account_id: blind.owner.id, shown_at: t.world.now().toISOString() })
    .execute();
  await settled(unseen);
  expect([...signs(unseen.mine), ...signs(unseen.theirs)]).toEqual([]);
});
