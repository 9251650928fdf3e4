import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emails } from '@vitrine/contract/emails/messages.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { noMailServer, startMailServer } from '../../../../test/outside/mail-server.ts';
import { anEmail, mailPassword } from '../../../../test/outside/mailboxes.ts';
import { tracesOf } from '../../../../test/traces.ts';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { givenMailbox } from '../fixtures.ts';

describe.skipIf(noMailServer)('an e-mail of an applicant', async () => {
  const t = await startWorld({ OUTGOING_ALLOW: '127.0.0.1/32,::1/128' });
  const server = await startMailServer();
  afterAll(() => server.end());
  let people = 0;

  /** A recruiter whose mailbox holds an e-mail of an applicant when it is connected, and a colleague. */
  async function given() {
    const number = ++people;
    const { companyId, owner } = await givenCompany(t.world, `Lindenhof ${number}`);
    const candidate = await givenCandidate(t.world, { firstName: 'Jonas', lastName: 'Feld', email: `jonas-told${number}@mail.test` });
    const me = await t.as((await givenTeammate(t.world, companyId)).id);
    const job = await givenJobCode(me, { title: 'Baker' });
    const applicationId = await givenApplication(t.world, job.bookingId, candidate.id);
    const email = `told${number}@lindenhof.test`;
    const there = await server.elsewhere(email);
    onTestFinished(() => there.close());
    await there.append('INBOX', anEmail({ from: candidate.email }));
    await givenMailbox(me, server, email, mailPassword);
    await t.work();
    /** These arrive, and are read. */
    const arrive = async (...texts: string[]) => {
      for (const text of texts) await there.append('INBOX', text);
      const { id } = await t.world.db.selectFrom('mailbox').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      await t.world.jobs.enqueue(t.world.db, 'read-mailbox', { id }, undefined, undefined);
      await t.work();
    };
    return { me, boss: await t.as(owner.id), candidate, applicationId, job, email, there, arrive };
  }
  type Me = Awaited<ReturnType<typeof given>>['me'];

  const told = async (me: Me) =>
    (await me(notifications.list, {})).items
      .filter(({ kind }) => kind === 'email')
      .map(({ count, title, person, seen }) => ({ count, title, name: person?.name ?? null, seen }));

  test('is told to the owner of the mailbox alone, in one line, without a word of it; what was there before and strangers are no news', async () => {
    const { me, boss, candidate, arrive } = await given();
    expect(await told(me)).toEqual([]);
    const secret = `unmistakable-words-${people}`;
    await arrive(anEmail({ from: 'stranger@mail.test' }));
    expect(await told(me)).toEqual([]);
    await arrive(anEmail({ from: candidate.email, subject: secret }), anEmail({ from: candidate.email.toUpperCase() }));
    expect(await told(me)).toEqual([{ count: 2, title: 'Baker', name: 'Jonas Feld', seen: false }]);
    expect(await told(boss)).toEqual([]);
    expect((await tracesOf(t.world, [secret])).filter((one) => one.startsWith('public.notification'))).toEqual([]);
    // the same e-mails, read once more, are no news
    await arrive();
    expect(await told(me)).toMatchObject([{ count: 2 }]);
  });

  test('that is read here is not told any more, and one read elsewhere never', async () => {
    const { me, candidate, arrive, there } = await given();
    await arrive(anEmail({ from: candidate.email }));
    const [newest] = (await me(emails.list, {})).items;
    await me(emails.mark, { ids: [newest?.message_id ?? ''], seen: true });
    expect(await told(me)).toMatchObject([{ seen: true }]);
    await there.append('INBOX', anEmail({ from: candidate.email }), ['\\Seen']);
    await arrive();
    expect(await told(me)).toMatchObject([{ count: 1, seen: true }]);
  });

  test('is not told while names are left out, for the mailbox would say whose alias it is; nor what was told before', async () => {
    const { me, boss, candidate, arrive } = await given();
    await arrive(anEmail({ from: candidate.email }));
    await boss(blindReview.set, { blindReview: true });
    expect(await told(me)).toEqual([]);
    await arrive(anEmail({ from: candidate.email }));
    await boss(blindReview.set, { blindReview: false });
    expect(await told(me)).toMatchObject([{ count: 1 }]);
  });

  test('that was there before is no news, though reading the mailbox for the first time failed once', async () => {
    const { me, candidate, there, email, arrive } = await given();
    await me(mailbox.disconnect, {});
    await there.append('INBOX', anEmail({ from: candidate.email }));
    await givenMailbox(me, server, email, mailPassword);
    const port = (to: number) => t.world.db.updateTable('mailbox').set({ imap_port: to }).where('email', '=', email).execute();
    await port(1);
    await t.work();
    expect((await me(mailbox.state, {})).mailbox?.state).toBe('unreachable');
    await port(server.port);
    await arrive();
    expect(await told(me)).toEqual([]);
    await arrive(anEmail({ from: candidate.email }));
    expect(await told(me)).toMatchObject([{ count: 1 }]);
  });

  test('is told once, though it is moved away and back', async () => {
    const { me, candidate, arrive, there } = await given();
    await arrive(anEmail({ from: candidate.email }));
    expect(await told(me)).toMatchObject([{ count: 1 }]);
    await there.mailboxCreate('Elsewhere');
    for (const [from, to] of [['INBOX', 'Elsewhere'] as const, ['Elsewhere', 'INBOX'] as const]) {
      await there.mailboxOpen(from);
      await there.messageMove('1:*', to);
      await arrive();
    }
    expect(await told(me)).toMatchObject([{ count: 1 }]);
  });

  test('that is read elsewhere is not told any more, and one read here while names are left out neither', async () => {
    const { me, boss, candidate, arrive, there } = await given();
    await arrive(anEmail({ from: candidate.email }));
    await there.mailboxOpen('INBOX');
    await there.messageFlagsAdd('1:*', ['\\Seen']);
    await arrive();
    expect(await told(me)).toMatchObject([{ seen: true }]);
    await arrive(anEmail({ from: candidate.email }));
    expect(await told(me)).toMatchObject([{ seen: false }]);
    await boss(blindReview.set, { blindReview: true });
    const ids = (await me(emails.list, {})).items.map((one) => one.message_id);
    await me(emails.mark, { ids, seen: true });
    await boss(blindReview.set, { blindReview: false });
    expect(await told(me)).toMatchObject([{ seen: true }]);
  });

  test('is told on the ways that its reader has not switched off', async () => {
    const { me, candidate, arrive } = await given();
    await arrive(anEmail({ from: candidate.email }));
    expect((await me(notificationSettings.read, {})).items.find(({ kind }) => kind === 'email')).toBeTruthy();
    await me(notificationSettings.choose, { kind: 'email', channel: 'page', wanted: false });
    expect(await told(me)).toEqual([]);
  });

  test('leaves nothing told when the mailbox is disconnected, and is no news once the application was taken back', async () => {
    const { me, candidate, arrive } = await given();
    await arrive(anEmail({ from: candidate.email }));
    const two = await given();
    await two.arrive(anEmail({ from: two.candidate.email }));
    await me(mailbox.disconnect, {});
    expect(await told(me)).toEqual([]);
    await (await t.as(two.candidate.id))(applying.withdraw, { applicationId: two.applicationId });
    await two.arrive(anEmail({ from: two.candidate.email }));
    expect(await told(two.me)).toMatchObject([{ count: 1 }]);
  });
});
