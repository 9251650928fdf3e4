import { company } from '@vitrine/contract/accounts/company.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { business } from '@vitrine/contract/companies/business.ts';
import { day } from '@vitrine/contract/durations.ts';
import { jobAdCategories, jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { jobAd, jobPage } from '@vitrine/contract/job-ads/shapes.ts';
import { jobAdViewing } from '@vitrine/contract/job-ads/viewing.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { anAd, givenJobAd } from './fixtures.ts';

const { world, app, as, work } = await startWorld();
const someone = await givenCompany(world);
const recruiter = await as(someone.owner.id);
const elsewhere = await givenCompany(world, 'Elsewhere');
const stranger = await as(elsewhere.owner.id);
const nobody = await as();

const code = (problem: string) => expect.objectContaining({ problem: expect.objectContaining({ code: problem }) });
const png = async (width = 1600, height = 900) =>
  new Blob([
    Buffer.from(
      await sharp({ create: { width, height, channels: 3, background: '#248291' } })
        .png()
        .toBuffer(),
    ),
  ]);

test('an ad begins as an empty draft under a booking of its own, and is published when nothing is missing', async () => {
  const made = await recruiter(jobAdEditing.create, {});
  expect(made).toMatchObject({ title: '', state: 'draft', revision: 1, recruiters: [], jobCode: null, daysRemaining: null });
  expect(made.bookingId).toMatch(/^[a-z0-9]{6}$/);
  const { bookingId } = made;
  const refused = await recruiter(jobAdEditing.publish, { bookingId }).catch((error: unknown) => error);
  expect(refused).toEqual(code('job-ad-incomplete'));
  expect(refused).toMatchObject({
    problem: { errors: ['title', 'tasks', 'employmentType', 'field', 'places'].map((field) => ({ field })) },
  });
  await recruiter(jobAdEditing.update, { bookingId, ...anAd() });
  expect(await recruiter(jobAdEditing.publish, { bookingId })).toMatchObject({ state: 'open' });
  await expect(recruiter(jobAdEditing.update, { bookingId, title: '' })).rejects.toEqual(code('job-ad-incomplete'));
});

test('what a row holds and the contract does not name stays inside', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const names = (of: object) => Object.keys(of).sort();
  expect(names(await recruiter(jobAdEditing.read, { bookingId }))).toEqual(names(jobAd.shape));
  expect(names(await nobody(jobAdViewing.byBooking, { bookingId }))).toEqual(names(jobPage.shape));
});

test('rich text keeps its few elements and loses everything that acts', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const tasks =
    '<h1>You</h1><p onclick="x()">bake <b>bread</b><script>alert(1)</script><img src=x onerror=y></p><style>p{}</style>' +
    '<ul><li><a href="javascript:alert(1)" target="_blank">no</a> <a href="https://lindenhof.example/">yes</a></li></ul><iframe src="//x"></iframe>';
  const { tasks: stored } = await recruiter(jobAdEditing.update, { bookingId, tasks });
  expect(stored).toBe(
    '<h3>You</h3><p>bake <strong>bread</strong></p><ul><li><a rel="noopener nofollow">no</a> <a href="https://lindenhof.example/" rel="noopener nofollow">yes</a></li></ul>',
  );
  expect(await recruiter(jobAdEditing.update, { bookingId, benefits: '<p> <br></p>' })).toMatchObject({ benefits: '' });
});

test('a card shows 300 characters of plain words and an ellipsis (R080, R223)', async () => {
  const words = 'long dough & short nights '.repeat(16).trim();
  const { bookingId } = await givenJobAd(recruiter, { presentYourCompany: `<p>${words.slice(0, 200)}</p><p>${words.slice(200)}</p>` });
  const { presentYourCompany, tasks, sections } = await nobody(jobAdViewing.byBooking, { bookingId });
  expect(Array.from(presentYourCompany)).toHaveLength(301);
  expect(presentYourCompany).toMatch(/^long dough & short nights .*…$/);
  expect(tasks).toBe('Bake bread by hand.');
  expect(sections.tasks).toBe('<p>Bake bread by hand.</p>');
});

test('a change that began from an older state is refused and changes nothing', async () => {
  const { bookingId, revision } = await recruiter(jobAdEditing.create, { title: 'First' });
  const second = await recruiter(jobAdEditing.update, { bookingId, revision, title: 'Second' });
  await expect(recruiter(jobAdEditing.update, { bookingId, revision, title: 'Third' })).rejects.toEqual(code('changed-elsewhere'));
  expect(await recruiter(jobAdEditing.read, { bookingId })).toMatchObject({ title: 'Second', revision: second.revision });
});

test.each([
  ['four industries', { industry: ['retail', 'energy-environment', 'logistics-transport', 'education'] as never }],
  ['four fields', { field: ['IT', 'Law', 'Marketing', 'Production'] as never }],
  ['a kind of employment that is not on the list', { employmentType: ['Sometimes' as never] }],
  ['a range that ends before it begins', { salary: { from: 50_000, to: 40_000, currency: 'EUR', period: 'year' as const } }],
  ['a country of three letters', { places: [{ city: 'Bern', country: 'CHE' }] }],
  ['a folder that nobody made', { category: 'Nowhere' }],
  ['a job for nobody', { openings: 0 }],
  ['a job for more than a thousand', { openings: 1001 }],
  ['half an opening', { openings: 1.5 }],
])('%s is refused', async (_what, wrong) => {
  await expect(recruiter(jobAdEditing.create, wrong)).rejects.toEqual(code('invalid'));
});

test('three recruiters of the company may be in charge, a fourth is refused (R226)', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const people = [someone.owner.id];
  for (const firstName of ['Amir', 'Claire', 'Dora']) people.push((await givenTeammate(world, someone.companyId, { firstName })).id);
  const [first = '', second = '', third = '', fourth = ''] = people;
  for (const recruiterId of [first, second, third, third]) await recruiter(jobAdEditing.addRecruiter, { bookingId, recruiterId });
  const one = { bookingId, recruiterId: fourth };
  await expect(recruiter(jobAdEditing.addRecruiter, one)).rejects.toEqual(code('too-many-recruiters'));
  await recruiter(jobAdEditing.removeRecruiter, { bookingId, recruiterId: second });
  expect((await recruiter(jobAdEditing.addRecruiter, one)).recruiters.map(({ id }) => id)).toEqual([first, third, fourth]);
  const foreign = { bookingId, recruiterId: elsewhere.owner.id };
  await expect(recruiter(jobAdEditing.addRecruiter, foreign)).rejects.toEqual(code('not-found'));
  await recruiter(team.remove, { id: third });
  expect((await nobody(jobAdViewing.byBooking, { bookingId })).team.map(({ name }) => name.split(' ')[0])).toEqual(['Kim', 'Dora']);
});

test('the picture of an ad is taken by its content, scaled, replaced and removed', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const { jobAdThumbnail: first } = await recruiter(jobAdEditing.uploadThumbnail, { bookingId, file: await png() });
  const picture = await app.inject(first ?? '');
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 675 });
  const text = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
  await expect(recruiter(jobAdEditing.uploadThumbnail, { bookingId, file: text })).rejects.toEqual(code('wrong-file-type'));
  const foreign = { bookingId, companyId: elsewhere.companyId, file: await png() };
  await expect(recruiter(jobAdEditing.uploadThumbnail, foreign)).rejects.toEqual(code('not-found'));
  const copy = await recruiter(jobAdEditing.create, { copyOf: bookingId, title: 'Copy' });
  await recruiter(jobAdEditing.uploadThumbnail, { bookingId, companyId: someone.companyId, file: await png(300, 300) });
  await work();
  expect((await app.inject(first ?? '')).statusCode).toBe(404);
  expect((await app.inject(copy.jobAdThumbnail ?? '')).statusCode).toBe(200);
  expect(await recruiter(jobAdEditing.deleteThumbnail, { bookingId })).toMatchObject({ jobAdThumbnail: null });
});

test('another company can do nothing with an ad, nor with one’s job code', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  const theirs = await givenJobCode(stranger);
  await expect(stranger(jobAdEditing.update, { bookingId, title: 'Mine' })).rejects.toEqual(code('not-found'));
  await expect(stranger(jobAdEditing.create, { copyOf: bookingId })).rejects.toEqual(code('not-found'));
  await expect(recruiter(jobAdEditing.attachJobCode, { bookingId, jobCodeId: theirs.id })).rejects.toEqual(code('not-found'));
  await expect(recruiter(jobAdEditing.create, { bookingId: theirs.bookingId })).rejects.toEqual(code('not-found'));
});

test('folders are counted and renamed with what lies in them; only an empty one is deleted (R212)', async () => {
  const { id } = await recruiter(jobAdCategories.create, { name: 'Bakery' });
  await expect(recruiter(jobAdCategories.create, { name: 'bakery' })).rejects.toEqual(code('category-exists'));
  const { bookingId } = await givenJobAd(recruiter, { category: 'bakery' });
  await recruiter(jobAdCategories.rename, { id, name: 'Oven hall' });
  expect(await recruiter(jobAdEditing.read, { bookingId })).toMatchObject({ category: 'Oven hall' });
  expect((await recruiter(jobAdCategories.list, {})).items).toEqual([{ id, name: 'Oven hall', count: 1 }]);
  expect((await recruiter(companyJobs.list, { category: 'Oven hall' })).items.map((one) => one.bookingId)).toEqual([bookingId]);
  await expect(recruiter(jobAdCategories.remove, { id })).rejects.toEqual(code('category-filled'));
  await expect(stranger(jobAdCategories.rename, { id, name: 'Ours' })).rejects.toEqual(code('not-found'));
  await recruiter(jobAdEditing.update, { bookingId, category: '' });
  await recruiter(jobAdCategories.remove, { id });
  expect((await recruiter(jobAdCategories.list, {})).items).toEqual([]);
});

test('the closing date ends with the day in the zone of the company', async () => {
  const closingDate = new Date(world.now().getTime() + 20 * day).toISOString().slice(0, 10);
  const other = await givenCompany(world, 'Far');
  const own = await as(other.owner.id);
  await own(company.update, {
    companyName: 'Far',
    industries: [],
    employees: null,
    address: '',
    website: '',
    phone: '',
    timeZone: 'Pacific/Auckland',
  });
  const { bookingId } = await givenJobAd(own, { closingDate });
  const end = new Date((await nobody(jobAdViewing.byBooking, { bookingId })).closesAt ?? '');
  const there = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland', dateStyle: 'short', timeStyle: 'medium' });
  expect(there.format(end)).toBe(`${closingDate} 23:59:59`);
});

test('a new ad begins with what the company says of itself, a copy with its model', async () => {
  const own = await as((await givenCompany(world, 'Words')).owner.id);
  expect((await own(jobAdEditing.create, {})).presentYourCompany).toBe('');
  await own(business.update, { aboutUs: 'We bake <by hand>.\nSince 1911.\n\nEleven shops.' });
  const made = await own(jobAdEditing.create, {});
  expect(made.presentYourCompany).toBe('<p>We bake &lt;by hand&gt;.<br />Since 1911.</p><p>Eleven shops.</p>');
  const changed = await own(jobAdEditing.update, { bookingId: made.bookingId, presentYourCompany: '<p>Ours.</p>' });
  expect((await own(jobAdEditing.create, { copyOf: changed.bookingId })).presentYourCompany).toBe('<p>Ours.</p>');
});

test('how many people are sought is said, copied, left as it is by other changes, and taken back', async () => {
  expect(await givenJobAd(recruiter)).toMatchObject({ openings: null });
  const { bookingId } = await givenJobAd(recruiter, { openings: 1000 });
  const page = async () => (await nobody(jobAdViewing.byBooking, { bookingId })).openings;
  expect(await page()).toBe(1000);
  expect(await recruiter(jobAdEditing.create, { copyOf: bookingId })).toMatchObject({ openings: 1000 });
  expect(await recruiter(jobAdEditing.update, { bookingId, title: 'Miller' })).toMatchObject({ openings: 1000 });
  await recruiter(jobAdEditing.update, { bookingId, openings: null });
  expect(await page()).toBeNull();
});

test('those in charge of an ad are told to its own company alone', async () => {
  const { bookingId } = await givenJobAd(recruiter);
  expect((await recruiter(jobAdEditing.recruiters, { bookingId })).items).toEqual([]);
  const mate = await givenTeammate(world, someone.companyId, { firstName: 'Elif', lastName: 'Kaya' });
  await recruiter(jobAdEditing.addRecruiter, { bookingId, recruiterId: mate.id });
  expect((await recruiter(jobAdEditing.recruiters, { bookingId })).items).toEqual([
    { id: mate.id, firstName: 'Elif', lastName: 'Kaya', profilePic: null },
  ]);
  await expect(stranger(jobAdEditing.recruiters, { bookingId })).rejects.toEqual(code('not-found'));
  await recruiter(jobAdEditing.removeRecruiter, { bookingId, recruiterId: mate.id });
  expect((await recruiter(jobAdEditing.recruiters, { bookingId })).items).toEqual([]);
});
