import { closing } from '@vitrine/contract/admin/closing.ts';
import { mailbox } from '@vitrine/contract/emails/mailbox.ts';
import { emailWriting } from '@vitrine/contract/emails/writing.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noMailServer } from '../../../../test/outside/mail-server.ts';
import { anEmail, mailPassword } from '../../../../test/outside/mailboxes.ts';
import { empty, idOf, startWriting, to } from '../../../../test/outside/writing.ts';
import { givenAdministrator } from '../../accounts/fixtures.ts';
import { mailSettings } from '../fixtures.ts';
import { carry } from './sending.ts';

describe.skipIf(noMailServer)('e-mails that leave', async () => {
  const { t, server, smtp, companyId, givenWriter, given, later, inSent, drafts } = await startWriting();

  test('what is changed after a doubt is another e-mail, and the doubt stays whatever is taken back', async () => {
    const { me } = await givenWriter();
    const { id, revision: _, ...words } = await given(me);
    smtp.become('is-silent-after-all');
    await me(emailWriting.order, { id });
    await later();
    const first = idOf(smtp.received[0]?.message ?? '');
    expect((await me(emailWriting.one, { id })).state).toBe('unsure');
    smtp.become('takes');
    await me(emailWriting.order, { id });
    expect((await me(emailWriting.takeBack, { id })).state).toBe('unsure');
    await me(emailWriting.save, { ...empty, id, to: words.to, subject: 'Wednesday', html: words.html });
    await me(emailWriting.order, { id });
    await later();
    expect(idOf(smtp.received.at(-1)?.message ?? '')).not.toBe(first);
    expect(await drafts(me)).toEqual([]);
  });

  test('a mailbox sends one e-mail at a time, all of them, and a server that is busy is left alone for a while', async () => {
    const { me } = await givenWriter();
    const ids = [];
    for (let n = 0; n < 6; n++) ids.push((await given(me, { subject: `Number ${n}` })).id);
    for (const id of ids) await me(emailWriting.order, { id });
    smtp.become('is-busy');
    await later();
    const waiting = await drafts(me);
    // one was tried, and the others wait with it
    expect(waiting.map(({ problem }) => problem).filter(Boolean)).toHaveLength(1);
    const soon = t.world.now().getTime() + 30_000;
    expect(waiting.every(({ state, sendAt }) => state === 'waiting' && Date.parse(sendAt ?? '') > soon)).toBe(true);
    smtp.become('takes');
    await later(2 * 60_000);
    expect(smtp.received).toHaveLength(6);
    expect(await drafts(me)).toEqual([]);
  });

  test('whoever says anew how the same mailbox is reached keeps what was written and what waits', async () => {
    const { me, email } = await givenWriter();
    const { id } = await given(me);
    await me(emailWriting.order, { id, sendAt: new Date(t.world.now().getTime() + 3_600_000).toISOString() });
    const settings = mailSettings(server, email, mailPassword);
    await me(mailbox.setImap, { ...settings, user: `other-${email}` });
    await t.work();
    expect(await me(emailWriting.one, { id })).toMatchObject({ state: 'waiting', subject: 'Tuesday' });
    await me(emailWriting.takeBack, { id });
  });

  test('what waits does not leave while its company is closed, and does when it is open again', async () => {
    const { me } = await givenWriter();
    const { id } = await given(me);
    await me(emailWriting.order, { id, sendAt: new Date(t.world.now().getTime() + 3_600_000).toISOString() });
    const admin = await t.as((await givenAdministrator(t.world)).id);
    await admin(closing.deactivateCompany, { companyId, name: 'Lindenhof' });
    await later(2 * 3_600_000);
    expect(smtp.received).toEqual([]);
    await (await t.as((await givenAdministrator(t.world)).id))(closing.activateCompany, { companyId });
    await later();
    expect(smtp.received).toHaveLength(1);
  });

  test('what should have left more than a day before its company was open again does not leave by itself', async () => {
    const { me, recruiter } = await givenWriter();
    const { id } = await given(me);
    await me(emailWriting.order, { id, sendAt: new Date(t.world.now().getTime() + 3_600_000).toISOString() });
    const admin = await t.as((await givenAdministrator(t.world)).id);
    await admin(closing.deactivateCompany, { companyId, name: 'Lindenhof' });
    await later(26 * 3_600_000);
    await (await t.as((await givenAdministrator(t.world)).id))(closing.activateCompany, { companyId });
    await later();
    expect(smtp.received).toEqual([]);
    const back = await t.as(recruiter.id);
    expect(await back(emailWriting.one, { id })).toMatchObject({ state: 'failed', problem: 'overdue' });
    await back(emailWriting.order, { id });
    await later();
    expect(smtp.received).toHaveLength(1);
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
    const { me, email, there } = await givenWriter();
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
    const again = await server.elsewhere(email);
    onTestFinished(() => again.close());
    expect(await inSent(again)).toHaveLength(1);
  });
});
