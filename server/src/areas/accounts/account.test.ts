import { createHash } from 'node:crypto';
import { account } from '@vitrine/contract/accounts/account.ts';
import { sessions } from '@vitrine/contract/accounts/sessions.ts';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { expect, test } from 'vitest';
import { callAs, startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, testPassword } from './fixtures.ts';

const t = await startWorld();
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

test('name and language are changed by oneself alone, and a name is never empty', async () => {
  const [mia, ben] = [await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Held' }), await givenCandidate(t.world)];
  const [own, other] = [await t.as(mia.id), await t.as(ben.id)];
  const before = await other(account.own, {});
  await own(account.updateName, { firstName: 'Mía', lastName: 'Held-Roth', language: 'fr' });
  expect(await own(account.own, {})).toMatchObject({ firstName: 'Mía', lastName: 'Held-Roth', language: 'fr' });
  await own(account.updateName, { firstName: 'Maria', lastName: 'Roth' });
  expect(await own(account.own, {})).toMatchObject({ firstName: 'Maria', lastName: 'Roth', language: 'fr' });
  expect(await other(account.own, {})).toEqual(before);
  await expect(own(account.updateName, { firstName: ' ', lastName: 'Roth' })).rejects.toMatchObject({
    problem: { code: 'invalid', errors: [{ field: 'firstName' }] },
  });
});

test('a session that was left while the server was away ends by the digest of its token, which opens nothing', async () => {
  const mia = await givenCandidate(t.world, { password: true });
  const basic = `Basic ${Buffer.from(`${mia.email}:${testPassword}`).toString('base64')}`;
  const enter = async () => (await callAs(t.app, { authorization: basic })(signIn.login, {})).token;
  const [left, kept] = [await enter(), await enter()];
  const own = (token: string) => callAs(t.app, { authorization: `Bearer ${token}` })(account.own, {});
  const digest = createHash('sha256').update(left).digest('hex');
  await expect(own(digest)).rejects.toEqual(refused('not-signed-in'));
  const stranger = await t.as();
  await stranger(sessions.endByDigest, { digest });
  await expect(own(left)).rejects.toEqual(refused('not-signed-in'));
  expect(await own(kept)).toMatchObject({ email: mia.email });
  // what nobody has, or has any more, is answered alike
  await stranger(sessions.endByDigest, { digest });
  await stranger(sessions.endByDigest, { digest: 'nothing of the kind' });
});

test('whoever is handed a signed link to a document learns nothing by which the session of its reader ends', async () => {
  const mia = await givenCandidate(t.world, { password: true });
  const basic = `Basic ${Buffer.from(`${mia.email}:${testPassword}`).toString('base64')}`;
  const { token } = await callAs(t.app, { authorization: basic })(signIn.login, {});
  const own = callAs(t.app, { authorization: `Bearer ${token}` });
  const profile = await own(profileDocuments.create, { file: new File(['%PDF-1.7\n'], 'cv.pdf') });
  const url = profile.documents[0]?.url ?? '';
  expect((await t.app.inject({ url })).statusCode).toBe(200);
  const told = Buffer.from(url.split('/').at(-1)?.split('.')[0] ?? '', 'base64url').toString();
  expect(JSON.parse(told)).toContain('application/pdf');
  const stranger = await t.as();
  // whatever looks like bytes in it, wherever a digest might begin there
  for (const part of told.split(/[^\w-]+/)) {
    const bytes = Buffer.from(part, 'base64url');
    for (let at = 0; at + 32 <= bytes.length; at += 1) {
      await stranger(sessions.endByDigest, { digest: bytes.subarray(at, at + 32).toString('hex') });
    }
  }
  expect(await own(account.own, {})).toMatchObject({ email: mia.email });
});

test('a recruiter signs in by the former address until the link mailed to the new one was opened', async () => {
  const { owner } = await givenCompany(t.world, 'Lindenhof', { email: 'rosa@lindenhof.test', password: true });
  const taken = await givenCandidate(t.world);
  const rosa = await t.as(owner.id);
  const ask = (email: string, password = testPassword) => rosa(account.updateRecruiterEmail, { email, password });
  await expect(ask('new@lindenhof.test', 'something else entirely')).rejects.toEqual(refused('wrong-password'));
  await expect(ask(taken.email)).rejects.toEqual(refused('already-registered'));
  expect(await t.mailsTo('new@lindenhof.test')).toEqual([]);

  await ask('new@lindenhof.test');
  expect(await rosa(account.own, {})).toMatchObject({ email: 'rosa@lindenhof.test', pendingEmail: 'new@lindenhof.test' });
  expect((await t.mailsTo('rosa@lindenhof.test'))[0]?.text).toContain('new@lindenhof.test');
  const token = /email=([\w-]{43})/.exec((await t.mailsTo('new@lindenhof.test'))[0]?.text ?? '')?.[1] ?? '';
  expect(await rosa(account.confirmEmail, { token })).toEqual({ userEmail: 'new@lindenhof.test' });
  await expect(rosa(account.own, {})).rejects.toEqual(refused('not-signed-in'));
  expect(await (await t.as(owner.id))(account.own, {})).toMatchObject({ email: 'new@lindenhof.test', pendingEmail: null });
});

test('whoever reads the mail to a mistyped address cannot make the account theirs', async () => {
  const { owner } = await givenCompany(t.world, 'Brotwerk', { password: true });
  const stranger = await givenCandidate(t.world, { password: true });
  const own = await t.as(owner.id);
  await own(account.updateRecruiterEmail, { email: 'mistyped@elsewhere.test', password: testPassword });
  const token = /email=([\w-]{43})/.exec((await t.mailsTo('mistyped@elsewhere.test'))[0]?.text ?? '')?.[1] ?? '';
  await expect((await t.as())(account.confirmEmail, { token })).rejects.toEqual(refused('not-signed-in'));
  await expect((await t.as(stranger.id))(account.confirmEmail, { token })).rejects.toEqual(refused('link-of-another'));
  expect(await own(account.own, {})).toMatchObject({ email: owner.email });
  // for its own person the link is still good
  expect(await own(account.confirmEmail, { token })).toEqual({ userEmail: 'mistyped@elsewhere.test' });
});

test('the two addresses for changing an address are for one kind of account each', async () => {
  const wanted = { email: 'elsewhere@mail.test', password: testPassword };
  const candidate = await t.as((await givenCandidate(t.world, { password: true })).id);
  const recruiter = await t.as((await givenCompany(t.world, 'Mühle', { password: true })).owner.id);
  await expect(candidate(account.updateRecruiterEmail, wanted)).rejects.toEqual(refused('not-allowed'));
  await expect(recruiter(account.updateCandidateEmail, wanted)).rejects.toEqual(refused('not-allowed'));
});
