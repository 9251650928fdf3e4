import { account } from '@vitrine/contract/accounts/account.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { added } from '@vitrine/contract/candidates/added.ts';
import { profile } from '@vitrine/contract/candidates/profile.ts';
import { people } from '@vitrine/contract/people/people.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { givenCandidate, givenCompany, testPassword } from './fixtures.ts';

let t: TestWorld;
let ownerId: string;
let job: Awaited<ReturnType<typeof givenJobCode>>;
let count = 0;
beforeAll(async () => {
  t = await startWorld();
  ownerId = (await givenCompany(t.world)).owner.id;
  job = await givenJobCode(await t.as(ownerId));
});

const address = () => `person${++count}@post.test`;
const person = { firstName: 'Vera', lastName: 'True', language: 'en' as const, termsAccepted: true as const };
const stranger = { ...person, firstName: 'Att', lastName: 'Acker' };
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const basic = (email: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` });
const enter = async (email: string, password: string, skipEmailValidation = false) =>
  (await t.as(undefined, { headers: basic(email, password) }))(signIn.login, { skipEmailValidation, bookingId: job.bookingId });
const bearer = (token: string) => t.as(undefined, { headers: { authorization: `Bearer ${token}` } });
/** The newest secret of this name in the mails to an address. */
const secretIn = async (email: string, before: string) =>
  (await t.mailsTo(email)).map(({ text }) => new RegExp(`${before}([\\w-]{43})`).exec(text)?.[1]).find(Boolean) ?? 'none';

describe('an address that changes hands', () => {
  test('an asked change ends with a new password, and the former address is told of it', async () => {
    const { id, email } = await givenCandidate(t.world, { password: true });
    const evil = address();
    await (await t.as(id))(account.updateCandidateEmail, { email: evil, password: testPassword });
    expect((await t.mailsTo(email))[0]?.text).toContain(evil);
    const anyone = await t.as();
    await anyone(passwords.forgot, { email });
    await anyone(passwords.renew, { token: await secretIn(email, 'token='), password: 'another quiet harbour' });
    const own = await t.as(id);
    await expect(own(account.confirmEmail, { token: await secretIn(evil, 'email=') })).rejects.toEqual(refused('link-expired'));
    expect(await own(account.own, {})).toMatchObject({ email, pendingEmail: null });
  });

  test('links in the former mailbox open nothing any more', async () => {
    const email = address();
    const anyone = await t.as();
    await anyone(registration.guest, { ...person, email, jobcodeId: job.id });
    const guest = await secretIn(email, 'guest=');
    const { browser } = await anyone(registration.candidate, { ...person, email, password: testPassword });
    const { token } = await anyone(registration.activate, { activation: await secretIn(email, 'activation='), browser });
    await anyone(passwords.forgot, { email });
    const moved = address();
    const own = await bearer(token);
    await own(account.updateCandidateEmail, { email: moved, password: testPassword });
    await own(account.confirmEmail, { token: await secretIn(moved, 'email=') });
    await expect(anyone(registration.guestByLink, { token: guest })).rejects.toEqual(refused('link-expired'));
    const renewed = anyone(passwords.renew, { token: await secretIn(email, 'token='), password: 'another quiet harbour' });
    await expect(renewed).rejects.toEqual(refused('link-expired'));
  });

  test('whoever was put out while the password was compared stays out', async () => {
    const { email } = await givenCandidate(t.world, { password: true });
    const anyone = await t.as();
    await anyone(passwords.forgot, { email });
    const token = await secretIn(email, 'token=');
    const [entered] = await Promise.allSettled([
      enter(email, testPassword),
      anyone(passwords.renew, { token, password: 'another quiet harbour' }),
    ]);
    if (entered.status === 'rejected') return expect(entered.reason).toEqual(refused('sign-in-failed'));
    await expect((await bearer(entered.value.token))(account.own, {})).rejects.toEqual(refused('not-signed-in'));
  });

  test('whoever began an interview in somebody’s name is out, however fast the next try is', async () => {
    const email = address();
    const anyone = await t.as();
    await anyone(registration.candidate, { ...stranger, email, password: 'Gr8-horse-staple-9' });
    await enter(email, 'Gr8-horse-staple-9', true);
    const token = await secretIn(email, 'guest=');
    const [entered] = await Promise.allSettled([enter(email, 'Gr8-horse-staple-9', true), anyone(registration.guestByLink, { token })]);
    if (entered.status === 'rejected') throw entered.reason;
    await expect((await bearer(entered.value.token))(account.own, {})).rejects.toMatchObject({
      problem: { code: expect.stringMatching(/^not-(activated|signed-in)$/) },
    });
  });
});

describe('an address that somebody only typed as a guest', () => {
  const typed = async (email: string) => (await t.as())(registration.guest, { ...stranger, email, jobcodeId: job.id });

  test('is free for the recruiter who reads its mailbox', async () => {
    const email = address();
    await typed(email);
    const anyone = await t.as();
    const { browser } = await anyone(registration.recruiter, { ...person, email, password: testPassword, companyName: 'Haus' });
    const { token } = await anyone(registration.activate, { activation: await secretIn(email, 'activation='), browser });
    expect(await (await bearer(token))(team.info, {})).toMatchObject({ email, firstName: 'Vera', role: 'owner' });
  });

  test('is free for a teammate, and for a changed address', async () => {
    const [invited, moved] = [address(), address()];
    await typed(invited);
    await typed(moved);
    const recruiter = await t.as(ownerId);
    expect(await recruiter(team.invite, { emails: [invited] })).toEqual({ invited: [invited], refused: [] });
    const anyone = await t.as();
    await anyone(team.accept, { ...person, token: await secretIn(invited, 'token='), password: testPassword });
    expect(await enter(invited, testPassword)).toMatchObject({ userType: 'Recruiter' });
    const { id } = await givenCandidate(t.world, { password: true });
    const own = await t.as(id);
    await own(account.updateCandidateEmail, { email: moved, password: testPassword });
    await own(account.confirmEmail, { token: await secretIn(moved, 'email=') });
    expect(await enter(moved, testPassword)).toMatchObject({ userEmail: moved });
  });

  test('needs an interview that is there, and no name that leads elsewhere', async () => {
    const anyone = await t.as();
    const wanted = { ...person, email: address() };
    await expect(anyone(registration.guest, { ...wanted, jobcodeId: 'zzzzzz' })).rejects.toEqual(refused('not-found'));
    const lure = { ...wanted, firstName: 'Your parcel http://evil.test', jobcodeId: job.id };
    await expect(anyone(registration.guest, lure)).rejects.toEqual(refused('invalid'));
  });
});

describe('a person whom a company added', () => {
  const addedBy = async (recruiter: string, email: string) =>
    (await t.as(recruiter))(profile.create, { email, firstName: 'Vera', lastName: 'True', message: 'Met at the fair' } as never);

  test('is nobody’s to rename or to merge once they have opened a mail of another company', async () => {
    const [mine, theirs] = [address(), address()];
    const { owner } = await givenCompany(t.world, 'Evil');
    const a = (await addedBy(owner.id, mine)).candidate_id;
    const b = (await addedBy(owner.id, theirs)).candidate_id;
    const anyone = await t.as();
    await anyone(registration.guest, { ...person, email: theirs, jobcodeId: job.id });
    await anyone(registration.guestByLink, { token: await secretIn(theirs, 'guest=') });
    const evil = await t.as(owner.id);
    await expect(evil(people.merge, { keepId: a, dropId: b, take: ['email'] })).rejects.toEqual(refused('not-found'));
    const renamed = evil(profile.updateAdded, { candidate_id: b, firstName: 'Clown' } as never);
    await expect(renamed).rejects.toEqual(refused('not-found'));
  });

  test('taking the address of a double ends the links mailed to the other', async () => {
    const [mine, theirs] = [address(), address()];
    const { owner } = await givenCompany(t.world, 'Evil');
    const a = (await addedBy(owner.id, mine)).candidate_id;
    const b = (await addedBy(owner.id, theirs)).candidate_id;
    const token = await secretIn(mine, 'profile-added#');
    await (await t.as())(added.about, { token });
    await (await t.as(owner.id))(people.merge, { keepId: a, dropId: b, take: ['email'] });
    await expect((await t.as())(added.takeOver, { token, password: testPassword, consent: true })).rejects.toEqual(refused('link-expired'));
  });
});

test('erasing the one person who may see a showroom opens it to nobody else', async () => {
  const { id, email } = await givenCandidate(t.world, { password: true });
  const { generatedLink } = await (await t.as(ownerId))(showrooms.save, { targetEmail: email, notRequired: false, password: null });
  const token = generatedLink.split('#')[1] ?? '';
  const anyone = await t.as();
  const open = () => anyone(showroomViewing.open, { token, email: 'somebody@else.test' });
  await expect(open()).rejects.toEqual(refused('showroom-closed-to-you'));
  await (await t.as(id))(privacy.erase, { password: testPassword });
  await expect(open()).rejects.toEqual(refused('showroom-closed-to-you'));
});
