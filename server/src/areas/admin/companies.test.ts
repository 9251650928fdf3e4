import { companies } from '@vitrine/contract/admin/companies.ts';
import { subscriptions } from '@vitrine/contract/billing/subscriptions.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { look } from '@vitrine/contract/companies/branding.ts';
import { companyInfo } from '@vitrine/contract/companies/info.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenBuying } from '../billing/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';

let t: TestWorld;
let admin: Call;
beforeAll(async () => {
  t = await startWorld();
  admin = await t.as((await givenAdministrator(t.world)).id);
});

const found = async (textSearch: string) => (await admin(companies.list, { textSearch })).items.map(({ companyName }) => companyName);

test('a company is found by its own words and by those of its people', async () => {
  await givenCompany(t.world, 'Bäckerei Öhrström', { firstName: 'Ada', email: 'ada@oven.test' });
  await givenCompany(t.world, 'Tischlerei Holm', { email: 'olaf@wood.test' });
  expect(await found('ohrstrom')).toEqual(['Bäckerei Öhrström']);
  expect(await found('oven.test')).toEqual(['Bäckerei Öhrström']);
  expect(await found('wood.test holm')).toEqual(['Tischlerei Holm']);
  expect(await found('100%')).toEqual([]);
});

test('one company answers to both names of its id, with its owner and how much there is', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Gasthof Linde', { firstName: 'Rosa', lastName: 'Linde' });
  await givenTeammate(t.world, companyId);
  await givenJobAd(await t.as(owner.id));
  const expected = {
    companyName: 'Gasthof Linde',
    state: 'active',
    recruiters: 2,
    openJobs: 1,
    owner: { id: owner.id, name: 'Rosa Linde', email: owner.email },
    arrangement: { notes: '', seats: null, branding: true },
    eraseAt: null,
  };
  expect(await admin(companies.info, { compId: companyId })).toMatchObject(expected);
  expect(await admin(companies.info, { companyId })).toMatchObject(expected);
  await expect(admin(companies.info, {})).rejects.toMatchObject({ problem: { errors: [{ field: 'companyId' }] } });
  await expect(admin(companies.info, { companyId: owner.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const outside = await t.as(owner.id);
  await expect(outside(companies.info, { companyId })).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  await expect(outside(companies.list, {})).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
});

test('what is arranged with a company stays where it is not named, and never shows to it', async () => {
  const { companyId } = await givenCompany(t.world, 'Arranged');
  await admin(companies.updateMisc, { companyId, notes: 'Pays by the year', seats: 4 });
  expect(await admin(companies.updateMisc, { companyId, branding: false })).toEqual({
    notes: 'Pays by the year',
    seats: 4,
    branding: false,
  });
  expect(await admin(companies.updateMisc, { companyId, seats: null })).toMatchObject({ seats: null, branding: false });
  await expect(admin(companies.updateMisc, { companyId, seats: 0 })).rejects.toMatchObject({ problem: { errors: [{ field: 'seats' }] } });
});

test('a look that is not to be shown is not shown, and comes back as it was', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Colourful');
  const recruiter = await t.as(owner.id);
  await recruiter(look.update, { primaryColor1: '#123456' });
  const shown = async () => (await recruiter(companyInfo.info, {})).corporateIdentityStyleDetails;
  expect(await shown()).toMatchObject([{ primaryColor1: '#123456' }]);
  await admin(companies.updateMisc, { companyId, branding: false });
  expect(await shown()).toEqual([]);
  await admin(companies.updateMisc, { companyId, branding: true });
  expect(await shown()).toMatchObject([{ primaryColor1: '#123456' }]);
});

test('arranged seats count in place of those of the plans', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Seated');
  const recruiter = await t.as(owner.id);
  await givenBuying(admin);
  const seats = async () => (await recruiter(subscriptions.own, {})).seats.most;
  expect(await seats()).toBeNull();
  await admin(companies.updateMisc, { companyId, seats: 3 });
  expect(await seats()).toBe(3);
});
