import { account } from '@vitrine/contract/accounts/account.ts';
import { company } from '@vitrine/contract/accounts/company.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { callsWaiting } from '../../../../test/database.ts';
import { callAs, startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCompany, givenTeammate, testPassword } from '../fixtures.ts';
import { newLink } from '../links.ts';

let t: TestWorld;
beforeAll(async () => {
  t = await startWorld();
});

const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#248291' } })
        .png()
        .toBuffer(),
    ),
  ]);
const tokenFor = async (address: string) => (await t.mailsTo(address))[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';

test('several teammates are invited at once; one accepts, joins the company and leaves the pending list', async () => {
  const { owner, companyId } = await givenCompany(t.world, 'Mühle');
  const call = await t.as(owner.id);
  expect(await call(team.invite, { emails: ['one@muehle.test', 'two@muehle.test', owner.email] })).toEqual({
    invited: ['one@muehle.test', 'two@muehle.test'],
    refused: [{ email: owner.email, code: 'already-teammate' }],
  });
  const token = await tokenFor('one@muehle.test');
  const anyone = await t.as();
  expect(await anyone(team.invitation, { token })).toMatchObject({ companyName: 'Mühle', email: 'one@muehle.test' });
  await anyone(team.accept, { token, firstName: 'Eins', lastName: 'Müller', password: testPassword, language: 'de', termsAccepted: true });
  expect((await call(team.pending, {})).items.map((one) => one.email)).toEqual(['two@muehle.test']);
  expect((await call(team.list, {})).items).toEqual([
    expect.objectContaining({ role: 'owner', email: owner.email }),
    expect.objectContaining({ role: 'recruiter', email: 'one@muehle.test', firstName: 'Eins' }),
  ]);
  expect(
    (await t.world.db.selectFrom('account').select('company_id').where('email', '=', 'one@muehle.test').executeTakeFirst())?.company_id,
  ).toBe(companyId);
  await expect(anyone(team.invitation, { token })).rejects.toMatchObject({ problem: { code: 'link-expired' } });
});

test('an invitation is either accepted or taken back, also at the same moment', async () => {
  const { owner } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  const email = 'twice@muehle.test';
  await call(team.invite, { emails: [email] });
  const token = await tokenFor(email);
  const anyone = await t.as();
  const { accepted, removed } = await t.world.db.transaction().execute(async (db) => {
    await sql`lock table account in share mode`.execute(db);
    const accepted = anyone(team.accept, { token, firstName: 'A', lastName: 'B', password: testPassword, termsAccepted: true });
    await expect.poll(() => callsWaiting(t.world.db)).toBe(1);
    const removed = Promise.allSettled([call(team.remove, { email })]);
    await expect.poll(() => callsWaiting(t.world.db)).toBe(2);
    return { accepted, removed };
  });
  await accepted;
  expect(await removed).toMatchObject([{ status: 'rejected', reason: { problem: { code: 'not-found' } } }]);
  expect((await call(team.list, {})).items.map((one) => one.email)).toEqual([owner.email, email]);
});

test('only the owner removes people, and nobody removes somebody of another company', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const mate = await givenTeammate(t.world, companyId);
  const other = await givenTeammate(t.world, companyId);
  const stranger = await givenCompany(t.world);
  await expect((await t.as(mate.id))(team.remove, { id: other.id })).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  await expect((await t.as(stranger.owner.id))(team.remove, { id: other.id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const session = await t.as(other.id);
  await (await t.as(owner.id))(team.remove, { id: other.id });
  await expect(session(team.list, {})).rejects.toMatchObject({ problem: { status: 401 } });
  await expect((await t.as(owner.id))(team.remove, { id: owner.id })).rejects.toMatchObject({ problem: { code: 'owner-stays' } });
});

test('whoever was removed comes back by an invitation of the owner, with what they did and by what they choose now alone', async () => {
  const { owner, companyId } = await givenCompany(t.world, 'Bäckerei');
  const mate = await givenTeammate(t.world, companyId, { email: 'back@baeckerei.test', password: true });
  const [call, other] = [await t.as(owner.id), await t.as((await givenTeammate(t.world, companyId)).id)];
  const emails = ['back@baeckerei.test'];
  await call(team.remove, { id: mate.id });
  expect(await other(team.invite, { emails })).toEqual({ invited: [], refused: [{ email: emails[0], code: 'removed-teammate' }] });
  expect(await call(team.invite, { emails })).toEqual({ invited: emails, refused: [] });
  const token = await tokenFor('back@baeckerei.test');
  const anyone = await t.as();
  await anyone(team.accept, { token, firstName: 'Bo', lastName: 'Back', password: 'quite another phrase', termsAccepted: true });
  expect((await call(team.list, {})).items).toContainEqual(
    expect.objectContaining({ id: mate.id, email: 'back@baeckerei.test', firstName: 'Bo', role: 'recruiter' }),
  );
  const enter = (password: string) =>
    callAs(t.app, { authorization: `Basic ${Buffer.from(`back@baeckerei.test:${password}`).toString('base64')}` })(signIn.login, {});
  await expect(enter(testPassword)).rejects.toMatchObject({ problem: { code: 'sign-in-failed' } });
  expect(await enter('quite another phrase')).toMatchObject({ userEmail: 'back@baeckerei.test' });
});

test('somebody whom administrators closed is not let in by an invitation of the team', async () => {
  const { owner, companyId } = await givenCompany(t.world, 'Konditorei');
  const mate = await givenTeammate(t.world, companyId, { email: 'closed@konditorei.test', firstName: 'Cleo', lastName: 'Close' });
  const admin = await t.as((await givenAdministrator(t.world)).id);
  await admin(closing.deactivateAccount, { accountId: mate.id, name: 'Cleo Close' });
  const call = await t.as(owner.id);
  expect((await call(team.invite, { emails: ['closed@konditorei.test'] })).refused).toMatchObject([{ code: 'already-registered' }]);
});

test('the owner hands the company over and may then be removed', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const heir = await givenTeammate(t.world, companyId);
  await (await t.as(owner.id))(team.makeOwner, { id: heir.id });
  await (await t.as(heir.id))(team.remove, { id: owner.id });
  expect((await (await t.as(heir.id))(team.list, {})).items).toHaveLength(1);
});

test('company details keep at most three industries and a known time zone', async () => {
  const { owner } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  const details = {
    companyName: 'Neu',
    industries: ['retail', 'media-marketing'] as const,
    employees: '10-49' as const,
    address: 'Am Markt 1',
    website: 'https://neu.example',
    phone: '',
    timeZone: 'Europe/Paris',
  };
  await call(company.update, { ...details, industries: [...details.industries] });
  expect((await call(team.info, {})).corporateInfo).toMatchObject({ companyName: 'Neu', employees: '10-49', timeZone: 'Europe/Paris' });
  await expect(call(company.update, { ...details, industries: ['retail', 'other', 'construction', 'education'] })).rejects.toMatchObject({
    problem: { errors: [{ field: 'industries' }] },
  });
  await expect(call(company.update, { ...details, industries: [], timeZone: 'Moon/Sea' })).rejects.toMatchObject({
    problem: { errors: [{ field: 'timeZone' }] },
  });
});

test('departments are of the closed list: those of the company, and the one a teammate works in (R268)', async () => {
  const { owner, companyId } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  const details = { companyName: 'Neu', industries: [], employees: null, address: '', website: '', phone: '', timeZone: 'Europe/Paris' };
  await call(company.update, { ...details, departments: ['HR', 'Research and Development'] });
  await call(company.update, details);
  expect((await call(team.info, {})).corporateInfo.departments).toEqual(['HR', 'Research and Development']);
  await expect(call(company.update, { ...details, departments: ['Wizardry' as never] })).rejects.toMatchObject({
    problem: { errors: [{ field: expect.stringContaining('departments') }] },
  });
  const mate = await t.as((await givenTeammate(t.world, companyId)).id);
  await mate(team.setDepartment, { department: 'HR' });
  expect((await call(team.list, {})).items.map((one) => one.department)).toEqual([null, 'HR']);
  expect(await mate(team.info, {})).toMatchObject({ department: 'HR' });
  await mate(team.setDepartment, { department: null });
  expect(await mate(team.info, {})).toMatchObject({ department: null });
});

test('a logo is stored from the content of an image, served, replaced and removed', async () => {
  const { owner } = await givenCompany(t.world);
  const call = await t.as(owner.id);
  const { companyLogo } = await call(company.updateLogo, { file: await picture() });
  const served = await t.app.inject(companyLogo);
  expect(served.headers['content-type']).toBe('image/webp');
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 });
  await call(company.deleteLogo, {});
  await t.work();
  expect((await call(team.info, {})).corporateInfo.companyLogo).toBeNull();
  expect((await t.app.inject(companyLogo)).statusCode).toBe(404);
  await expect(call(company.updateLogo, { file: new Blob(['not a picture at all']) })).rejects.toMatchObject({ problem: { status: 415 } });
});

test("the recruiter's picture is removed with delete=true: from the account, and the file itself", async () => {
  const call = await t.as((await givenCompany(t.world)).owner.id);
  const before = await t.world.files.list('pictures/');
  const { profilePic } = await call(company.profilePic, { file: await picture() });
  expect((await t.app.inject(profilePic ?? '')).headers['content-type']).toBe('image/webp');
  expect(await call(company.profilePic, { delete: true })).toEqual({ profilePic: null });
  await t.work();
  expect(await call(account.own, {})).toMatchObject({ profilePic: null });
  expect((await t.app.inject(profilePic ?? '')).statusCode).toBe(404);
  expect(await t.world.files.list('pictures/')).toEqual(before);
});

test("a code of a recruiter's mail link signs in once", async () => {
  const { owner } = await givenCompany(t.world);
  const code = await newLink(t.world, owner.id, 'sign-in');
  const anyone = await t.as();
  expect(await anyone(signIn.byCode, { token: code, userEmail: owner.email })).toMatchObject({ userType: 'Recruiter' });
  await expect(anyone(signIn.byCode, { token: code, userEmail: owner.email })).rejects.toMatchObject({ problem: { code: 'link-expired' } });
});

test('the industries come in the language asked for', async () => {
  const anyone = await t.as();
  const [en, de] = await Promise.all([anyone(company.industries, { locale: 'en' }), anyone(company.industries, { locale: 'de' })]);
  expect(en.find((one) => one.key === 'retail')?.label).toBe('Retail and wholesale');
  expect(de.find((one) => one.key === 'retail')?.label).toBe('Handel');
});
