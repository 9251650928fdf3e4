import { applying } from '@vitrine/contract/applying/applying.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenJobCode } from './fixtures.ts';

const { world, as, later } = await startWorld();
const nobody = await as();
const recruiter = await as((await givenCompany(world)).owner.id);
const candidate = async () => as((await givenCandidate(world)).id);
const code = (problem: string) => expect.objectContaining({ problem: expect.objectContaining({ code: problem }) });

test('anybody may see a published job code, with its company and its questions', async () => {
  const { id, bookingId } = await givenJobCode(recruiter);
  const found = await nobody(jobCodeLookup.find, { id, noauth: true });
  expect(found).toMatchObject({ id, bookingId, state: 'active', uniqueid: null, invited: null, company: { companyName: 'Lindenhof' } });
  expect(found.questions).toMatchObject([{ questionNo: 1, text: 'Why bread?', seconds: 60, attempts: 2 }]);
});

test('an unpublished or put away one is shown to its own company only', async () => {
  const { id, bookingId } = await givenJobCode(recruiter, { published: false });
  await expect(nobody(jobCodeLookup.find, { id })).rejects.toEqual(code('interview-unavailable'));
  expect(await recruiter(jobCodeLookup.find, { id })).toMatchObject({ state: 'inactive' });
  expect(await recruiter(jobCodeLookup.findByBooking, { bookingId })).toMatchObject({ id });
  await recruiter(jobCodeEditing.update, { id, state: 'archived' });
  await expect((await candidate())(jobCodeLookup.findByBooking, { bookingId })).rejects.toEqual(code('interview-unavailable'));
});

test('after its deadline it has expired, but who has begun may finish', async () => {
  const { id, bookingId } = await givenJobCode(recruiter);
  const deadline = new Date(world.now().getTime() + 2 * day).toISOString().slice(0, 10);
  await recruiter(jobCodeEditing.update, { id, deadline });
  const person = await givenCandidate(world);
  const begun = await as(person.id);
  await begun(applying.applyToBooking, { jobad: '1', bookingid: bookingId });
  await world.db.updateTable('application').set({ started_at: world.now().toISOString() }).where('account_id', '=', person.id).execute();
  later(4 * day);
  await expect(nobody(jobCodeLookup.find, { id })).rejects.toEqual(code('interview-expired'));
  expect(await begun(jobCodeLookup.find, { id })).toMatchObject({ state: 'expired' });
});

test('a personal link says whom it was sent to, and ends when it is taken back', async () => {
  const { id } = await givenJobCode(recruiter);
  const { company_id } = await world.db.selectFrom('job_code').select('company_id').where('id', '=', id).executeTakeFirstOrThrow();
  const row = { id: world.newId(), job_code_id: id, company_id, email: 'mia@mail.example', first_name: 'Mia', last_name: 'Moll' };
  await world.db
    .insertInto('invitation')
    .values({ ...row, unique_id: 'secret-of-mia', created_at: world.now().toISOString() })
    .execute();
  const found = await nobody(jobCodeLookup.findPersonal, { id, uniqueid: 'secret-of-mia', noauth: true });
  expect(found).toMatchObject({ uniqueid: 'secret-of-mia', invited: { firstName: 'Mia', language: 'en' } });
  // whoever holds the link learns no more of the invited than the landing says
  expect(JSON.stringify(found)).not.toMatch(/mia@mail\.example|Moll/);
  const opened = await world.db.selectFrom('invitation').select('opened_at').where('id', '=', row.id).executeTakeFirstOrThrow();
  expect(opened.opened_at).not.toBeNull();
  await expect(nobody(jobCodeLookup.findPersonal, { id, uniqueid: 'guessed' })).rejects.toEqual(code('not-found'));
  await world.db
    .updateTable('invitation')
    .set({ cancelled_at: world.now().toISOString(), cancelled_by: 'company' })
    .where('id', '=', row.id)
    .execute();
  await expect(nobody(jobCodeLookup.findPersonal, { id, uniqueid: 'secret-of-mia' })).rejects.toEqual(code('interview-unavailable'));
});

test('what a candidate has opened is listed, the latest first, with its present state', async () => {
  const first = await givenJobCode(recruiter, { title: 'First' });
  const second = await givenJobCode(recruiter, { title: 'Second' });
  const person = await candidate();
  await person(jobCodeLookup.find, { id: first.id });
  later(minute);
  await person(jobCodeLookup.find, { id: second.id });
  later(minute);
  await person(jobCodeLookup.find, { id: first.id });
  await recruiter(jobCodeEditing.update, { id: second.id, state: 'archived' });
  const { items, total } = await person(jobCodeLookup.scanned, {});
  expect(items.map((one) => [one.title, one.state])).toEqual([
    ['First', 'active'],
    ['Second', 'archived'],
  ]);
  expect(total).toBe(2);
});
