import { team } from '@vitrine/contract/accounts/team.ts';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callsWaiting } from '../../../../test/database.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenApplication, givenVideo } from '../../applicants/fixtures.ts';
import { givenJobAd } from '../../job-ads/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate, testPassword } from '../fixtures.ts';

let t: TestWorld;
let companyId: string;
let ownerId: string;
let owner: Call;
let given: { id: string; bookingId: string };
let other: { id: string; bookingId: string };
beforeAll(async () => {
  t = await startWorld();
});
beforeEach(async () => {
  const house = await givenCompany(t.world, 'Lindenhof');
  ({ companyId } = house);
  ownerId = house.owner.id;
  owner = await t.as(ownerId);
  given = await givenJobCode(owner, { title: 'Night baker' });
  other = await givenJobCode(owner, { title: 'Pastry chef' });
});

const code = (name: string) => expect.objectContaining({ problem: expect.objectContaining({ code: name }) });
const applied = async (bookingId: string) => givenApplication(t.world, bookingId, (await givenCandidate(t.world, { firstName: 'Zoé' })).id);

test('a hiring manager is invited with jobs, joins, and sees these and no others', async () => {
  const seen = await applied(given.bookingId);
  const unseen = await applied(other.bookingId);
  const email = `vera-${companyId}@mail.test`;
  await owner(team.invite, { emails: [email], role: 'hiring-manager', bookings: [given.bookingId] });
  const jobs = [{ bookingId: given.bookingId, title: 'Night baker' }];
  expect((await owner(team.pending, {})).items).toEqual([expect.objectContaining({ email, role: 'hiring-manager', jobs })]);
  const token = (await t.mailsTo(email))[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';
  await (await t.as())(team.accept, { token, firstName: 'Vera', lastName: 'Lang', password: testPassword, termsAccepted: true });
  const vera = (await owner(team.list, {})).items.find((one) => one.email === email);
  expect(vera).toMatchObject({ role: 'hiring-manager', jobs });

  const manager = await t.as(vera?.id);
  expect((await manager(jobCodeLists.active, {})).items.map((one) => one.title)).toEqual(['Night baker']);
  expect((await manager(applicants.ofCompany, {})).items.map((one) => one.id)).toEqual([seen]);
  expect((await manager(applicants.ofCompany, { textSearch: 'Zoé' })).total).toBe(1);
  expect(await manager(applicants.counts, {})).toMatchObject({ New: 1, sent: 1 });
  await expect(manager(applicants.counts, { bookingId: other.bookingId })).rejects.toEqual(code('not-found'));
  await expect(manager(applicants.one, { id: unseen })).rejects.toEqual(code('not-found'));
  await manager(comments.add, { id: seen, text: 'Clear and calm', questionNo: null, second: null });
  await expect(manager(comments.list, { id: unseen })).rejects.toEqual(code('not-found'));
  expect((await owner(comments.list, { id: seen })).items[0]).toMatchObject({ author: 'Vera Lang', text: 'Clear and calm' });
});

test('a job that is taken away is gone with the next call, and so are its recordings', async () => {
  const id = await applied(given.bookingId);
  const takeId = await givenVideo(t.world, id, 1);
  await t.world.files.put(`takes/${takeId}.mp4`, Buffer.from('a film'));
  const { id: managerId } = await givenHiringManager(t.world, companyId, [given.bookingId, other.bookingId]);
  const manager = await t.as(managerId);
  const comment = await manager(comments.add, { id, text: 'Mine', questionNo: null, second: null });
  const [item] = (await manager(applicantAnswers.questionwise, { bookingId: given.bookingId })).items;
  const film = item?.answer?.media?.url ?? '';
  expect((await t.app.inject(film)).statusCode).toBe(200);

  await owner(team.giveJobs, { id: managerId, bookings: [other.bookingId] });
  expect((await t.app.inject(film)).json()).toMatchObject({ code: 'link-expired' });
  await expect(manager(applicants.one, { id })).rejects.toEqual(code('not-found'));
  await expect(manager(comments.update, { commentId: comment.id, text: 'Still mine' })).rejects.toEqual(code('not-found'));
  await expect(manager(comments.remove, { commentId: comment.id })).rejects.toEqual(code('not-found'));
  expect((await manager(applicants.ofCompany, {})).total).toBe(0);
});

test('a role that is changed holds for sessions that are open', async () => {
  const mate = await givenTeammate(t.world, companyId);
  const session = await t.as(mate.id);
  await session(applicantExport.csv, {});
  await owner(team.changeRole, { id: mate.id, role: 'hiring-manager', bookings: [given.bookingId] });
  await expect(session(applicantExport.csv, {})).rejects.toEqual(code('not-allowed'));
  expect((await session(jobCodeLists.active, {})).items.map((one) => one.bookingId)).toEqual([given.bookingId]);
  await owner(team.changeRole, { id: mate.id, role: 'recruiter' });
  expect((await session(jobCodeLists.active, {})).total).toBe(2);
  expect((await owner(team.list, {})).items.find((one) => one.id === mate.id)).toMatchObject({ role: 'recruiter', jobs: [] });
});

test('the owner alone changes roles, recruiters give jobs, and nobody gives away what is another company’s', async () => {
  const mate = await givenTeammate(t.world, companyId);
  const recruiter = await t.as(mate.id);
  const manager = await givenHiringManager(t.world, companyId);
  const elsewhere = await givenCompany(t.world, 'Elsewhere');
  const foreign = await givenJobCode(await t.as(elsewhere.owner.id));
  await expect(recruiter(team.changeRole, { id: manager.id, role: 'recruiter' })).rejects.toEqual(code('not-allowed'));
  await recruiter(team.giveJobs, { id: manager.id, bookings: [given.bookingId] });
  for (const bookings of [[foreign.bookingId], [given.bookingId, 'zzzz99']]) {
    await expect(recruiter(team.giveJobs, { id: manager.id, bookings })).rejects.toEqual(code('not-found'));
    await expect(owner(team.changeRole, { id: mate.id, role: 'hiring-manager', bookings })).rejects.toEqual(code('not-found'));
    await expect(recruiter(team.invite, { emails: ['x@mail.test'], role: 'hiring-manager', bookings })).rejects.toEqual(code('not-found'));
  }
  await expect(recruiter(team.giveJobs, { id: mate.id, bookings: [] })).rejects.toEqual(code('not-found'));
  await expect((await t.as(elsewhere.owner.id))(team.changeRole, { id: manager.id, role: 'recruiter' })).rejects.toEqual(code('not-found'));
  await expect(owner(team.changeRole, { id: ownerId, role: 'recruiter' })).rejects.toEqual(code('owner-stays'));
});

test('who was given a job keeps it when its job code goes under an ad', async () => {
  const ad = await givenJobAd(owner);
  const manager = await t.as((await givenHiringManager(t.world, companyId, [given.bookingId])).id);
  await owner(jobAdEditing.attachJobCode, { bookingId: ad.bookingId, jobCodeId: given.id });
  expect((await manager(jobCodeLists.active, {})).items.map((one) => one.bookingId)).toEqual([ad.bookingId, ad.bookingId]);
});

test('whoever becomes the owner at that moment is neither removed nor given jobs instead', async () => {
  const recruiter = await t.as((await givenTeammate(t.world, companyId)).id);
  for (const [refusal, other] of [
    ['not-found', (id: string) => recruiter(team.giveJobs, { id, bookings: [] })],
    ['owner-stays', (id: string) => owner(team.remove, { id })],
  ] as const) {
    const heir = await givenHiringManager(t.world, companyId, [given.bookingId]);
    const [holds, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = t.world.db.transaction().execute(async (trx) => {
      await trx.selectFrom('account').select('id').where('id', '=', heir.id).forUpdate().execute();
      holds.resolve();
      await both.promise;
    });
    await holds.promise;
    const handedOver = owner(team.makeOwner, { id: heir.id });
    await expect.poll(waiting).toBe(1);
    const otherwise = Promise.allSettled([other(heir.id)]);
    await expect.poll(waiting).toBe(2);
    both.resolve();
    await Promise.all([holding, handedOver]);
    expect((await otherwise)[0]).toMatchObject({ status: 'rejected', reason: code(refusal) });
    const call = await t.as(heir.id);
    expect(await call(team.info, {})).toMatchObject({ role: 'owner' });
    await call(team.makeOwner, { id: ownerId });
  }
});

test('whoever becomes the owner at that moment does not leave the company without one', async () => {
  const heir = await givenTeammate(t.world, companyId, { password: true });
  const call = await t.as(heir.id);
  const both = await t.world.db.transaction().execute(async (db) => {
    await db.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute();
    await db.selectFrom('account').select('id').where('id', '=', heir.id).forUpdate().execute();
    const handedOver = owner(team.makeOwner, { id: heir.id });
    await expect.poll(waiting).toBe(1);
    const left = Promise.allSettled([call(privacy.erase, { password: testPassword })]);
    await expect.poll(waiting).toBe(2);
    return { handedOver, left };
  });
  await both.handedOver;
  expect((await both.left)[0]).toMatchObject({ status: 'rejected', reason: code('owner-stays') });
  expect(await (await t.as(heir.id))(team.info, {})).toMatchObject({ role: 'owner' });
});

const waiting = () => callsWaiting(t.world.db);

test('a hiring manager who becomes the owner sees everything', async () => {
  const heir = await givenHiringManager(t.world, companyId, [given.bookingId]);
  await owner(team.makeOwner, { id: heir.id });
  const call = await t.as(heir.id);
  expect(await call(team.info, {})).toMatchObject({ role: 'owner' });
  expect((await call(jobCodeLists.active, {})).total).toBe(2);
  expect(await owner(team.info, {})).toMatchObject({ role: 'recruiter' });
});
