import { account } from '@vitrine/contract/accounts/account.ts';
import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { team } from '@vitrine/contract/accounts/team.ts';
import { pathOf } from '@vitrine/contract/endpoint.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenCandidate, givenCompany, testPassword } from '../fixtures.ts';

let t: TestWorld;
let jobId: string;
beforeAll(async () => {
  t = await startWorld({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  jobId = (await givenJobCode(await t.as((await givenCompany(t.world)).owner.id))).id;
});

let network = 0;
/** An address that nobody has called from yet. */
function freshAddress() {
  network += 1;
  return `10.${network >> 8}.${network & 255}.7`;
}
const from = (ip: string, headers: Record<string, string> = {}) => ({ headers: { 'x-forwarded-for': ip, ...headers } });
const basic = (email: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` });
const signInFrom = async (ip: string, email: string, password: string, device?: string) =>
  (await t.as(undefined, from(ip, basic(email, password))))(signIn.login, device ? { device } : {});
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => String(error.problem.code),
  );
const times = async (count: number, call: (index: number) => Promise<unknown>) => {
  const codes: string[] = [];
  for (let index = 0; index < count; index++) codes.push(await codeOf(call(index)));
  return codes;
};
const person = { firstName: 'Léa', lastName: 'Brun', language: 'fr' as const, termsAccepted: true as const };

describe('guessing a password', () => {
  test('from ever new addresses is slowed down for the account, and waits twice as long each time', async () => {
    const { email } = await givenCandidate(t.world, { password: true });
    expect(await times(10, () => signInFrom(freshAddress(), email, 'wrong'))).toEqual(Array(10).fill('sign-in-failed'));
    // even the right one waits, from wherever it comes
    expect(await codeOf(signInFrom(freshAddress(), email, testPassword))).toBe('too-many-requests');
    t.later(6000);
    expect(await codeOf(signInFrom(freshAddress(), email, 'wrong'))).toBe('sign-in-failed');
    t.later(6000);
    expect(await codeOf(signInFrom(freshAddress(), email, 'wrong'))).toBe('too-many-requests');
    t.later(6000);
    expect(await codeOf(signInFrom(freshAddress(), email, testPassword))).toBe('done');
    expect(await codeOf(signInFrom(freshAddress(), email, 'wrong'))).toBe('sign-in-failed');
  });

  test('many at once are counted as well', async () => {
    const { email } = await givenCandidate(t.world, { password: true });
    const codes = await Promise.all(Array.from({ length: 25 }, () => codeOf(signInFrom(freshAddress(), email, 'wrong'))));
    expect(codes.filter((code) => code === 'sign-in-failed')).toHaveLength(10);
  });

  test('never locks the owner out of a device that signed in before', async () => {
    const { email } = await givenCandidate(t.world, { password: true });
    const { device } = await signInFrom(freshAddress(), email, testPassword);
    await times(12, () => signInFrom(freshAddress(), email, 'wrong'));
    expect(await codeOf(signInFrom(freshAddress(), email, testPassword, device))).toBe('done');
    // the device of somebody else is none
    const other = await givenCandidate(t.world, { password: true });
    const theirs = await signInFrom(freshAddress(), other.email, testPassword);
    expect(await codeOf(signInFrom(freshAddress(), email, testPassword, theirs.device))).toBe('too-many-requests');
    // nor may a known device guess without end
    expect(await times(12, () => signInFrom(freshAddress(), email, 'wrong', device))).toContain('too-many-requests');
  });

  test('a new password by mail lets the owner in where others guess', async () => {
    const { email } = await givenCandidate(t.world, { password: true });
    await times(12, () => signInFrom(freshAddress(), email, 'wrong'));
    const anyone = await t.as(undefined, from(freshAddress()));
    await anyone(passwords.forgot, { email });
    const token = (await t.mailsTo(email))[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';
    const { device } = await anyone(passwords.renew, { token, password: 'another quiet harbour' });
    expect(await codeOf(signInFrom(freshAddress(), email, 'another quiet harbour', device))).toBe('done');
  });

  test('is no easier in a session that somebody else found open', async () => {
    const { id } = await givenCandidate(t.world, { password: true });
    const call = await t.as(id);
    expect(await times(11, () => call(privacy.erase, { password: 'wrong' }))).toContain('too-many-requests');
  });

  test('one IPv6 connection is one caller, whichever of its addresses it takes', async () => {
    const ip = (index: number) => `2001:db8:aa:7::${index.toString(16)}`;
    const codes = await times(63, async (index) => signInFrom(ip(index + 1), `nobody${index}@mail.test`, 'wrong'));
    expect(codes.slice(0, 60)).toEqual(Array(60).fill('sign-in-failed'));
    expect(codes.slice(60)).toEqual(Array(3).fill('too-many-requests'));
    expect(await codeOf(signInFrom('2001:db8:aa:8::1', 'nobody@mail.test', 'wrong'))).toBe('sign-in-failed');
  });
});

describe('public calls', () => {
  test('count by address, whoever is signed in there', async () => {
    const ip = freshAddress();
    const codes = await times(9, async (index) => {
      const own = index % 2 ? (await givenCandidate(t.world)).id : undefined;
      return (await t.as(own, from(ip)))(passwords.forgot, { email: `nobody${index}@mail.test` });
    });
    expect(codes.slice(5)).toEqual(Array(4).fill('too-many-requests'));
  });

  test('count by account as well, from wherever it calls', async () => {
    const { id } = await givenCandidate(t.world);
    const codes = await times(7, async (index) =>
      (await t.as(id, from(freshAddress())))(passwords.forgot, { email: `nobody${index}@mail.test` }),
    );
    expect(codes.slice(5)).toEqual(Array(2).fill('too-many-requests'));
  });
});

describe('mails to one address', () => {
  const mailing: [string, (email: string, index: number) => Promise<unknown>][] = [
    ['a sign-up', async (email) => (await anyone())(registration.candidate, { ...person, email, password: testPassword })],
    [
      "a recruiter's sign-up",
      async (email) => (await anyone())(registration.recruiter, { ...person, email, password: testPassword, companyName: 'Haus' }),
    ],
    ['a guest', async (email) => (await anyone())(registration.guest, { ...person, email, jobcodeId: jobId })],
    ['a forgotten password', async (email) => (await anyone())(passwords.forgot, { email })],
    ['another activation link', async (email) => (await anyone())(registration.newActivationLink, { email })],
  ];
  const anyone = () => t.as(undefined, from(freshAddress()));

  test.each(mailing)('%s: at most thirty an hour, from however many networks', async (name, mail) => {
    const email = `flooded${name.length}@mail.test`;
    const codes = await times(33, (index) => mail(email, index));
    expect(codes.slice(30)).toEqual(Array(3).fill('too-many-requests'));
    expect((await t.mailsTo(email)).length).toBeLessThanOrEqual(30);
    t.later(61 * 60 * 1000);
    expect(await codeOf(mail(email, 20))).not.toBe('too-many-requests');
  });

  test('count through all public calls together, and from one network sooner', async () => {
    const codes: string[] = [];
    for (let round = 0; round < 7; round++) for (const [, mail] of mailing) codes.push(await codeOf(mail('together@mail.test', round)));
    expect(codes.slice(30)).toEqual(Array(5).fill('too-many-requests'));
    const here = await t.as(undefined, from(freshAddress()));
    const near = await times(12, (index) =>
      index % 2
        ? here(registration.newActivationLink, { email: 'near@mail.test' })
        : here(registration.candidate, { ...person, email: 'near@mail.test', password: testPassword }),
    );
    expect(near.slice(10)).toEqual(Array(2).fill('too-many-requests'));
  });

  test('count through one company, and not for its own people', async () => {
    const { owner } = await givenCompany(t.world);
    const recruiter = await t.as(owner.id);
    const { id, bookingId } = await givenJobCode(recruiter);
    expect(id).not.toBe('');
    const codes = await times(21, () => recruiter(invitations.invite, { bookingId, candidates: [{ email: 'asked@mail.test' }] }));
    expect([codes[19], codes[20]]).toEqual(['done', 'too-many-requests']);
    expect(await codeOf(recruiter(team.invite, { emails: ['asked@mail.test'] }))).toBe('too-many-requests');
    const other = await t.as((await givenCompany(t.world)).owner.id);
    expect(await codeOf(other(team.invite, { emails: ['asked@mail.test'] }))).toBe('done');
    const { id: candidate } = await givenCandidate(t.world, { password: true });
    expect(await codeOf((await t.as(candidate))(account.updateCandidateEmail, { email: 'asked@mail.test', password: testPassword }))).toBe(
      'done',
    );
  });

  test('every public call that takes an address and mails says so in the contract', () => {
    const silent = Object.values(topics)
      .flatMap((topic) => Object.values(topic))
      .filter(({ access, body, mails }) => access === 'public' && body && 'email' in body.shape && !mails)
      .map(pathOf);
    // these mail the operator or the company, or nobody
    expect(silent).toEqual([
      '/api/v2/profile/candidate/showroom/open',
      '/api/profile/candidate/showroom/candidate/booking',
      '/api/profile/candidate/showroom/request/privatelink',
      '/api/login/company/offer',
      '/api/login/company',
    ]);
  });
});

describe('the demo', () => {
  test.each([
    { 'x-real-ip': '203.0.113.9' },
    { via: '1.1 proxy' },
    { 'x-forwarded-for': '203.0.113.9' },
    { 'cf-connecting-ip': '203.0.113.9' },
    { 'true-client-ip': '203.0.113.9' },
    { host: 'demo.example.org' },
  ])('lets nobody in who does not call from this very machine: %j', async (header) => {
    const email = 'recruiter@demo.example';
    const { email: known } = await givenCandidate(t.world, { email, password: true }).catch(() => ({ email }));
    const headers = { host: 'localhost:8000', ...basic(known, testPassword) };
    expect(await codeOf((await t.as(undefined, { headers }))(signIn.login, {}))).toBe('done');
    expect(
      await codeOf(
        (await t.as(undefined, { headers: { ...headers, ...(header as unknown as Record<string, string>) } }))(signIn.login, {}),
      ),
    ).toBe('sign-in-failed');
  });

  test('nor a caller from another machine who says localhost', async () => {
    const headers = { host: 'localhost:8000', ...basic('recruiter@demo.example', testPassword) };
    const reply = await t.app.inject({ method: 'POST', url: '/api/login', payload: {}, headers, remoteAddress: '192.0.2.7' });
    expect(reply.json().code).toBe('sign-in-failed');
  });
});
