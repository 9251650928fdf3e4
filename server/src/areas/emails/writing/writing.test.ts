import { team } from '@vitrine/contract/accounts/team.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import { emailTemplates } from '@vitrine/contract/emails/templates.ts';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noMailServer } from '../../../../test/outside/mail-server.ts';
import { anEmail, mailPassword } from '../../../../test/outside/mailboxes.ts';
import { empty, idOf, startWriting, to } from '../../../../test/outside/writing.ts';
import { textOf } from '../../../platform/rich-text.ts';
import { givenCandidate, givenTeammate } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenMailbox } from '../fixtures.ts';

describe.skipIf(noMailServer)('writing e-mails', async () => {
  const { t, server, smtp, companyId, owner, givenWriter, given, later, inSent, drafts } = await startWriting();

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

  test('words with long runs of blanks are written out as quickly as others', () => {
    for (const blank of [' ', '\u00a0', '&nbsp;', '\t', ' \u00a0'])
      expect(textOf(`<p>Good${blank.repeat(100_000)}morning</p><p>${blank.repeat(100_000)}</p>`)).toMatch(/^Good\s*morning$/);
  });

  test('an e-mail with places of a template in it is answered; the own ones are to be filled in', async () => {
    const { me } = await givenWriter();
    const quote = '<blockquote><p>Hello {firstName}</p></blockquote>';
    const answered = await given(me, { html: `<p>Thank you</p>${quote}` });
    expect((await me(emailWriting.order, { id: answered.id })).state).toBe('waiting');
    await me(emailWriting.takeBack, { id: answered.id });
    const unfilled = await given(me, { html: `<p>Hello {firstName}</p>${quote}` });
    await expect(me(emailWriting.order, { id: unfilled.id })).rejects.toMatchObject({ problem: { code: 'place-unfilled' } });
    const furtherThanAYear = new Date(t.world.now().getTime() + 400 * 86_400_000).toISOString();
    await expect(me(emailWriting.order, { id: answered.id, sendAt: furtherThanAYear })).rejects.toMatchObject({
      problem: { code: expect.any(String) },
    });
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

  test('an answer to all goes to everybody as far as an e-mail goes to so many, and who gets none is named', async () => {
    const people = (count: number) => Array.from({ length: count }, (_, n) => `P${n} <p${n}@mail.test>`).join(', ');
    const { me } = await givenWriter((email) => [
      anEmail({ subject: 'Many', to: `${email}, ${people(80)}` }),
      anEmail({ subject: 'Too many', to: `${email}, ${people(101)}` }),
    ]);
    const answerTo = async (subject: string) => {
      const row = (await me(emails.list, {})).items.find((one) => one.subject === subject);
      return me(emailWriting.start, { message_id: row?.message_id ?? '', how: 'reply-all' });
    };
    const many = await answerTo('Many');
    expect([many.to.length, many.cc.length, many.notTo]).toEqual([1, 80, []]);
    const tooMany = await answerTo('Too many');
    expect([tooMany.to.length, tooMany.cc.length, tooMany.notTo]).toEqual([1, 99, ['P99', 'P100']]);
  });

  test('the words of a stranger are quoted as they are laid out, and of HTML that is too long plainly', async () => {
    const html = (body: string) => anEmail({ subject: 'Laid out', type: 'text/html; charset=utf-8', body });
    const { me } = await givenWriter(() => [html(`<p><b>Bold</b></p>${'<p><i>x</i></p>'.repeat(20_000)}`)]);
    const [row] = (await me(emails.list, {})).items;
    const { html: quoted } = await me(emailWriting.start, { message_id: row?.message_id ?? '' });
    expect(quoted).toContain('Bold');
    expect(quoted).not.toContain('<strong>');
    expect(quoted.length).toBeLessThan(200_000);
  });

  test('a list of drafts names people and subject and opens no words', async () => {
    const { me } = await givenWriter();
    const { id } = await given(me);
    await t.world.db
      .updateTable('email_draft')
      .set({ sealed: Buffer.from('words that cannot be opened') })
      .where('id', '=', id)
      .execute();
    expect(await drafts(me)).toMatchObject([{ id, subject: 'Tuesday', to: [{ email: 'jonas@mail.test' }] }]);
    expect(JSON.stringify(await drafts(me))).not.toContain('html');
    // one of before has all of it in one place
    const other = await given(me, { subject: 'Of before' });
    await t.world.db.updateTable('email_draft').set({ sealed_head: null }).where('id', '=', other.id).execute();
    expect((await drafts(me)).map(({ subject }) => subject).sort()).toEqual(['Of before', 'Tuesday']);
    await t.world.db.deleteFrom('email_draft').execute();
  });

  test('an answer goes to whoever wants answers, to the others too where that is asked for, is tied to the first, and marks it', async () => {
    const { me, email, there } = await givenWriter((email) => [
      anEmail({
        id: 'second@mail.test',
        subject: 'Early shift',
        from: 'Jonas Feld <jonas@mail.test>',
        to: `${email}, Eva <eva@mail.test>`,
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
    const { me } = await givenWriter(() => [
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
    await expect(me(emailWriting.order, { id })).rejects.toMatchObject({ problem: { code: 'place-unfilled' } });
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
    const filled = async (email: string) => (await me(emailTemplates.list, { language: 'de', email })).items[0]?.html ?? '';
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
