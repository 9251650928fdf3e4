import { team } from '@vitrine/contract/accounts/team.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { anEmail, mailPassword, noDovecot, startDovecot } from '../../../../test/outside/dovecot.ts';
import { startSmtp } from '../../../../test/outside/smtp.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenMailbox, mailSettings } from '../fixtures.ts';
import type { Words } from './drafts.ts';
import { carry } from './sending.ts';

describe.skipIf(noDovecot)('writing e-mails', async () => {
  const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128' });
  const server = await startDovecot();
  const smtp = await startSmtp();
  afterAll(async () => {
    await smtp.end();
    await server.end();
  });
  beforeEach(() => {
    smtp.become('takes');
    smtp.knowsNot([]);
    smtp.whenTaken(undefined);
    smtp.received.length = 0;
  });
  const { companyId, owner } = await givenCompany(t.world, 'Lindenhof');
  let people = 0;

  /** A recruiter whose mailbox holds these e-mails, and from which e-mails leave. */
  async function givenWriter(contents: string[] = []) {
    const recruiter = await givenTeammate(t.world, companyId);
    const email = `writer${++people}@lindenhof.test`;
    const there = await server.elsewhere(email);
    onTestFinished(() => there.close());
    for (const one of contents) await there.append('INBOX', one);
    const me = await t.as(recruiter.id);
    await givenMailbox(me, server, email, mailPassword);
    const { email: _, ...settings } = mailSettings(smtp, email, mailPassword);
    await me(mailbox.setSmtp, settings);
    await t.work();
    return { me, email, there, recruiter };
  }
  type Writer = Awaited<ReturnType<typeof givenWriter>>;
  type Me = Writer['me'];

  const to = (...all: string[]) => all.map((email) => ({ name: '', email }));
  const empty: Words = { to: [], cc: [], bcc: [], subject: '', html: '' };

  /** A draft with these words. */
  async function given(me: Me, words: Partial<Words> = {}) {
    const { id } = await me(emailWriting.start, {});
    return me(emailWriting.save, { id, ...empty, to: to('jonas@mail.test'), subject: 'Tuesday', html: '<p>Good morning</p>', ...words });
  }

  /** The time to take it back passes, and whatever waits is done. */
  async function later(milliseconds = 11_000) {
    t.later(milliseconds);
    await t.world.jobs.enqueue(t.world.db, 'send-emails', {}, undefined, undefined);
    await t.work();
  }

  async function inSent(there: Writer['there']) {
    const lock = await there.getMailboxLock('Sent');
    try {
      return await there.fetchAll('1:*', { source: true, flags: true }).then((all) => all.map(({ source }) => source?.toString() ?? ''));
    } finally {
      lock.release();
    }
  }
  const idOf = (message: string) => /^Message-ID: <(.*)>/im.exec(message)?.[1];
  const drafts = async (me: Me) => (await me(emailWriting.list, {})).items;

  test('a draft is kept as it stands, for its writer alone, and a save from an older page does not undo a newer one', async () => {
    const { me } = await givenWriter();
    const draft = await given(me, { html: '<p onclick="x()">Good <b>morning</b><script>alert(1)</script></p>' });
    expect(await me(emailWriting.one, { id: draft.id })).toMatchObject({
      html: '<p>Good <strong>morning</strong></p>',
      to: to('jonas@mail.test'),
      state: 'draft',
    });
    const words = { ...empty, subject: 'Older' };
    await expect(me(emailWriting.save, { id: draft.id, revision: draft.revision - 1, ...words })).rejects.toMatchObject({
      problem: { code: 'changed-elsewhere' },
    });
    // a list needs no words
    expect((await drafts(me))[0]).not.toHaveProperty('html');
    const other = (await givenWriter()).me;
    for (const call of [
      () => other(emailWriting.one, { id: draft.id }),
      () => other(emailWriting.save, { id: draft.id, ...words }),
      () => other(emailWriting.order, { id: draft.id }),
      () => other(emailWriting.remove, { id: draft.id }),
      () => other(emailWriting.attach, { id: draft.id, file: new Blob(['words']) }),
    ])
      await expect(call()).rejects.toMatchObject({ problem: { code: 'not-found' } });
    expect(await drafts(other)).toEqual([]);
    // in the database nobody reads what was written
    const { sealed } = await t.world.db.selectFrom('email_draft').select('sealed').where('id', '=', draft.id).executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain('morning');
  });

  test('an e-mail leaves after ten seconds in HTML and plain text, lies once in the folder of sent ones under the same name, and whoever gets it hidden stands in no header', async () => {
    const { me, email, there } = await givenWriter();
    const html = '<p>Good morning</p><ul><li>one</li></ul><p>See <a href="https://lindenhof.test/x">here</a> &amp; there</p>';
    const draft = await given(me, { html, subject: 'Grüße\r\nBcc: evil@mail.test', bcc: to('boss@mail.test') });
    await me(emailWriting.attach, { id: draft.id, file: new File(['a,b,c'], 'list of things.txt') });
    const ordered = await me(emailWriting.order, { id: draft.id });
    expect(ordered.state).toBe('waiting');
    await later(5000);
    expect(smtp.received).toEqual([]);
    await later(6000);
    expect(smtp.received).toMatchObject([{ from: email, to: ['jonas@mail.test', 'boss@mail.test'] }]);
    const [{ message } = { message: '' }] = smtp.received;
    expect(message).not.toMatch(/boss@mail|^bcc:|^Bcc:/m);
    const read = await PostalMime.parse(message);
    expect(read).toMatchObject({
      from: { name: expect.stringMatching(/\w \w/), address: email },
      subject: 'Grüße Bcc: evil@mail.test',
    });
    expect(read.text).toContain('Good morning\n\n- one\n\nSee here (https://lindenhof.test/x) & there');
    expect(read.html).toContain('<li>one</li>');
    expect(read.attachments).toMatchObject([{ filename: 'list of things.txt' }]);
    const sent = await inSent(there);
    expect(sent.map(idOf)).toEqual([idOf(message)]);
    // the own copy says to whom it went hidden
    expect(sent[0]).toMatch(/^Bcc: boss@mail.test\r\n/);
    expect(await drafts(me)).toEqual([]);
    expect(await t.world.files.list('emails/')).toEqual([]);
  });

  test('what was sent can be taken back while it waits, and not when it has left', async () => {
    const { me } = await givenWriter();
    const { id } = await given(me);
    await me(emailWriting.order, { id });
    await expect(me(emailWriting.save, { id, ...empty })).rejects.toMatchObject({ problem: { code: 'email-on-its-way' } });
    await expect(me(emailWriting.remove, { id })).rejects.toMatchObject({ problem: { code: 'email-on-its-way' } });
    expect(await me(emailWriting.takeBack, { id })).toMatchObject({ state: 'draft', subject: 'Tuesday' });
    await later();
    expect(smtp.received).toEqual([]);
    const at = new Date(t.world.now().getTime() + 3_600_000).toISOString();
    expect(await me(emailWriting.order, { id, sendAt: at })).toMatchObject({ state: 'waiting', sendAt: at });
    await later(3_000_000);
    expect(smtp.received).toEqual([]);
    await later(700_000);
    expect(smtp.received).toHaveLength(1);
    await expect(me(emailWriting.takeBack, { id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });

  test('two programs at once send it once', async () => {
    const { me, there } = await givenWriter();
    const { id } = await given(me);
    await me(emailWriting.order, { id });
    t.later(11_000);
    await Promise.all([carry(t.world, id), carry(t.world, id), carry(t.world, id)]);
    expect(smtp.received).toHaveLength(1);
    expect(await inSent(there)).toHaveLength(1);
  });

  test('an e-mail whose program died while it was being sent is not sent again by itself; its writer can, under the same name', async () => {
    const { me } = await givenWriter();
    const { id } = await given(me);
    await me(emailWriting.order, { id });
    t.later(11_000);
    // between the word of the server and the note of it everything stops
    smtp.whenTaken(() => void t.world.db.updateTable('email_draft').set({ state: 'sending' }).where('id', '=', id).execute());
    smtp.become('is-silent-after-all');
    await carry(t.world, id);
    await t.world.db
      .updateTable('email_draft')
      .set({ state: 'sending', problem: null, claimed_at: t.world.now().toISOString() })
      .where('id', '=', id)
      .execute();
    smtp.whenTaken(undefined);
    smtp.become('takes');
    await later(60_000);
    expect(await drafts(me)).toMatchObject([{ state: 'sending' }]);
    await later(400_000);
    expect(await drafts(me)).toMatchObject([{ state: 'unsure' }]);
    await later(400_000);
    expect(smtp.received).toHaveLength(1);
    await me(emailWriting.order, { id });
    await later();
    expect(new Set(smtp.received.map(({ message }) => idOf(message))).size).toBe(1);
    expect(smtp.received).toHaveLength(2);
  });

  test('one that was left in the middle and lies in the folder of sent ones has left, and lies there once', async () => {
    const { me, there } = await givenWriter();
    const { id } = await given(me);
    await me(emailWriting.order, { id });
    const row = await t.world.db.selectFrom('email_draft').select('message_id').where('id', '=', id).executeTakeFirstOrThrow();
    await there.append('Sent', anEmail({ id: row.message_id ?? '' }));
    const left = { state: 'sending' as const, claimed_at: t.world.now().toISOString() };
    await t.world.db.updateTable('email_draft').set(left).where('id', '=', id).execute();
    await later(400_000);
    await later();
    expect(await drafts(me)).toEqual([]);
    expect(smtp.received).toEqual([]);
    expect(await inSent(there)).toHaveLength(1);
  });

  test('a server that takes all of it and says nothing leaves an e-mail of which that is said', async () => {
    const { me } = await givenWriter();
    const { id } = await given(me);
    smtp.become('is-silent-after-all');
    await me(emailWriting.order, { id });
    await later();
    smtp.become('takes');
    await later(3_600_000);
    expect(await drafts(me)).toMatchObject([{ state: 'unsure' }]);
    expect(smtp.received).toHaveLength(1);
  });

  test('a server that is busy is asked again, one that says no is not, and addresses that it does not know are named', async () => {
    const { me, there } = await givenWriter();
    smtp.become('is-busy');
    const { id } = await given(me, { to: to('jonas@mail.test', 'nobody@mail.test') });
    await me(emailWriting.order, { id });
    await later();
    expect(await drafts(me)).toMatchObject([{ state: 'waiting' }]);
    smtp.become('refuses');
    await later(120_000);
    expect(await drafts(me)).toMatchObject([{ state: 'failed', problem: 'rejected' }]);
    smtp.become('takes');
    smtp.knowsNot(['nobody@mail.test']);
    await me(emailWriting.order, { id });
    await later();
    expect(await drafts(me)).toMatchObject([{ state: 'partly', refused: ['nobody@mail.test'] }]);
    expect(smtp.received).toHaveLength(1);
    expect(await inSent(there)).toHaveLength(1);
    await me(emailWriting.remove, { id });
    expect(await drafts(me)).toEqual([]);
  });

  test('an e-mail that has left and cannot be filed is said to be so, is filed when that is asked for, and is not sent twice', async () => {
    const { me, there } = await givenWriter();
    const { id } = await given(me);
    await me(emailWriting.order, { id });
    await server.stop();
    for (let tries = 0; tries < 5; tries += 1) await later(600_000);
    expect(await drafts(me)).toMatchObject([{ state: 'unfiled' }]);
    await server.start();
    expect(await me(emailWriting.file, { id })).toMatchObject({ state: 'filing' });
    await later();
    expect(await drafts(me)).toEqual([]);
    expect(smtp.received).toHaveLength(1);
    there.close();
    const again = await server.elsewhere(`writer${people}@lindenhof.test`);
    onTestFinished(() => again.close());
    expect(await inSent(again)).toHaveLength(1);
  });

  test('an answer goes to whoever wants answers, to the others too where that is asked for, is tied to the first, and marks it', async () => {
    const { me, email, there } = await givenWriter([
      anEmail({
        id: 'second@mail.test',
        subject: 'Early shift',
        from: 'Jonas Feld <jonas@mail.test>',
        to: `writer${people + 1}@lindenhof.test, Eva <eva@mail.test>`,
        headers: { References: '<first@mail.test>', 'Reply-To': 'Office <office@mail.test>' },
        body: 'May I come\non Tuesday?\u200b',
      }),
    ]);
    await me(emailWriting.setSignature, { html: '<p>Rosa Roth</p>' });
    const [row] = (await me(emails.list, {})).items;
    const message_id = row?.message_id ?? '';
    const reply = await me(emailWriting.start, { message_id, how: 'reply' });
    expect(reply).toMatchObject({ to: [{ name: 'Office', email: 'office@mail.test' }], cc: [], subject: 'Re: Early shift' });
    expect(reply.html).toMatch(/Rosa Roth.*Jonas Feld wrote:.*<blockquote><p>May I come<br>on Tuesday\?<\/p><\/blockquote>/s);
    const all = await me(emailWriting.start, { message_id, how: 'reply-all' });
    expect(all.cc.map((one) => one.email)).toEqual(['eva@mail.test']);
    await me(emailWriting.order, { id: reply.id });
    await later();
    const [sent] = smtp.received;
    expect(sent?.to).toEqual(['office@mail.test']);
    expect(sent?.message).toMatch(/^In-Reply-To: <second@mail.test>/m);
    expect(sent?.message).toMatch(/^References: <first@mail.test>\s+<second@mail.test>/m);
    const opened = await me(emails.read, { email, message_id });
    expect(opened.answered).toBe(true);
    const lock = await there.getMailboxLock('INBOX');
    const found = await there.fetchOne('1', { flags: true });
    lock.release();
    expect(found ? found.flags?.has('\\Answered') : undefined).toBe(true);
  });

  test('what is passed on takes its files along', async () => {
    const body = ['--b', 'Content-Type: text/plain', '', 'See below.', '--b', 'Content-Type: application/x-tool; name="tool.bin"'];
    const part = ['Content-Disposition: attachment; filename="tool.bin"', '', 'bytes', '--b--'];
    const { me } = await givenWriter([
      anEmail({ subject: 'Tool', type: 'multipart/mixed; boundary=b', body: [...body, ...part].join('\n') }),
    ]);
    const [row] = (await me(emails.list, {})).items;
    const draft = await me(emailWriting.start, { message_id: row?.message_id ?? '', how: 'forward' });
    expect(draft).toMatchObject({ to: [], subject: 'Fwd: Tool', leftOut: [] });
    const opened = await me(emailWriting.one, { id: draft.id });
    expect(opened.files).toMatchObject([{ name: 'tool.bin' }]);
    await me(emailWriting.detach, { id: draft.id, fileId: opened.files[0]?.id ?? '' });
    expect((await me(emailWriting.one, { id: draft.id })).files).toEqual([]);
  });

  test('attachments have 25 MB in all, an e-mail needs a recipient and a way out, and no place of a template leaves unfilled', async () => {
    const { me } = await givenWriter();
    const { id } = await given(me, { to: [] });
    const large = new File([Buffer.alloc(13 * 1024 * 1024, 'words ')], 'large.txt');
    await me(emailWriting.attach, { id, file: large });
    await expect(me(emailWriting.attach, { id, file: large })).rejects.toMatchObject({ problem: { code: 'attachments-too-large' } });
    expect(await t.world.files.list('emails/')).toHaveLength(1);
    await expect(me(emailWriting.order, { id })).rejects.toMatchObject({ problem: { code: 'email-to-nobody' } });
    await me(emailWriting.save, { id, ...empty, to: to('jonas@mail.test'), html: '<p>Hello {firstName}</p>' });
    await expect(me(emailWriting.order, { id })).rejects.toMatchObject({ problem: { code: 'email-place-unfilled' } });
    await me(mailbox.disconnect, {});
    await t.work();
    expect(await t.world.files.list('emails/')).toEqual([]);
    await expect(me(emailWriting.list, {})).rejects.toMatchObject({ problem: { code: 'not-found' } });
    const unset = await t.as((await givenTeammate(t.world, companyId)).id);
    await givenMailbox(unset, server, 'unset@lindenhof.test', mailPassword);
    const draft = await given(unset);
    await expect(unset(emailWriting.order, { id: draft.id })).rejects.toMatchObject({ problem: { code: 'email-no-way-out' } });
  });

  test('the call of the specification sends a form with a file', async () => {
    const { me } = await givenWriter();
    const file = new File(['a,b,c'], 'list.txt');
    await me(emailWriting.send, { to: ['jonas@mail.test'], subject: 'By call', message: 'One\nTwo', file });
    await later();
    const read = await PostalMime.parse(smtp.received[0]?.message ?? '');
    expect(read).toMatchObject({ subject: 'By call', attachments: [{ filename: 'list.txt' }] });
    expect(read.text).toContain('One\nTwo');
  });

  test('applicants and colleagues are offered as recipients and fill templates in, strangers and applicants under blind review are not', async () => {
    const jonas = await givenCandidate(t.world, { firstName: 'Jonas', lastName: 'Quendel' });
    const stranger = await givenCandidate(t.world, { firstName: 'Iris', lastName: 'Quendel' });
    const { me, recruiter } = await givenWriter();
    const job = await givenJobCode(await t.as(recruiter.id));
    await givenApplication(t.world, job.bookingId, jonas.id);
    const offered = async () => (await me(emailWriting.addressees, { text: 'quendel' })).items.map(({ email }) => email);
    expect(await offered()).toEqual([jonas.email]);
    const filled = async (email: string) => (await me(emailWriting.templates, { language: 'de', email })).items[0]?.html ?? '';
    expect(await filled(jonas.email)).toMatch(/Guten Tag Jonas.*Lindenhof/s);
    expect(await filled(stranger.email)).toContain('Guten Tag {firstName}');
    const boss = await t.as(owner.id);
    await boss(blindReview.set, { blindReview: true });
    onTestFinished(async () => void (await boss(blindReview.set, { blindReview: false })));
    expect(await offered()).toEqual([]);
    expect(await filled(jonas.email)).toContain('{firstName}');
  });

  test('whoever leaves the company sends nothing any more, and no file of theirs stays', async () => {
    const { me, recruiter } = await givenWriter();
    const { id } = await given(me);
    await me(emailWriting.attach, { id, file: new File(['a,b,c'], 'list.txt') });
    await me(emailWriting.order, { id });
    await (await t.as(owner.id))(team.remove, { id: recruiter.id });
    await later();
    expect(smtp.received).toEqual([]);
    expect(await t.world.files.list('emails/')).toEqual([]);
  });
});
