import fs from 'node:fs';
import net from 'node:net';
import { team } from '@vitrine/contract/accounts/team.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emailAliases, emails } from '@vitrine/contract/emails/messages.ts';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { dialect, noMailServer, startMailServer } from '../../../test/outside/mail-server.ts';
import { anEmail, mailPassword } from '../../../test/outside/mailboxes.ts';
import { tracesOf } from '../../../test/traces.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { inTime } from './connecting.ts';
import { givenMailbox, mailSettings } from './fixtures.ts';
import { watchMailboxes } from './indexing/watching.ts';

describe.skipIf(noMailServer)('a mailbox', async () => {
  const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128' });
  const server = await startMailServer();
  afterAll(() => server.end());
  const { companyId, owner } = await givenCompany(t.world, 'Lindenhof');
  let people = 0;

  /** A recruiter with a mailbox that holds these e-mails, read to its end. */
  async function givenReader(contents: (string | { text: string; folder: string })[] = []) {
    const recruiter = await givenTeammate(t.world, companyId);
    const email = `reader${++people}@lindenhof.test`;
    const there = await server.elsewhere(email);
    onTestFinished(() => there.close());
    const at = Date.parse('2026-11-01T08:00:00Z');
    for (const [n, one] of contents.entries()) {
      const { text, folder } = typeof one === 'string' ? { text: one, folder: 'INBOX' } : one;
      await there.append(folder, text, [], new Date(at + n * 60_000));
    }
    const me = await t.as(recruiter.id);
    await givenMailbox(me, server, email, mailPassword);
    await t.work();
    return { me, email, there, recruiter };
  }

  type Reader = Awaited<ReturnType<typeof givenReader>>;
  const inboxOf = async (me: Awaited<ReturnType<typeof t.as>>) => (await me(emails.list, {})).items;

  test('is tried when it is connected, and what is wrong is named', async () => {
    const me = await t.as((await givenTeammate(t.world, companyId)).id);
    const right = mailSettings(server, 'ann@lindenhof.test', mailPassword);
    expect(await me(mailbox.state, {})).toEqual({ mailbox: null });
    await expect(me(mailbox.setImap, { ...right, password: 'wrong' })).rejects.toMatchObject({ problem: { code: 'mailbox-login' } });
    await expect(me(mailbox.setImap, { ...right, port: 9 })).rejects.toMatchObject({ problem: { code: 'mailbox-refused' } });
    await expect(me(mailbox.setImap, { ...right, host: 'no-such-name.invalid' })).rejects.toMatchObject({
      problem: { code: 'mailbox-dns' },
    });
    await expect(me(mailbox.setImap, { ...right, host: '10.0.0.1' })).rejects.toMatchObject({ problem: { code: 'mailbox-not-public' } });
    await expect(me(mailbox.setImap, { ...right, host: '8.8.8.8', port: 6379 })).rejects.toMatchObject({
      problem: { code: 'mailbox-port' },
    });
    // its certificate is for another name
    await expect(me(mailbox.setImap, { ...right, host: '127.0.0.1', port: server.tlsPort, secure: true })).rejects.toMatchObject({
      problem: { code: 'mailbox-tls' },
    });
    expect(await me(mailbox.imap, {})).toEqual({ config: null });
    await me(mailbox.setImap, { ...right, port: server.tlsPort, secure: true });
    await me(mailbox.setImap, right);
    const { password, ...shown } = right;
    expect(await me(mailbox.imap, {})).toEqual({ config: { ...shown, auth: 'password' } });
    await expect(me(mailbox.setSmtp, { ...shown, port: 9, password })).rejects.toMatchObject({ problem: { code: 'mailbox-refused' } });
    expect(await me(mailbox.smtp, {})).toEqual({ config: null });
  });

  test('shows its e-mails newest first, with the first words, its folders and what is unread', async () => {
    const { me } = await givenReader([
      anEmail({ subject: 'First', body: 'Good morning' }),
      anEmail({ subject: 'Grüße', body: '<style>p{}</style><p>Guten&nbsp;<b>Tag</b></p>', type: 'text/html; charset=utf-8' }),
      { text: anEmail({ subject: 'Sent by me' }), folder: 'Sent' },
    ]);
    expect((await inboxOf(me)).map(({ subject, snippet, seen }) => [subject, snippet, seen])).toEqual([
      ['Grüße', 'Guten Tag', false],
      ['First', 'Good morning', false],
    ]);
    const { mailbox: state } = await me(mailbox.state, {});
    expect(state).toMatchObject({ state: 'ready', read: 3, total: 3 });
    expect(state?.folders.map(({ role, unread, total }) => [role, unread, total])).toEqual([
      ['inbox', 2, 2],
      ['sent', 1, 1],
      ['trash', 0, 0],
    ]);
    expect((await me(emails.list, { folder: 'Sent' })).items).toMatchObject([{ subject: 'Sent by me' }]);
    expect((await me(emails.list, { text: 'guten' })).items).toMatchObject([{ subject: 'Grüße' }]);
    expect(await me(emails.list, { page: 2, count: 1 })).toMatchObject({ items: [{ subject: 'First' }], total: 2 });
  });

  test('shows of each conversation in a folder its newest e-mail alone where that is asked for, and counts conversations', async () => {
    const { me } = await givenReader([
      anEmail({ id: 'first@mail.test', subject: 'Shift' }),
      anEmail({ subject: 'Other' }),
      anEmail({ subject: 'Re: Shift', headers: { 'In-Reply-To': '<first@mail.test>' } }),
    ]);
    const shown = await me(emails.list, { conversations: true });
    expect([shown.items.map(({ subject }) => subject), shown.total]).toEqual([['Re: Shift', 'Other'], 2]);
    expect((await me(emails.list, {})).total).toBe(3);
  });

  test('says whether a sender is somebody the company knows, and nothing of anybody else', async () => {
    const candidate = await givenCandidate(t.world, { firstName: 'Jonas', lastName: 'Feld' });
    const stranger = await givenCandidate(t.world);
    const { me, recruiter } = await givenReader([
      anEmail({ from: candidate.email }),
      anEmail({ from: stranger.email }),
      anEmail({ from: owner.email }),
    ]);
    const job = await givenJobCode(await t.as(recruiter.id));
    const applicationId = await givenApplication(t.world, job.bookingId, candidate.id);
    expect((await inboxOf(me)).map(({ status, applicationId }) => [status, applicationId])).toEqual([
      ['Recruiter', null],
      ['User', null],
      ['Candidate', applicationId],
    ]);
    // under blind review an applicant is nobody until the caller has judged
    const boss = await t.as(owner.id);
    await boss(blindReview.set, { blindReview: true });
    onTestFinished(async () => void (await boss(blindReview.set, { blindReview: false })));
    expect((await inboxOf(me))[2]).toMatchObject({ status: 'User', applicationId: null });
  });

  test('opens an e-mail with its content, its files under safe names and its conversation; that it was read is another call', async () => {
    const body = [
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'My documents are attached.',
      '--b',
      'Content-Type: text/html; name="../../\u202Egpj.exe"',
      'Content-Disposition: attachment; filename="../../etc/pass wd.html"',
      '',
      '<script>alert(1)</script>',
      '--b--',
    ].join('\n');
    const { me, email, there } = await givenReader([
      anEmail({ id: 'first@mail.test', subject: 'Documents', type: 'multipart/mixed; boundary=b', body }),
      {
        text: anEmail({ id: 'second@mail.test', subject: 'AW: Documents', headers: { 'In-Reply-To': '<first@mail.test>' } }),
        folder: 'Sent',
      },
    ]);
    const opened = await me(emails.read, { email, message_id: '<first@mail.test>' });
    expect(opened).toMatchObject({ text: 'My documents are attached.\n', html: null, seen: false, attachments: true, threadCount: 2 });
    expect(opened.conversation.map(({ subject }) => subject)).toEqual(['Documents', 'AW: Documents']);
    const [file] = opened.files;
    expect(file).toMatchObject({ name: 'etc_pass wd.html' });
    const reply = await t.app.inject({ url: file?.url ?? '' });
    expect(reply).toMatchObject({ statusCode: 200, body: '<script>alert(1)</script>\n' });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
    });
    expect((await t.app.inject({ url: `${file?.url}x` })).statusCode).toBe(404);

    const seenThere = async () => {
      const lock = await there.getMailboxLock('INBOX');
      const found = await there.fetchOne('1', { flags: true });
      lock.release();
      return found ? found.flags?.has('\\Seen') : undefined;
    };
    expect(await seenThere()).toBe(false);
    await me(emails.mark, { ids: [opened.message_id], seen: true });
    expect(await seenThere()).toBe(true);
    expect(await inboxOf(me)).toMatchObject([{ seen: true }]);
  });

  test('lets e-mails be archived, deleted and brought back, here and at its server', async () => {
    const { me, there } = await givenReader([anEmail({ subject: 'One' }), anEmail({ subject: 'Two' })]);
    const subjects = async (path: string) => {
      const lock = await there.getMailboxLock(path);
      await there.noop();
      const found = there.mailbox && there.mailbox.exists > 0 ? await there.fetchAll('1:*', { envelope: true }) : [];
      lock.release();
      return found.map(({ envelope }) => envelope?.subject);
    };
    const [two, one] = await inboxOf(me);
    if (!one || !two) throw new Error('two e-mails came');
    const { moved } = await me(emails.archive, { ids: [one.message_id] });
    expect(moved).toEqual([{ id: one.message_id, from: 'INBOX' }]);
    expect([await subjects('INBOX'), await subjects('Archive')]).toEqual([['Two'], ['One']]);
    await me(emails.move, { ids: [one.message_id], folder: 'INBOX' });
    expect((await inboxOf(me)).map(({ message_id }) => message_id)).toEqual([two.message_id, one.message_id]);

    await me(emails.remove, { name: 'INBOX', message_id: two.message_id });
    expect([await subjects('INBOX'), await subjects('Trash')]).toEqual([['One'], ['Two']]);
    await t.work();
    expect((await me(emails.list, { folder: 'Trash' })).items).toMatchObject([{ message_id: two.message_id }]);
    await me(emails.remove, { name: 'Trash', message_id: two.message_id });
    expect(await subjects('Trash')).toEqual([]);
    await expect(me(emails.remove, { name: 'INBOX', message_id: two.message_id })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });

  test('loses nothing to the old address that deletes by GET when a page is loaded ahead of time or from another site', async () => {
    const { recruiter, me } = await givenReader([anEmail()]);
    const [one] = await inboxOf(me);
    const deleting = { name: 'INBOX', message_id: one?.message_id ?? '' };
    for (const headers of [{ 'sec-purpose': 'prefetch' }, { 'sec-fetch-site': 'cross-site' }] as Record<string, string>[]) {
      const ahead = await t.as(recruiter.id, { headers });
      await expect(ahead(emailAliases.remove, deleting)).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
    }
    expect(await inboxOf(me)).toHaveLength(1);
    await (await t.as(recruiter.id, { headers: { 'sec-fetch-site': 'same-origin' } }))(emailAliases.remove, deleting);
    expect(await inboxOf(me)).toHaveLength(0);
  });

  test('is nobody else’s: not the owner’s of the company, not a colleague’s with a mailbox of their own', async () => {
    const { me, email } = await givenReader([anEmail()]);
    const { me: colleague, email: other } = await givenReader([anEmail()]);
    const [mine] = await inboxOf(me);
    const id = mine?.message_id ?? '';
    for (const somebody of [colleague, await t.as(owner.id)]) {
      for (const address of [email, other])
        await expect(somebody(emails.read, { email: address, message_id: id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
      await expect(somebody(emails.mark, { ids: [id], seen: true })).rejects.toMatchObject({ problem: { code: 'not-found' } });
      await expect(somebody(emails.remove, { name: 'INBOX', message_id: id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    }
    expect(await inboxOf(me)).toMatchObject([{ seen: false }]);
  });

  test('is followed: what arrives, is read, moved or deleted elsewhere is seen here within seconds, by one of two programs', async () => {
    const { me, there } = await givenReader([anEmail({ subject: 'Old' }), anEmail({ subject: 'Gone soon' })]);
    const watching = [watchMailboxes(t.world), watchMailboxes(t.world)];
    onTestFinished(async () => void (await Promise.all(watching.map((one) => one.close()))));
    const leased = () => t.world.db.selectFrom('mailbox').select('leased_by').where('leased_by', 'is not', null).execute();
    await expect.poll(leased).not.toEqual([]);
    await there.append('INBOX', anEmail({ subject: 'News' }));
    await expect.poll(async () => (await inboxOf(me)).map(({ subject }) => subject), { timeout: 10_000 }).toContain('News');
    const lock = await there.getMailboxLock('INBOX');
    await there.messageFlagsAdd('1', ['\\Seen']);
    await there.messageMove('2', 'Trash');
    lock.release();
    await expect
      .poll(async () => (await inboxOf(me)).map(({ subject, seen }) => `${subject} ${seen}`).sort(), { timeout: 10_000 })
      .toEqual(['News false', 'Old true']);
    await expect
      .poll(async () => (await me(emails.list, { folder: 'Trash' })).items, { timeout: 10_000 })
      .toMatchObject([{ subject: 'Gone soon' }]);
  });

  // they are laid into the folder of Dovecot by hand
  test.skipIf(dialect !== 'dovecot')(
    'of which more arrives at once than is read at once is followed to the last of it',
    async () => {
      const { me, there } = await givenReader();
      const watching = watchMailboxes(t.world);
      onTestFinished(() => watching.close());
      await there.append('INBOX', anEmail({ subject: 'First' }));
      await expect.poll(async () => (await me(emails.list, {})).total, { timeout: 20_000 }).toBe(1);
      // they are there at once, as after a migration of the server
      const folder = `${server.folder}/mail/reader${people}@lindenhof.test/new`;
      for (let n = 0; n < 700; n++)
        fs.writeFileSync(`${folder}/${1_800_000_000 + n}.M${n}.host`, anEmail({ subject: `Mail ${n}` }), { mode: 0o666 });
      await expect.poll(async () => (await me(emails.list, { count: 1 })).total, { timeout: 60_000 }).toBe(701);
    },
    90_000,
  );

  test('whose server drips does not hold whoever waits for it', async () => {
    const connection = await server.elsewhere('dripping@lindenhof.test');
    await expect(inTime(connection, 50, new Promise(() => undefined))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(connection.usable).toBe(false);
  });

  test('that is connected again at another place is followed there, and no longer at the former one', async () => {
    const { me, there, email } = await givenReader();
    const former = new Set<net.Socket>();
    const relay = net.createServer((socket) => {
      const onward = net.connect(server.port, '127.0.0.1');
      former.add(socket);
      socket.on('close', () => former.delete(socket));
      for (const one of [socket, onward]) one.on('error', () => undefined);
      socket.pipe(onward).pipe(socket);
    });
    await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
    onTestFinished(() => void relay.close());
    await givenMailbox(me, { host: server.host, port: (relay.address() as net.AddressInfo).port }, email, mailPassword);
    await t.work();
    const watching = watchMailboxes(t.world);
    onTestFinished(() => watching.close());
    await expect.poll(() => former.size, { timeout: 10_000 }).toBeGreaterThan(0);
    await givenMailbox(me, server, email, mailPassword);
    await expect.poll(() => former.size, { timeout: 20_000 }).toBe(0);
    await there.append('INBOX', anEmail({ subject: 'At the new place' }));
    await expect.poll(async () => (await inboxOf(me)).map(({ subject }) => subject), { timeout: 20_000 }).toEqual(['At the new place']);
  });

  test('is read to its end although the reading broke off, and anew without doubles when its server numbers it anew', async () => {
    const { me, there, email } = await givenReader(Array.from({ length: 150 }, (_, n) => anEmail({ subject: `Mail ${n}` })));
    const count = async () => (await me(emails.list, { count: 1 })).total;
    expect(await count()).toBe(150);
    // as if it had been killed after the first hundred
    const { id } = await t.world.db.selectFrom('mailbox').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const kept = (await me(emails.list, { count: 100 })).items.map(({ message_id }) => message_id);
    await t.world.db.deleteFrom('mailbox_message').where('mailbox_id', '=', id).where('id', 'not in', kept).execute();
    await t.world.db.updateTable('mailbox').set({ state: 'reading' }).where('id', '=', id).execute();
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'reading', read: 100, total: 150 });
    await t.world.jobs.enqueue(t.world.db, 'read-mailbox', { id }, undefined, undefined);
    await t.work();
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'ready', read: 150 });
    expect((await me(emails.list, { count: 100 })).items.map(({ message_id }) => message_id)).toEqual(kept);

    await t.world.db
      .updateTable('mailbox_folder')
      .set({ uid_validity: 7 })
      .where('mailbox_id', '=', id)
      .where('path', '=', 'INBOX')
      .execute();
    await t.world.jobs.enqueue(t.world.db, 'read-mailbox', { id }, undefined, undefined);
    await t.work();
    expect(await count()).toBe(150);
    there.close();
  });

  test('whose server is away is tried again; one that refuses the password three times waits for its owner', async () => {
    const { me, email } = await givenReader([anEmail()]);
    const { id } = await t.world.db.selectFrom('mailbox').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const again = async () => {
      t.later(2 * 3600 * 1000);
      await t.world.jobs.enqueue(t.world.db, 'read-mailbox', { id }, undefined, undefined);
      await t.work();
      return (await me(mailbox.state, {})).mailbox;
    };
    await server.stop();
    expect(await again()).toMatchObject({ state: 'unreachable', fault: 'refused' });
    await expect(me(emails.archive, { ids: [(await inboxOf(me))[0]?.message_id ?? ''] })).rejects.toMatchObject({
      problem: { code: 'mailbox-refused' },
    });
    await server.start();
    t.later(2 * 3600 * 1000);
    await t.world.jobs.enqueue(t.world.db, 'read-mailboxes', {}, undefined, undefined);
    await t.work();
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'ready', fault: null });

    const imap_secret = t.world.seal.close('changed meanwhile', `imap ${id}`);
    await t.world.db.updateTable('mailbox').set({ imap_secret }).where('id', '=', id).execute();
    const states = [await again(), await again(), await again()].map((one) => one?.state);
    expect(states).toEqual(['unreachable', 'unreachable', 'refused']);
    await givenMailbox(me, server, email, mailPassword);
    await t.work();
    expect((await me(mailbox.state, {})).mailbox).toMatchObject({ state: 'ready' });
  });

  test('leaves nothing behind when it is disconnected, replaced by another one, or its owner leaves the company', async () => {
    const boss = await t.as(owner.id);
    const ways = [
      ({ me }: Reader) => me(mailbox.disconnect, {}),
      ({ me }: Reader) => givenMailbox(me, server, 'somebody-else@lindenhof.test', mailPassword),
      ({ recruiter }: Reader) => boss(team.remove, { id: recruiter.id }),
    ];
    for (const [n, leave] of ways.entries()) {
      const words = `unmistakable${n}words`;
      const reader = await givenReader([anEmail({ subject: words, body: words })]);
      const [one] = await inboxOf(reader.me);
      await reader.me(emails.read, { email: reader.email, message_id: one?.message_id ?? '' });
      expect(await tracesOf(t.world, [words])).toEqual([`public.mailbox_message: ${words}`]);
      await leave(reader);
      expect(await tracesOf(t.world, [words, reader.email])).toEqual([]);
    }
  });

  test('keeps its password and what was opened where the database alone does not give them away', async () => {
    const { me, email } = await givenReader([anEmail({ body: 'words that were opened' })]);
    const [one] = await inboxOf(me);
    await t.world.db.updateTable('mailbox_message').set({ snippet: '' }).where('from_email', '=', 'jonas@mail.test').execute();
    await me(emails.read, { email, message_id: one?.message_id ?? '' });
    const kept = await t.world.db
      .selectFrom('mailbox')
      .innerJoin('mailbox_content', 'mailbox_content.mailbox_id', 'mailbox.id')
      .select(['imap_secret', 'sealed', 'mailbox.id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(kept.imap_secret.includes(mailPassword)).toBe(false);
    expect(kept.sealed.includes('words that were opened')).toBe(false);
    expect(t.world.seal.open(kept.imap_secret, `imap ${kept.id}`).toString()).toBe(mailPassword);
    // sealed for one mailbox it opens for no other
    expect(() => t.world.seal.open(kept.imap_secret, `imap ${t.world.newId()}`)).toThrow();
    await server.stop();
    expect(await me(emails.read, { email, message_id: one?.message_id ?? '' })).toMatchObject({ text: 'words that were opened\n' });
    t.later(31 * 24 * 3600 * 1000);
    await t.world.jobs.enqueue(t.world.db, 'forget-email-content', {}, undefined, undefined);
    await t.work();
    await server.start();
    expect(await t.world.db.selectFrom('mailbox_content').select('kept_at').execute()).toEqual([]);
  });
});
