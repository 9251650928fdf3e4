import { team } from '@vitrine/contract/accounts/team.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { choices } from '@vitrine/contract/chat/choices.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../accounts/fixtures.ts';
import { aPicture, givenApplication } from '../applicants/fixtures.ts';
import { listening } from '../interviews/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { aMessage, joined, type Talker, until } from './fixtures.ts';

const t = await startWorld();
const address = await listening(t.app);
const { companyId, owner } = await givenCompany(t.world, 'Lindenhof', { firstName: 'Olga', lastName: 'Owner' });
const recruiter = await givenTeammate(t.world, companyId, { firstName: 'Rosa', lastName: 'Roth' });

/** A job that the recruiter made, and a candidate who applied for it. */
async function givenApplicant(wanted: Parameters<typeof givenCandidate>[1] = { firstName: 'Jonas', lastName: 'Feld' }) {
  const job = await givenJobCode(await t.as(recruiter.id));
  const candidate = await givenCandidate(t.world, wanted);
  const applicationId = await givenApplication(t.world, job.bookingId, candidate.id);
  return { ...candidate, bookingId: job.bookingId, applicationId };
}

async function at(accountId: string) {
  const talker = await joined(t.world, address, accountId);
  onTestFinished(() => talker.socket.close());
  return talker;
}

const says = async (talker: Talker, frame: ReturnType<typeof aMessage>) => {
  talker.say(frame);
  return until(() => talker.messages().find((one) => one.clientId === frame.clientId));
};
const refusals = ({ told }: Talker) => told.flatMap((one) => ('refused' in one ? one.refused : []));

test('a candidate writes about the job to who is in charge of it, and both read the same, in the list too', async () => {
  const candidate = await givenApplicant();
  const [mine, theirs] = [await t.as(candidate.id), await t.as(recruiter.id)];
  const about = await mine(conversations.about, { bookingId: candidate.bookingId });
  expect(about).toMatchObject({ conversationId: null, memberEmail: recruiter.email, firstName: 'Rosa', title: 'Baker', writable: true });

  const [here, there] = [await at(candidate.id), await at(recruiter.id)];
  const known = async () =>
    (await mine(conversations.recruiters, {})).items.map(({ memberEmail, conversationId }) => [memberEmail, conversationId]);
  expect(await known()).toEqual([[recruiter.email, null]]);
  const first = await says(here, aMessage(recruiter.email, 'Is the shop open on Sundays?', { bookingId: candidate.bookingId }));
  expect(await known()).toEqual([[recruiter.email, first.conversationId]]);
  const heard = await until(() => there.messages()[0]);
  expect(heard).toMatchObject({
    fromEmail: candidate.email,
    message: 'Is the shop open on Sundays?',
    msg: true,
    recipient: [recruiter.email],
    number: 1,
  });
  expect(await theirs(conversations.list, { textSearch: 'Feld' })).toMatchObject({
    total: 1,
    items: [{ memberEmail: candidate.email, title: 'Baker', applicationId: candidate.applicationId, unread: 1, last: { own: false } }],
  });
  expect((await theirs(conversations.unread, {})).unread).toBe(1);

  await says(there, aMessage(candidate.email, 'On Sundays from eight.'));
  const asked = { memberEmail: recruiter.email };
  const { items } = await mine(messages.history, asked);
  expect(items.map(({ number, message, own }) => [number, message, own])).toEqual([
    [1, 'Is the shop open on Sundays?', true],
    [2, 'On Sundays from eight.', false],
  ]);
  expect((await theirs(messages.history, { conversationId: heard.conversationId })).items.map(({ id }) => id)).toEqual(
    items.map(({ id }) => id),
  );
});

test('who sends is who holds the token, whatever the frame says', async () => {
  const candidate = await givenApplicant();
  const sent = await says(await at(candidate.id), aMessage(recruiter.email, 'Hello', { fromEmail: owner.email }));
  expect(sent).toMatchObject({ fromEmail: candidate.email, own: true });
});

test('a message that is tried again under its name is stored once and answered again', async () => {
  const candidate = await givenApplicant();
  const [here, again] = [await at(candidate.id), await at(candidate.id)];
  const frame = aMessage(recruiter.email, 'Only once');
  const [one, other] = await Promise.all([says(here, frame), says(again, frame)]);
  expect(other.id).toBe(one.id);
  here.say(frame);
  await until(() => here.messages().length > 1);
  expect((await (await t.as(candidate.id))(messages.history, { memberEmail: recruiter.email })).items).toHaveLength(1);
});

test('what cannot be taken is refused under its name, so that its sender does not wait for it', async () => {
  const candidate = await givenApplicant();
  const talker = await at(candidate.id);
  const wrong = aMessage(recruiter.email, 'A word\u200B that hides something');
  talker.say(wrong);
  await until(() => refusals(talker).length > 0);
  expect(talker.told.at(-1)).toEqual({ refused: 'invalid', clientId: wrong.clientId });
});

test('nobody writes to people they have nothing to do with: candidates, other companies, jobs that were not given', async () => {
  const candidate = await givenApplicant();
  const stranger = await givenCandidate(t.world);
  const other = await givenCompany(t.world, 'Rivals');
  const manager = await givenHiringManager(t.world, companyId, []);
  const tries: [string, string][] = [
    [candidate.id, stranger.email],
    [candidate.id, other.owner.email],
    [stranger.id, recruiter.email],
    [other.owner.id, candidate.email],
    [other.owner.id, recruiter.email],
    [manager.id, candidate.email],
    [candidate.id, manager.email],
    [recruiter.id, 'nobody-at-all@mail.test'],
  ];
  for (const [from, to] of tries) {
    const talker = await at(from);
    talker.say(aMessage(to, 'Psst'));
    await until(() => refusals(talker).length > 0);
    expect(refusals(talker), `${from} to ${to}`).toEqual(['not-your-contact']);
  }
  const team = await says(await at(manager.id), aMessage(recruiter.email, 'May I see the bakers?'));
  expect(team.recipient).toEqual([recruiter.email]);
});

test('a conversation of others does not exist for anybody else, their teammates included', async () => {
  const candidate = await givenApplicant();
  const { conversationId } = await says(await at(candidate.id), aMessage(recruiter.email, 'For you alone'));
  for (const id of [owner.id, (await givenCandidate(t.world)).id]) {
    const caller = await t.as(id);
    for (const ask of [messages.history, messages.seen, conversations.remove])
      await expect(caller(ask, { conversationId })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    expect(JSON.stringify(await caller(conversations.list, {}))).not.toContain(conversationId);
    const talker = await at(id);
    talker.say(aMessage(candidate.email, 'Me too', { conversationId, recipient: [] }));
    await until(() => refusals(talker).length > 0);
    expect(refusals(talker)).toEqual(['not-found']);
  }
});

test('what was read is marked for oneself everywhere, and for the other one unless either keeps it to oneself', async () => {
  const candidate = await givenApplicant();
  const [here, there] = [await at(candidate.id), await at(recruiter.id)];
  const [mine, theirs] = [await t.as(candidate.id), await t.as(recruiter.id)];
  const { conversationId } = await says(here, aMessage(recruiter.email, 'One'));
  await says(here, aMessage(recruiter.email, 'Two'));
  await theirs(messages.seen, { conversationId, number: 1 });
  expect(await until(() => here.told.find((one) => 'seen' in one && !one.own))).toEqual({ seen: conversationId, number: 1, own: false });
  expect(await until(() => there.told.find((one) => 'seen' in one))).toEqual({ seen: conversationId, number: 1, own: true });
  const reads = async () => (await mine(messages.history, { conversationId })).conversation.memberReadNumber;
  expect(await reads()).toBe(1);
  expect((await theirs(messages.history, { conversationId })).conversation.unread).toBe(1);

  await theirs(choices.save, { readMarks: false });
  expect(await reads()).toBeNull();
  expect((await theirs(messages.history, { conversationId })).conversation.memberReadNumber).toBeNull();
  await theirs(choices.save, { readMarks: true });
});

test('a receipt says to the sender that the message has arrived', async () => {
  const candidate = await givenApplicant();
  const [here, there] = [await at(candidate.id), await at(recruiter.id)];
  await says(here, aMessage(recruiter.email, 'Did you get this?'));
  const { id } = await until(() => there.messages().find(({ message }) => message === 'Did you get this?'));
  there.say({ fromEmail: '', msgRecv: true, msg: id, recipient: [candidate.email] });
  expect(await until(() => here.told.find((one) => 'msgRecv' in one))).toMatchObject({
    msgRecv: true,
    msg: id,
    recipient: [candidate.email],
  });
});

test('deleting hides a conversation for oneself; the next message brings it back without what was hidden', async () => {
  const candidate = await givenApplicant();
  const [here, there] = [await at(candidate.id), await at(recruiter.id)];
  const mine = await t.as(candidate.id);
  const { conversationId } = await says(here, aMessage(recruiter.email, 'Old words'));
  await mine(conversations.remove, { memberEmail: recruiter.email });
  expect((await mine(conversations.list, {})).total).toBe(0);
  expect((await (await t.as(recruiter.id))(messages.history, { conversationId })).items).toHaveLength(1);
  await says(there, aMessage(candidate.email, 'New words'));
  expect((await mine(conversations.list, {})).items).toMatchObject([{ conversationId, unread: 1, last: { text: 'New words' } }]);
  expect((await mine(messages.history, { conversationId })).items.map(({ message }) => message)).toEqual(['New words']);
});

test('history opens where reading stopped, and goes on both ways by number', async () => {
  const candidate = await givenApplicant();
  const [here, mine] = [await at(candidate.id), await t.as(candidate.id)];
  const theirs = await t.as(recruiter.id);
  let conversationId = '';
  for (let n = 1; n <= 12; n++) ({ conversationId } = await says(here, aMessage(recruiter.email, `Word ${n}`)));
  await theirs(messages.seen, { conversationId, number: 6 });
  const numbers = ({ items, earlier, later }: Awaited<ReturnType<typeof open>>) => [items.map(({ number }) => number), earlier, later];
  const open = (asked: object) => theirs(messages.history, { conversationId, ...asked });
  expect(numbers(await open({ around: 'unread', count: 4 }))).toEqual([[5, 6, 7, 8], true, true]);
  expect(numbers(await open({ after: 8, count: 2 }))).toEqual([[9, 10], true, true]);
  expect(numbers(await open({ before: 3 }))).toEqual([[1, 2], false, true]);
  expect((await mine(messages.history, { conversationId, after: 12 })).items).toEqual([]);
});

test('a file goes along with one message, without the traces of a camera, and whoever is not in it sees nothing', async () => {
  const candidate = await givenApplicant();
  const [here, mine] = [await at(candidate.id), await t.as(candidate.id)];
  const file = await mine(messages.attach, { memberEmail: recruiter.email, file: aPicture() });
  expect(file).toMatchObject({ preview: 'picture', link: file.url });
  const sent = await says(here, aMessage(recruiter.email, '', { attachBool: true, attachment: file.id }));
  expect(sent).toMatchObject({ attachBool: true, attachment: { id: file.id, contentType: 'image/png' } });
  expect((await fetch(`${address}${sent.attachment?.url}`)).status).toBe(200);
  here.say(aMessage(recruiter.email, '', { attachBool: true, attachment: file.id }));
  await until(() => refusals(here).length > 0);
  expect(refusals(here)).toEqual(['not-found']);

  const stranger = await t.as((await givenCandidate(t.world)).id);
  const outside = stranger(messages.attach, { memberEmail: recruiter.email, file: aPicture() });
  await expect(outside).rejects.toMatchObject({ problem: { code: 'not-your-contact' } });

  const page = new Blob(['<html><script>alert(1)</script></html>'], { type: 'text/html' });
  const html = await mine(messages.attach, { memberEmail: recruiter.email, file: page });
  expect(html).toMatchObject({ preview: 'none', contentType: 'text/plain; charset=utf-8' });
});

test('a file that was never sent goes after a day', async () => {
  const candidate = await givenApplicant();
  const mine = await t.as(candidate.id);
  const { url } = await mine(messages.attach, { memberEmail: recruiter.email, file: aPicture() });
  const waiting = () => t.world.db.selectFrom('chat_attachment').select('id').where('account_id', '=', candidate.id).execute();
  expect(await waiting()).toHaveLength(1);
  const { removeUnsentFiles } = await import('./cleanup.jobs.ts');
  const { ownContext } = await import('../../platform/context.ts');
  const later = { ...ownContext(t.world), now: () => new Date(Date.now() + 25 * 3600 * 1000) };
  await removeUnsentFiles.run(later, {});
  await t.work();
  expect(await waiting()).toEqual([]);
  expect((await fetch(`${address}${url}`)).status).toBe(404);
});

test('while names are left out nobody is known by the chat: the conversation waits until one has judged', async () => {
  const blind = await givenCompany(t.world, 'Blindhof');
  await t.world.db.updateTable('company').set({ blind_review: true }).where('id', '=', blind.companyId).execute();
  const job = await givenJobCode(await t.as(blind.owner.id));
  const candidate = await givenCandidate(t.world, { firstName: 'Secret', lastName: 'Person' });
  const applicationId = await givenApplication(t.world, job.bookingId, candidate.id);
  const [here, there, theirs] = [await at(candidate.id), await at(blind.owner.id), await t.as(blind.owner.id)];
  const { conversationId, id } = await says(here, aMessage(blind.owner.email, 'I am Secret Person'));

  await expect(theirs(conversations.about, { applicationId })).rejects.toMatchObject({ problem: { code: 'left-blind' } });
  await expect(theirs(messages.history, { conversationId })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect(await theirs(conversations.list, {})).toMatchObject({ total: 0, waiting: 1 });
  expect((await theirs(conversations.candidates, {})).total).toBe(0);
  expect((await theirs(conversations.unread, {})).unread).toBe(0);
  there.say(aMessage(candidate.email, 'Who are you?'));
  there.say({ fromEmail: '', msgRecv: true, msg: id, recipient: [] });
  await until(() => refusals(there).length > 0);
  expect(refusals(there)).toEqual(['not-your-contact']);
  expect(JSON.stringify(there.told)).not.toMatch(/Secret|mail\.test/);

  await t.world.db
    .insertInto('applicant_shown')
    .values({ application_id: applicationId, account_id: blind.owner.id, shown_at: t.world.now().toISOString() })
    .execute();
  expect(await theirs(conversations.list, {})).toMatchObject({ total: 1, waiting: 0, items: [{ firstName: 'Secret', unread: 1 }] });
  expect(await theirs(comments.list, { id: applicationId })).toEqual({ items: [] });
});

test('a hiring manager talks with the candidates of the jobs that are given, and no longer when one is taken away', async () => {
  const candidate = await givenApplicant();
  const manager = await givenHiringManager(t.world, companyId, [candidate.bookingId]);
  const [there, theirs] = [await at(manager.id), await t.as(manager.id)];
  const { conversationId } = await says(there, aMessage(candidate.email, 'Hello'));
  expect((await theirs(conversations.candidates, {})).items).toMatchObject([{ memberEmail: candidate.email }]);
  await t.world.db.deleteFrom('hiring_manager_job').where('account_id', '=', manager.id).execute();
  await expect(theirs(messages.history, { conversationId })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect((await theirs(conversations.list, {})).total).toBe(0);
});

test('who leaves a company hands the conversations to its owner, and the candidate is told in them', async () => {
  const leaver = await givenTeammate(t.world, companyId, { firstName: 'Lea', lastName: 'Leaves' });
  const candidate = await givenApplicant();
  const [here, there, first] = [await at(candidate.id), await at(owner.id), await at(leaver.id)];
  const { conversationId } = await says(first, aMessage(candidate.email, 'Welcome'));
  await says(first, aMessage(owner.email, 'I am going'));
  // what one of them does not want to hear of, the other does
  await (await t.as(leaver.id))(conversations.mute, { conversationId, muted: true });
  await (await t.as(owner.id))(team.remove, { id: leaver.id });

  const heard = await until(() => here.messages().find((one) => one.handedOver));
  expect(heard).toMatchObject({ conversationId, number: 2, handedOver: { from: 'Lea Leaves', to: 'Olga Owner' }, own: false });
  const { conversation, items } = await (await t.as(owner.id))(messages.history, { conversationId });
  expect(conversation).toMatchObject({ memberEmail: candidate.email, writable: true, muted: false });
  expect(items.map(({ message }) => message)).toEqual(['Welcome', '']);
  await says(here, aMessage('', 'And you are?', { conversationId, recipient: [] }));
  await until(() => there.messages().find(({ message }) => message === 'And you are?'));
  expect(await first.closed).toBe(4401);
  // another one reads now what the candidate wrote: both read that in their logs
  const about = { action: 'shared', object: 'conversation' };
  const ofCompany = (await (await t.as(owner.id))(audit.list, {})).items.filter(({ object }) => object === 'conversation');
  expect(ofCompany).toMatchObject([{ ...about, objectId: conversationId, actorName: 'Olga Owner', subjectName: 'Jonas Feld' }]);
  expect((await (await t.as(candidate.id))(privacy.looks, {})).items).toContainEqual(expect.objectContaining(about));
});

test('a candidate who takes the application back takes the own words back too', async () => {
  const candidate = await givenApplicant();
  const [here, there] = [await at(candidate.id), await at(recruiter.id)];
  const { conversationId } = await says(here, aMessage(recruiter.email, 'My own words'));
  await says(there, aMessage(candidate.email, 'The words of the company', { conversationId }));
  await (await t.as(candidate.id))(applying.withdraw, { applicationId: candidate.applicationId });
  const { items } = await (await t.as(recruiter.id))(messages.history, { conversationId });
  expect(items.map(({ message }) => message)).toEqual(['', 'The words of the company']);
});
