import { closing } from '@vitrine/contract/admin/closing.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day, hour } from '@vitrine/contract/durations.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { people } from '@vitrine/contract/people/people.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { callsWaiting } from '../../../test/database.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { atomically, ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { forgetInvitationsTo } from '../applications/index.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';
import { remindInvited } from './invitations.jobs.ts';

let t: TestWorld;
let recruiter: Call;
let stranger: Call;
beforeAll(async () => {
  t = await startWorld();
  recruiter = await t.as((await givenCompany(t.world, 'Lindenhof')).owner.id);
  stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
});

const lina = { email: 'lina@mail.test', firstName: 'Lina' };
const linkIn = (text: string | undefined) => text?.match(/\/video-interview\/(\S+)/)?.[1] ?? '';

test('several candidates are invited at once, each by a link of their own in the chosen language', async () => {
  const { bookingId, id } = await givenJobCode(recruiter);
  const result = await recruiter(invitations.invite, {
    bookingId,
    language: 'de',
    message: 'Wir freuen uns.',
    candidates: [lina, { email: 'omar@mail.test' }],
  });
  expect(result).toEqual({ invited: ['lina@mail.test', 'omar@mail.test'], repeated: [] });
  const [toLina, toOmar] = await Promise.all([t.mailsTo('lina@mail.test'), t.mailsTo('omar@mail.test')]);
  expect(toLina[0]?.subject).toContain('lädt Sie zum Videointerview ein');
  expect(toLina[0]?.text).toContain('Wir freuen uns.');
  expect(linkIn(toLina[0]?.text)).toMatch(new RegExp(`^${id}/[\\w-]{43}$`));
  expect(linkIn(toOmar[0]?.text)).not.toBe(linkIn(toLina[0]?.text));
});

test('the letter and the link say who invites, and how much is asked; a link that was called off says nothing of anybody', async () => {
  const { owner } = await givenCompany(t.world, 'Lindenhof', { firstName: 'Rosa', lastName: 'Feld' });
  const rosa = await t.as(owner.id);
  const anybody = await t.as();
  const { bookingId, id } = await givenJobCode(rosa, { questions: [aQuestion('Why bread?'), aQuestion('Why at night?')] });
  await rosa(invitations.invite, { bookingId, candidates: [{ email: 'maelys@mail.test', firstName: 'Maëlys' }] });
  const [letter] = await t.mailsTo('maelys@mail.test');
  expect(letter?.text).toContain('Rosa Feld of Lindenhof would like to get to know you');
  const { minutes } = await anybody(interview.landing, { jobcodeId: id });
  expect(letter?.text).toContain(`2 questions, about ${minutes} minutes.`);
  const place = { jobcodeId: id, uniqueId: linkIn(letter?.text).split('/')[1] ?? '' };
  expect((await anybody(interview.landing, place)).asks).toEqual({ name: 'Rosa Feld', picture: null });
  expect((await anybody(interview.landing, { jobcodeId: id })).asks).toBeNull();
  const [invited] = (await rosa(invitations.list, { bookingId })).items;
  await rosa(invitations.cancel, { id: invited?.id ?? '' });
  expect((await anybody(interview.landing, place)).asks).toBeNull();
});

test('an address invited before gets the same link again', async () => {
  const { bookingId } = await givenJobCode(recruiter);
  await recruiter(invitations.invite, { bookingId, candidates: [lina] });
  const first = linkIn((await t.mailsTo(lina.email))[0]?.text);
  t.later(1000);
  expect(await recruiter(invitations.invite, { bookingId, candidates: [lina] })).toEqual({ invited: [], repeated: [lina.email] });
  expect(linkIn((await t.mailsTo(lina.email))[0]?.text)).toBe(first);
});

test('two teammates who invite the same people at the same moment both do, and everybody has one link', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const both = [await t.as(owner.id), await t.as((await givenTeammate(t.world, companyId)).id)] as const;
  const { bookingId } = await givenJobCode(both[0]);
  const [ada, ben] = [{ email: 'ada@both.test' }, { email: 'ben@both.test' }];
  const invite = (call: Call, candidates: { email: string }[]) => call(invitations.invite, { bookingId, candidates });
  /** Both call while somebody else holds what they need, and go on together. */
  const atOnce = async (hold: ReturnType<typeof sql>) => {
    const calls = await t.world.db.transaction().execute(async (db) => {
      await hold.execute(db);
      const first = invite(both[0], [ada, ben]);
      await expect.poll(() => callsWaiting(t.world.db)).toBe(1);
      const second = invite(both[1], [ben, ada]);
      await expect.poll(() => callsWaiting(t.world.db)).toBe(2);
      return [first, second];
    });
    return Promise.all(calls);
  };
  const first = await atOnce(sql`lock table invitation in share mode`);
  for (const of of ['invited', 'repeated'] as const) expect(first.flatMap((one) => one[of]).toSorted()).toEqual([ada.email, ben.email]);
  expect(await atOnce(sql`select from invitation where email = ${ada.email} for update`)).toEqual([
    { invited: [], repeated: [ada.email, ben.email] },
    { invited: [], repeated: [ben.email, ada.email] },
  ]);
  const mails = await t.mailsTo(ada.email);
  expect(mails).toHaveLength(4);
  expect(new Set(mails.map(({ text }) => linkIn(text))).size).toBe(1);
});

test('nobody is invited to an unpublished job code, nor to that of another company', async () => {
  const draft = await givenJobCode(recruiter, { published: false });
  await expect(recruiter(invitations.invite, { bookingId: draft.bookingId, candidates: [lina] })).rejects.toMatchObject({
    problem: { code: 'interview-unavailable' },
  });
  const open = await givenJobCode(recruiter);
  await expect(stranger(invitations.invite, { bookingId: open.bookingId, candidates: [lina] })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});

test('a cancelled invitation stays listed; with isDelete it is gone; others cannot touch it', async () => {
  const { bookingId } = await givenJobCode(recruiter);
  await recruiter(invitations.invite, { bookingId, candidates: [lina, { email: 'omar@mail.test' }] });
  const { items } = await recruiter(invitations.list, { bookingId });
  const [one, two] = items.map((item) => item.id) as [string, string];
  await expect(stranger(invitations.cancel, { id: one })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await recruiter(invitations.cancel, { id: one });
  await recruiter(invitations.cancel, { id: two, isDelete: true });
  expect(await recruiter(invitations.list, { bookingId })).toMatchObject({
    total: 1,
    items: [{ id: one, state: 'cancelled', cancelledBy: 'company' }],
  });
});

test('the invited person cancels by the personal link, without an account', async () => {
  const { bookingId, id: jobcodeId } = await givenJobCode(recruiter);
  await recruiter(invitations.invite, { bookingId, candidates: [lina] });
  const { items } = await recruiter(invitations.list, { bookingId });
  const uniqueId = items[0]?.uniqueId ?? '';
  const anyone = await t.as();
  expect(await anyone(invitations.about, { uniqueId })).toMatchObject({ companyName: 'Lindenhof', jobcodeId, cancelled: false });
  await anyone(invitations.decline, { uniqueId });
  expect(await recruiter(invitations.list, { bookingId })).toMatchObject({ items: [{ state: 'cancelled', cancelledBy: 'candidate' }] });
  await expect(anyone(invitations.decline, { uniqueId: 'x'.repeat(43) })).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('a link that is open twice is cancelled once, and the company does not take over that the candidate said no', async () => {
  const { bookingId, id: jobcodeId } = await givenJobCode(recruiter);
  const person = await givenCandidate(t.world);
  await recruiter(invitations.invite, { bookingId, candidates: [{ email: person.email }] });
  const [{ id, uniqueId } = { id: '', uniqueId: '' }] = (await recruiter(invitations.list, { bookingId })).items;
  const { applicationId } = await (await t.as(person.id))(interview.begin, { jobcodeId, uniqueId, consent: true });
  const anyone = await t.as();
  const calls = await t.world.db.transaction().execute(async (db) => {
    await sql`select from invitation where id = ${id} for update`.execute(db);
    const twice = [1, 2].map(() => anyone(invitations.decline, { uniqueId }));
    await expect.poll(() => callsWaiting(t.world.db)).toBe(2);
    return twice;
  });
  await Promise.all(calls);
  await recruiter(invitations.cancel, { id });
  expect((await recruiter(invitations.list, { bookingId })).items).toMatchObject([{ state: 'cancelled', cancelledBy: 'candidate' }]);
  const { history } = await recruiter(applicants.one, { id: applicationId });
  expect(history.map(({ status }) => status)).toEqual(['Declined']);
});

test('whoever took the application back and then cancels by the link has declined once', async () => {
  const { bookingId, id: jobcodeId } = await givenJobCode(recruiter);
  const person = await givenCandidate(t.world);
  await recruiter(invitations.invite, { bookingId, candidates: [{ email: person.email }] });
  const uniqueId = (await recruiter(invitations.list, { bookingId })).items[0]?.uniqueId ?? '';
  const call = await t.as(person.id);
  const { applicationId } = await call(interview.begin, { jobcodeId, uniqueId, consent: true });
  await call(applying.withdraw, { applicationId });
  await call(invitations.decline, { uniqueId });
  expect((await recruiter(applicants.one, { id: applicationId })).history.map(({ status }) => status)).toEqual(['Declined']);
});

test('everybody invited is reminded once, two days before the interview closes', async () => {
  const { bookingId, id } = await givenJobCode(recruiter);
  const deadline = new Date(t.world.now().getTime() + 6 * day).toISOString().slice(0, 10);
  await recruiter(jobCodeEditing.update, { id, deadline });
  await recruiter(invitations.invite, { bookingId, candidates: [{ email: 'mila@mail.test' }] });
  await remindInvited.run(ownContext(t.world), {});
  await t.work();
  expect(await t.mailsTo('mila@mail.test')).toHaveLength(1);
  t.later(5 * day);
  await remindInvited.run(ownContext(t.world), {});
  await t.work();
  await remindInvited.run(ownContext(t.world), {});
  await t.work();
  const mails = await t.mailsTo('mila@mail.test');
  expect(mails).toHaveLength(2);
  expect(mails[0]?.subject).toContain('A reminder');
});

test('whoever began by the open link goes on by the personal one, and is the person invited whatever their address', async () => {
  const { bookingId, id: jobcodeId } = await givenJobCode(recruiter);
  await recruiter(invitations.invite, { bookingId, candidates: [{ email: 'work@mail.test' }] });
  const invited = async () => (await recruiter(invitations.list, { bookingId })).items[0];
  const candidate = await t.as((await givenCandidate(t.world, { email: 'home@mail.test' })).id);
  const { applicationId } = await candidate(interview.begin, { jobcodeId, consent: true });
  expect(await invited()).toMatchObject({ state: 'invited' });
  const again = await candidate(interview.begin, { jobcodeId, consent: true, uniqueId: (await invited())?.uniqueId });
  expect(again.applicationId).toBe(applicationId);
  await candidate(takes.text, { applicationId, questionNo: 1, text: 'It is warm' });
  await candidate(interview.submit, { applicationId });
  expect(await invited()).toMatchObject({ state: 'sent' });
});

test('nobody is reminded on the day of the invitation, nor of an interview of a company that is closed', async () => {
  const { owner, companyId } = await givenCompany(t.world, 'Winkel');
  const call = await t.as(owner.id);
  const { bookingId, id } = await givenJobCode(call);
  const deadline = new Date(t.world.now().getTime() + 2 * day).toISOString().slice(0, 10);
  await call(jobCodeEditing.update, { id, deadline });
  await call(invitations.invite, { bookingId, candidates: [{ email: 'late@mail.test' }] });
  const remind = async () => {
    await remindInvited.run(ownContext(t.world), {});
    await t.work();
    return (await t.mailsTo('late@mail.test')).length;
  };
  t.later(hour);
  expect(await remind()).toBe(1);
  t.later(day);
  const admin = await t.as((await givenAdministrator(t.world)).id);
  await admin(closing.deactivateCompany, { companyId, name: 'Winkel' });
  expect(await remind()).toBe(1);
  await admin(closing.activateCompany, { companyId });
  expect(await remind()).toBe(2);
});

test('the list of applicants of an own booking is empty at first, and that of another company is not found', async () => {
  const { bookingId } = await givenJobCode(recruiter);
  expect(await recruiter(applicants.byBooking, { bookingId })).toMatchObject({ items: [], total: 0, page: 1, count: 10 });
  await expect(stranger(applicants.byBooking, { bookingId })).rejects.toMatchObject({ problem: { status: 404 } });
});

test('the same personal link is mailed again, in the words of the first time; a cancelled invitation counts again', async () => {
  const { bookingId, id: jobCodeId } = await givenJobCode(recruiter);
  const email = 'again@mail.test';
  await recruiter(invitations.invite, { bookingId, language: 'de', message: 'Wir freuen uns.', candidates: [{ email }] });
  const one = async () => (await recruiter(invitations.list, { bookingId })).items[0];
  const { id = '', uniqueId = '' } = (await one()) ?? {};
  await recruiter(invitations.cancel, { id });
  t.later(1000);
  await recruiter(invitations.resend, { id });
  const mails = await t.mailsTo(email);
  expect(mails).toHaveLength(2);
  expect(linkIn(mails[0]?.text)).toBe(`${jobCodeId}/${uniqueId}`);
  expect(mails[0]?.text).toContain('Wir freuen uns.');
  expect(await one()).toMatchObject({ state: 'invited', cancelledBy: null });
});

test('whoever had everything deleted is a figure in the list: no address, no link, and nothing is sent any more', async () => {
  const { bookingId, id: jobCodeId } = await givenJobCode(recruiter);
  const deadline = new Date(t.world.now().getTime() + day).toISOString().slice(0, 10);
  const email = 'gone@mail.test';
  await recruiter(invitations.invite, { bookingId, candidates: [{ email, firstName: 'Gone' }] });
  await atomically(ownContext(t.world), (ctx) => forgetInvitationsTo(ctx.db, email));
  const { items } = await recruiter(invitations.list, { bookingId });
  expect(items).toMatchObject([{ state: 'deleted', email: '', firstName: '', uniqueId: '' }]);
  expect(await recruiter(invitations.list, { bookingId, textSearch: 'removed' })).toMatchObject({ items: [], total: 0 });
  const id = items[0]?.id ?? '';
  await expect(recruiter(invitations.resend, { id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await expect(recruiter(invitations.cancel, { id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await recruiter(jobCodeEditing.update, { id: jobCodeId, deadline });
  await remindInvited.run(ownContext(t.world), {});
  await t.work();
  expect(await t.mailsTo(`removed-${id}@removed.invalid`)).toEqual([]);
  expect((await recruiter(people.both, { textSearch: 'removed' })).total).toBe(0);
});

test('no link is mailed again by another company, nor for a job code that is over', async () => {
  const job = await givenJobCode(recruiter);
  const email = 'over@mail.test';
  await recruiter(invitations.invite, { bookingId: job.bookingId, candidates: [{ email }] });
  const [{ id } = { id: '' }] = (await recruiter(invitations.list, { bookingId: job.bookingId })).items;
  await expect(stranger(invitations.resend, { id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await recruiter(jobCodeEditing.update, { id: job.id, state: 'archived' });
  await expect(recruiter(invitations.resend, { id })).rejects.toMatchObject({ problem: { code: 'interview-unavailable' } });
  expect(await t.mailsTo(email)).toHaveLength(1);
});

test('whoever applied before the invitation is known by it, and nobody is reminded who sent, took back or was denied', async () => {
  const ad = await givenJobAd(recruiter);
  const job = await givenJobCode(recruiter, { questions: [aQuestion('Why bread?', { kinds: ['text'] })] });
  await recruiter(jobAdEditing.attachJobCode, { bookingId: ad.bookingId, jobCodeId: job.id });
  const bookingId = ad.bookingId;
  const deadline = new Date(t.world.now().getTime() + 3 * day).toISOString().slice(0, 10);
  await recruiter(jobCodeEditing.update, { id: job.id, deadline });
  const people = await Promise.all(['sent', 'back', 'denied', 'waits'].map(() => givenCandidate(t.world)));
  const came = await Promise.all(
    people.map(async ({ id, email }) => {
      const call = await t.as(id);
      await call(applying.apply, { bookingId, consent: true });
      await recruiter(invitations.invite, { bookingId, candidates: [{ email }] });
      const { items } = await recruiter(invitations.list, { bookingId, textSearch: email });
      const { applicationId } = await call(interview.begin, { jobcodeId: job.id, uniqueId: items[0]?.uniqueId ?? '', consent: true });
      return { call, email, applicationId };
    }),
  );
  const [sent, back, denied, waits] = came;
  await sent?.call(takes.text, { applicationId: sent.applicationId, questionNo: 1, text: 'Because it feeds people.' });
  await sent?.call(interview.submit, { applicationId: sent.applicationId });
  await back?.call(applying.withdraw, { applicationId: back.applicationId });
  await recruiter(deciding.setStatus, { ids: [denied?.applicationId ?? ''], status: 'Denied' });
  const { items } = await recruiter(invitations.list, { bookingId });
  expect(items.find(({ email }) => email === sent?.email)?.state).toBe('sent');
  t.later(2 * day);
  await remindInvited.run(ownContext(t.world), {});
  await t.work();
  const reminded = await Promise.all(
    came.map(async ({ email }) => (await t.mailsTo(email)).some(({ subject }) => /reminder/.test(subject))),
  );
  expect(reminded).toEqual([false, false, false, true]);
  await (await t.as())(invitations.decline, { uniqueId: items.find(({ email }) => email === waits?.email)?.uniqueId ?? '' });
  expect(await recruiter(applicants.one, { id: waits?.applicationId ?? '' })).toMatchObject({ status: 'Declined' });
});
