import { setTimeout as sleep } from 'node:timers/promises';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import { mailboxSignIn } from '@vitrine/contract/emails/signing-in.ts';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { client, startAuthorisation } from '../../../../test/outside/authorisation.ts';
import { noDovecot, startDovecot } from '../../../../test/outside/dovecot.ts';
import { anEmail } from '../../../../test/outside/mailboxes.ts';
import { startSmtp } from '../../../../test/outside/smtp.ts';
import { to } from '../../../../test/outside/writing.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { watchMailboxes } from '../indexing/watching.ts';
import { insertMailbox } from '../mailbox.sql.ts';
import { sealTokens } from './tokens.ts';

test('signing in for a mailbox is offered nowhere unless the operator has set it up', async () => {
  const t = await startWorld();
  const { owner } = await givenCompany(t.world, 'Lindenhof');
  const me = await t.as(owner.id);
  expect(await me(mailboxSignIn.providers, {})).toEqual({ items: [] });
  await expect(me(mailboxSignIn.start, { provider: 'google', email: 'a@gmail.com' })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  expect(await me(mailbox.discover, { email: 'a@gmail.com' })).toMatchObject({ needs: 'app-password', provider: null });
  expect(await me(mailbox.discover, { email: 'a@outlook.com' })).toMatchObject({ needs: 'sign-in', provider: null });
});

test('Google and Microsoft are offered as they are set up, with a challenge and only for the mailbox', async () => {
  const t = await startWorld({ GOOGLE_MAIL_CLIENT_ID: 'g', GOOGLE_MAIL_CLIENT_SECRET: 's', MICROSOFT_MAIL_CLIENT_ID: 'm' });
  const { owner } = await givenCompany(t.world, 'Lindenhof');
  const me = await t.as(owner.id);
  expect(await me(mailboxSignIn.providers, {})).toEqual({ items: [{ id: 'google', name: 'Google' }] });
  expect(await me(mailbox.discover, { email: 'a@gmail.com' })).toMatchObject({ needs: 'sign-in', provider: 'google' });
  const { url } = await me(mailboxSignIn.start, { provider: 'google', email: 'a@gmail.com' });
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    redirect_uri: 'http://vitrine.test/emails',
    scope: 'https://mail.google.com/',
    code_challenge_method: 'S256',
    access_type: 'offline',
    login_hint: 'a@gmail.com',
  });
});

describe.skipIf(noDovecot)('a mailbox whose owner signs in at the provider', async () => {
  const authority = await startAuthorisation();
  const server = await startDovecot({ introspectionUrl: authority.introspectionUrl });
  const smtp = await startSmtp();
  smtp.asks(authority.isGood);
  const t = await startWorld({
    OUTGOING_ALLOW: '127.0.0.1/32,::1/128',
    MAIL_OAUTH_NAME: 'Lindenhof',
    MAIL_OAUTH_CLIENT_ID: client.id,
    MAIL_OAUTH_CLIENT_SECRET: client.secret,
    MAIL_OAUTH_AUTHORIZE_URL: authority.authorizeUrl,
    MAIL_OAUTH_TOKEN_URL: authority.tokenUrl,
    MAIL_OAUTH_IMAP: `imap://${server.host}:${server.port}`,
    MAIL_OAUTH_SMTP: `smtp://${smtp.host}:${smtp.port}`,
  });
  afterAll(async () => {
    await server.end();
    await smtp.end();
    await authority.close();
  });
  afterEach(() => {
    authority.givesFor(3600);
    authority.goAway(false);
    authority.complains('');
    authority.givesForOnce(false);
    smtp.become('takes');
    smtp.asks(authority.isGood);
  });
  const { companyId } = await givenCompany(t.world, 'Lindenhof');
  let people = 0;

  async function givenPerson() {
    const { id } = await givenTeammate(t.world, companyId);
    return { id, email: `signed${++people}@lindenhof.test`, me: await t.as(id) };
  }
  type Person = Awaited<ReturnType<typeof givenPerson>>;

  const begin = async ({ me, email }: Person, as = email) =>
    authority.signIn((await me(mailboxSignIn.start, { provider: 'own', email })).url, as);

  /** Somebody who has signed in, with one e-mail in the mailbox. */
  async function givenSignedIn() {
    const person = await givenPerson();
    const there = await server.elsewhere(person.email);
    onTestFinished(() => there.close());
    await there.append('INBOX', anEmail({ subject: 'First' }));
    await person.me(mailboxSignIn.finish, await begin(person));
    await t.work();
    return { ...person, there };
  }

  const subjects = async (me: Person['me']) => (await me(emails.list, {})).items.map(({ subject }) => subject);
  const rowOf = (email: string) => t.world.db.selectFrom('mailbox').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const read = async (email: string) => {
    const { id } = await rowOf(email);
    await t.world.jobs.enqueue(t.world.db, 'read-mailbox', { id }, undefined, undefined);
    await t.work();
  };

  test('is read and written from without a password, which nobody sees and no database holds', async () => {
    const { me, email } = await givenSignedIn();
    expect(await subjects(me)).toEqual(['First']);
    expect((await me(mailbox.imap, {})).config).toMatchObject({ email, auth: 'oauth' });
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'ready', signIn: 'own' });
    await me(emailWriting.send, { to: ['jonas@mail.test'], subject: 'Tuesday', message: 'Come' });
    t.later(11_000);
    await t.world.jobs.enqueue(t.world.db, 'send-emails', {}, undefined, undefined);
    await t.work();
    expect(smtp.received.at(-1)).toMatchObject({ from: email, to: to('jonas@mail.test').map((one) => one.email) });
    const { imap_secret } = await rowOf(email);
    expect(imap_secret.includes('refresh')).toBe(false);
  });

  test('is connected by the session that began it alone, once, and not after ten minutes', async () => {
    const [person, other] = [await givenPerson(), await givenPerson()];
    const back = await begin(person);
    const elsewhere = await t.as(person.id);
    for (const somebody of [other.me, elsewhere])
      await expect(somebody(mailboxSignIn.finish, back)).rejects.toMatchObject({ problem: { code: 'link-expired' } });
    await expect(person.me(mailboxSignIn.finish, { ...back, state: `${back.state}x` })).rejects.toMatchObject({
      problem: { code: 'link-expired' },
    });
    // a code that somebody else was given goes with another challenge
    const foreign = await begin(other);
    await expect(person.me(mailboxSignIn.finish, { ...back, code: foreign.code })).rejects.toMatchObject({
      problem: { code: 'mailbox-login' },
    });
    await person.me(mailboxSignIn.finish, back);
    await expect(person.me(mailboxSignIn.finish, back)).rejects.toMatchObject({ problem: { code: 'mailbox-login' } });
    const late = await begin(person);
    t.later(11 * 60_000);
    await expect(person.me(mailboxSignIn.finish, late)).rejects.toMatchObject({ problem: { code: 'link-expired' } });
  });

  test('of another person than was said is not connected', async () => {
    const person = await givenPerson();
    await expect(person.me(mailboxSignIn.finish, await begin(person, 'somebody-else@lindenhof.test'))).rejects.toMatchObject({
      problem: { code: 'mailbox-login' },
    });
    expect((await person.me(mailbox.state, {})).mailbox).toBeNull();
  });

  test('goes on with the next token ahead of the end of the former one, asked for once by all who need it', async () => {
    const { me, email, there } = await givenSignedIn();
    t.later(58 * 60_000);
    const before = authority.refreshed();
    await there.append('INBOX', anEmail({ subject: 'Second' }));
    const [one] = (await me(emails.list, {})).items;
    const asked = { email, message_id: one?.message_id ?? '' };
    await Promise.all([me(emails.read, asked), me(emails.read, asked), me(emails.mark, { ids: [asked.message_id], flagged: true })]);
    expect(authority.refreshed()).toBe(before + 1);
    await read(email);
    expect(authority.refreshed()).toBe(before + 1);
    expect((await subjects(me)).sort()).toEqual(['First', 'Second']);
  });

  test('whose token ends before its time is renewed; sending too', async () => {
    const { me, email, there } = await givenSignedIn();
    authority.end(email);
    await there.append('INBOX', anEmail({ subject: 'Second' }));
    await read(email);
    expect((await subjects(me)).sort()).toEqual(['First', 'Second']);
    authority.end(email);
    await me(emailWriting.send, { to: ['jonas@mail.test'], subject: 'After all', message: 'Come' });
    t.later(11_000);
    await t.world.jobs.enqueue(t.world.db, 'send-emails', {}, undefined, undefined);
    await t.work();
    expect(smtp.received.at(-1)?.message).toContain('After all');
  });

  test('whose permission was taken back is tried three times and then waits for its owner, who signs in again', async () => {
    const person = await givenSignedIn();
    const { me, email } = person;
    authority.end(email, { permission: true });
    const states = [];
    for (let n = 0; n < 3; n++) {
      t.later(3_600_000);
      await read(email);
      states.push((await me(mailbox.state, {})).mailbox);
    }
    expect(states.map((one) => [one?.state, one?.fault])).toEqual([
      ['unreachable', 'login'],
      ['unreachable', 'login'],
      ['refused', 'login'],
    ]);
    const before = authority.refreshed();
    await read(email);
    expect(authority.refreshed()).toBe(before);
    await me(mailboxSignIn.finish, await begin(person));
    await t.work();
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'ready', fault: null });
    expect(await subjects(me)).toEqual(['First']);
  });

  test('is not given up because the provider is away for a while', async () => {
    const { me, email } = await givenSignedIn();
    authority.goAway(true);
    for (let n = 0; n < 4; n++) {
      t.later(3_600_000);
      await read(email);
    }
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'unreachable', fault: 'answer' });
    authority.goAway(false);
    t.later(3_600_000);
    await read(email);
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'ready' });
  });

  test('is given up after three words of no alone, not because the provider was away or complains of its operator', async () => {
    const { me, email } = await givenSignedIn();
    const tried = async () => {
      t.later(3_600_000);
      await read(email);
      const { mailbox: now } = await me(mailbox.state, {});
      return [now?.state, now?.fault];
    };
    authority.goAway(true);
    for (let n = 0; n < 3; n++) await tried();
    authority.goAway(false);
    for (let n = 0; n < 3; n++) {
      authority.complains('invalid_client');
      expect(await tried()).toEqual(['unreachable', 'answer']);
    }
    authority.complains('access_denied');
    expect(await tried()).toEqual(['unreachable', 'login']);
    authority.complains('');
    expect(await tried()).toEqual(['ready', null]);
  });

  test('that was given up asks its provider nothing, whatever its owner clicks', async () => {
    const { me, email } = await givenSignedIn();
    const [one] = (await me(emails.list, {})).items;
    authority.end(email, { permission: true });
    for (let n = 0; n < 3; n++) {
      t.later(3_600_000);
      await read(email);
    }
    const before = authority.asked();
    const opened = me(emails.mark, { ids: [one?.message_id ?? ''], flagged: true });
    await expect(opened).rejects.toMatchObject({ problem: { code: 'mailbox-login' } });
    expect(authority.asked()).toBe(before);
  });

  test('stays as its owner signed in, though a word of no to the former permission comes later', async () => {
    const person = await givenSignedIn();
    const { me, email } = person;
    authority.end(email, { permission: true });
    for (let n = 0; n < 2; n++) {
      t.later(3_600_000);
      await read(email);
    }
    t.later(3_600_000);
    const back = await begin(person);
    const { id } = await rowOf(email);
    const asked = authority.asked();
    const answer = authority.hold();
    await t.world.jobs.enqueue(t.world.db, 'read-mailbox', { id }, undefined, undefined);
    const working = t.work();
    await expect.poll(authority.asked).toBe(asked + 1);
    authority.answersOthers();
    const finishing = me(mailboxSignIn.finish, back);
    // a lock that renewing held would keep signing in from its end
    await Promise.race([finishing, sleep(5000)]);
    answer();
    await Promise.all([finishing, working]);
    await t.work();
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'ready', fault: null });
  });

  test('holds nothing up for others while its provider is silent', async () => {
    const one = await givenSignedIn();
    const { id: _, ...row } = await rowOf(one.email);
    for (let n = 0; n < 14; n++) {
      const { id: account_id, email } = await givenPerson();
      const id = t.world.newId();
      const imap_secret = sealTokens(t.world, id, { access: 'former', refresh: 'next', until: 0 });
      await insertMailbox(t.world.db, { ...row, id, account_id, email, state: 'ready', leased_by: null, leased_until: null, imap_secret });
    }
    const answer = authority.hold();
    const watching = watchMailboxes(t.world);
    const asked = authority.asked();
    await expect.poll(authority.asked).toBeGreaterThan(asked + 4);
    await Promise.all(Array.from({ length: 10 }, () => one.me(mailbox.smtp, {})));
    // the provider has said nothing yet: nobody waited for it but those who renew
    const renewing = t.world.db.selectFrom('mailbox').select('id').where('renewing_until', 'is not', null).execute();
    expect((await renewing).length).toBeGreaterThan(4);
    answer();
    await watching.close();
  });

  test('is renewed although the program that began it was killed', async () => {
    const { me, email } = await givenSignedIn();
    t.later(58 * 60_000);
    const soon = new Date(t.world.now().getTime() + 700).toISOString();
    await t.world.db.updateTable('mailbox').set({ renewing_until: soon }).where('email', '=', email).execute();
    const before = authority.refreshed();
    await read(email);
    expect(authority.refreshed()).toBe(before + 1);
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'ready' });
  });

  test('keeps its way out though the server for it is away while its owner signs in; one that says no is none', async () => {
    const person = await givenSignedIn();
    const { me } = person;
    const { config } = await me(mailbox.smtp, {});
    smtp.become('is-away');
    await me(mailboxSignIn.finish, await begin(person));
    expect(await me(mailbox.smtp, {})).toEqual({ config });
    smtp.become('takes');
    smtp.asks(() => false);
    await me(mailboxSignIn.finish, await begin(person));
    expect(await me(mailbox.smtp, {})).toEqual({ config: null });
  });

  test('is not connected for an hour alone: a provider that gives nothing lasting is named', async () => {
    const person = await givenPerson();
    authority.givesForOnce(true);
    await expect(person.me(mailboxSignIn.finish, await begin(person))).rejects.toMatchObject({ problem: { code: 'mailbox-not-lasting' } });
    expect((await person.me(mailbox.state, {})).mailbox).toBeNull();
  });

  test('is connected from two windows at once', async () => {
    const person = await givenPerson();
    const backs = [await begin(person), await begin(person)];
    await Promise.all(backs.map((back) => person.me(mailboxSignIn.finish, back)));
    await t.work();
    expect((await person.me(mailbox.state, {})).mailbox).toMatchObject({ state: 'ready' });
  });

  test('asks for the next token in the last fifth alone, where tokens last minutes', async () => {
    authority.givesFor(300);
    const { me } = await givenSignedIn();
    const [one] = (await me(emails.list, {})).items;
    const before = authority.refreshed();
    for (const flagged of [true, false]) await me(emails.mark, { ids: [one?.message_id ?? ''], flagged });
    expect(authority.refreshed()).toBe(before);
  });

  test('can be reached with a password again, and then sends nothing by the former token', async () => {
    const { me, email } = await givenSignedIn();
    const settings = { email, host: server.host, port: server.port, secure: false, user: email, password: 'secret-of-the-mailbox' };
    await me(mailbox.setImap, settings);
    await t.work();
    expect((await me(mailbox.imap, {})).config).toMatchObject({ auth: 'password' });
    expect(await me(mailbox.smtp, {})).toEqual({ config: null });
  });
});
