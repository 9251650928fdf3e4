import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { attachedCharacters, emailsBeside } from '@vitrine/contract/emails/beside.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { noMailServer, startMailServer } from '../../../../test/outside/mail-server.ts';
import { anEmail, mailPassword } from '../../../../test/outside/mailboxes.ts';
import { tracesOf } from '../../../../test/traces.ts';
import { startWorld } from '../../../../test/world.ts';
import { personalData } from '../../../areas.ts';
import { atomically, ownContext } from '../../../platform/context.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { eraseAccount } from '../../privacy/erasing.ts';
import { givenMailbox } from '../fixtures.ts';

describe.skipIf(noMailServer)('e-mails beside an application', async () => {
  const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128' });
  const server = await startMailServer();
  afterAll(() => server.end());
  const { companyId, owner } = await givenCompany(t.world, 'Lindenhof');
  const boss = await t.as(owner.id);
  let people = 0;

  /** An application, and a recruiter whose mailbox holds these e-mails; what they say of `them` is the candidate's address. */
  async function given(make: (them: string) => (string | { text: string; folder: string })[]) {
    const number = ++people;
    const candidate = await givenCandidate(t.world, { firstName: 'Jonas', lastName: 'Feld', email: `jonas${number}@mail.test` });
    const recruiter = await givenTeammate(t.world, companyId);
    const me = await t.as(recruiter.id);
    const job = await givenJobCode(me);
    const id = await givenApplication(t.world, job.bookingId, candidate.id);
    const email = `beside${number}@lindenhof.test`;
    const there = await server.elsewhere(email);
    onTestFinished(() => there.close());
    const at = Date.parse('2026-11-01T08:00:00Z');
    for (const [n, one] of make(candidate.email).entries()) {
      const { text, folder } = typeof one === 'string' ? { text: one, folder: 'INBOX' } : one;
      await there.append(folder, text, [], new Date(at + n * 60_000));
    }
    await givenMailbox(me, server, email, mailPassword);
    await t.work();
    return { me, id, candidate, recruiter, job, email };
  }
  type Given = Awaited<ReturnType<typeof given>>;
  type Me = Given['me'];

  const ownOf = (me: Me, id: string) => me(emailsBeside.own, { id });
  const subjectsOf = async (me: Me, id: string) => (await ownOf(me, id)).items.map(({ subject }) => subject);
  const attachedTo = async (me: Me, id: string) => (await me(emailsBeside.attached, { id })).items;

  /** The newest e-mail beside the application is attached to it. */
  async function givenAttached(text = anEmail({})) {
    const one = await given((them) => [text.replace('jonas@mail.test', them)]);
    const [newest] = (await ownOf(one.me, one.id)).items;
    const message_id = newest?.message_id ?? '';
    const { attachedId } = await one.me(emailsBeside.attach, { id: one.id, message_id });
    return { ...one, message_id, attachedId };
  }

  const blind = async () => {
    await boss(blindReview.set, { blindReview: true });
    onTestFinished(async () => void (await boss(blindReview.set, { blindReview: false })));
  };

  test('are those of the own mailbox to and from the candidate, the newest first, each once, without drafts and what was thrown away', async () => {
    const { me, id, email } = await given((them) => {
      const both = anEmail({ from: `Jonas <${them.toUpperCase()}>`, subject: 'In two folders' });
      return [
        anEmail({ from: `Jonas <${them}>`, subject: 'From them' }),
        anEmail({ subject: 'Somebody else' }),
        {
          text: anEmail({ from: 'Me <me@lindenhof.test>', to: `Other <other@mail.test>, Jonas <${them}>`, subject: 'To them' }),
          folder: 'Sent',
        },
        both,
        { text: both, folder: 'Sent' },
        { text: anEmail({ from: them, subject: 'Thrown away' }), folder: 'Trash' },
        anEmail({ headers: { Cc: them }, subject: 'They read it too' }),
        anEmail({ from: `x${them}`, subject: them }),
      ];
    });
    expect(await subjectsOf(me, id)).toEqual(['They read it too', 'In two folders', 'To them', 'From them']);
    const few = await me(emailsBeside.own, { id, count: 1 });
    expect(few).toMatchObject({ mailbox: email, total: 4, items: [{ subject: 'They read it too', sent: false, attachedId: null }] });
  });

  test('are seen by nobody but the owner of the mailbox', async () => {
    const { id, job } = await given((them) => [anEmail({ from: them, subject: 'For one alone' })]);
    const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
    const manager = await t.as((await givenHiringManager(t.world, companyId, [job.bookingId])).id);
    const foreign = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
    expect(await ownOf(colleague, id)).toEqual({ mailbox: null, items: [], total: 0 });
    expect(await ownOf(boss, id)).toEqual({ mailbox: null, items: [], total: 0 });
    expect(await attachedTo(colleague, id)).toEqual([]);
    await expect(ownOf(manager, id)).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
    await expect(ownOf(foreign, id)).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await expect(attachedTo(foreign, id)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });

  test('are read by everybody who sees the application once one is attached, and by nobody once it is taken back', async () => {
    const body = '<p>May I come on <b>Tuesday</b>?</p><script>alert(1)</script>';
    const { me, id, attachedId, job, message_id } = await givenAttached(anEmail({ subject: 'Early shift', body, type: 'text/html' }));
    const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
    const manager = await t.as((await givenHiringManager(t.world, companyId, [job.bookingId])).id);
    const other = await t.as((await givenHiringManager(t.world, companyId, [])).id);
    const words = {
      id: attachedId,
      subject: 'Early shift',
      from: 'Jonas Feld',
      to: ['Rosa Roth'],
      text: 'May I come on Tuesday?',
      shortened: false,
      files: 0,
    };
    const shown = { ...words, by: expect.stringMatching(/./), sentAt: '2026-11-01T08:00:00.000Z' };
    expect(await attachedTo(me, id)).toMatchObject([{ ...shown, removable: true }]);
    expect(await attachedTo(colleague, id)).toMatchObject([{ ...shown, removable: false }]);
    expect(await attachedTo(manager, id)).toMatchObject([{ ...shown, removable: false }]);
    expect(await attachedTo(boss, id)).toMatchObject([{ ...shown, removable: true }]);
    await expect(attachedTo(other, id)).rejects.toMatchObject({ problem: { code: 'not-found' } });
    // twice is once, also at the same moment
    const again = () => me(emailsBeside.attach, { id, message_id });
    expect(await again()).toEqual({ attachedId });
    expect((await ownOf(me, id)).items).toMatchObject([{ attachedId }]);

    await expect(colleague(emailsBeside.takeBack, { id: attachedId })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await me(emailsBeside.takeBack, { id: attachedId });
    for (const each of [me, colleague, manager, boss]) expect(await attachedTo(each, id)).toEqual([]);
    expect((await ownOf(me, id)).items).toMatchObject([{ attachedId: null }]);
    await expect(me(emailsBeside.takeBack, { id: attachedId })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    const [one, two] = await Promise.all([again(), again()]);
    expect(one).toEqual(two);
    expect(await attachedTo(boss, id)).toMatchObject([{ id: one.attachedId }]);
  });

  test('are attached by their owner alone, and only where they are to or from that candidate', async () => {
    const { me, id } = await given((them) => [anEmail({ from: them }), anEmail({ subject: 'About something else' })]);
    const colleague = await given((them) => [anEmail({ from: them })]);
    const [theirs] = (await ownOf(me, id)).items;
    const all = (await me(emails.list, {})).items;
    const other = all.find(({ subject }) => subject === 'About something else');
    const refused = { problem: { code: 'not-found' } };
    await expect(me(emailsBeside.attach, { id, message_id: other?.message_id ?? '' })).rejects.toMatchObject(refused);
    await expect(me(emailsBeside.attach, { id: colleague.id, message_id: theirs?.message_id ?? '' })).rejects.toMatchObject(refused);
    await expect(colleague.me(emailsBeside.attach, { id, message_id: theirs?.message_id ?? '' })).rejects.toMatchObject(refused);
    await expect(boss(emailsBeside.attach, { id, message_id: theirs?.message_id ?? '' })).rejects.toMatchObject(refused);
    expect(await attachedTo(me, id)).toEqual([]);
  });

  test('are left out where the name is, until the caller has judged', async () => {
    const { me, id, message_id, attachedId } = await givenAttached();
    const colleague = await t.as((await givenTeammate(t.world, companyId)).id);
    await blind();
    for (const each of [me, colleague]) {
      expect((await ownOf(each, id)).items).toEqual([]);
      expect(await attachedTo(each, id)).toEqual([]);
    }
    await expect(me(emailsBeside.attach, { id, message_id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await colleague(deciding.rate, { id, questionNo: 1, stars: 3 });
    expect(await attachedTo(colleague, id)).toMatchObject([{ id: attachedId }]);
    expect(await attachedTo(me, id)).toEqual([]);
  });

  test('keep the words that were attached where the database alone does not give them away, and no more than is shown of them', async () => {
    const long = `${'Many words. '.repeat(attachedCharacters / 10)}The end`;
    const { me, id } = await givenAttached(anEmail({ subject: 'Unmistakable\u202Esubject', body: long }));
    const [one] = await attachedTo(me, id);
    expect(one).toMatchObject({ shortened: true, subject: expect.not.stringContaining('\u202E') });
    expect(one?.text.length).toBeLessThanOrEqual(attachedCharacters);
    await t.world.db.updateTable('mailbox_message').set({ snippet: '' }).execute();
    await me(mailbox.disconnect, {});
    expect(await tracesOf(t.world, ['Many words.', 'Unmistakable'])).toEqual([]);
    const { sealed } = await t.world.db
      .selectFrom('application_email')
      .select('sealed')
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toMatch(/Many words|Unmistakable/);
    // it was shared with the company, and stays with it
    expect(await attachedTo(boss, id)).toMatchObject([{ shortened: true }]);
  });

  test('stay with the company when whoever attached them is gone; an owner takes them back', async () => {
    const { id, recruiter, attachedId } = await givenAttached();
    await atomically(ownContext(t.world), (ctx) => eraseAccount(ctx, personalData, { ...recruiter, confirmed: true }));
    expect(await attachedTo(boss, id)).toMatchObject([{ id: attachedId, by: '', removable: true }]);
    await boss(emailsBeside.takeBack, { id: attachedId });
    expect(await attachedTo(boss, id)).toEqual([]);
  });

  test('go with the application when the candidate takes it back or is erased, and are told to the candidate before', async () => {
    const kept = () => t.world.db.selectFrom('application_email').select('id').execute();
    await t.world.db.deleteFrom('application_email').execute();
    const one = await givenAttached();
    await (await t.as(one.candidate.id))(applying.withdraw, { applicationId: one.id });
    expect(await kept()).toEqual([]);
    expect((await ownOf(one.me, one.id)).items).toEqual([]);
    await expect(one.me(emailsBeside.attach, { id: one.id, message_id: one.message_id })).rejects.toMatchObject({
      problem: { code: 'already-withdrawn' },
    });

    const { candidate } = await givenAttached(anEmail({ subject: 'To be taken along' }));
    const who = { ...candidate, confirmed: true };
    const told = await Promise.all(personalData.map((area) => area.tell(t.world, who)));
    expect(JSON.stringify(told)).toContain('To be taken along');
    await atomically(ownContext(t.world), (ctx) => eraseAccount(ctx, personalData, who));
    expect(await kept()).toEqual([]);
  });
});
