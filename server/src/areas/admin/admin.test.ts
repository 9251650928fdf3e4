import { contact } from '@vitrine/contract/accounts/contact.ts';
import { installation } from '@vitrine/contract/admin/installation.ts';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate } from '../accounts/fixtures.ts';

let t: TestWorld;
beforeAll(async () => {
  t = await startWorld();
});

test('without a mail server administrators find every mail in the outbox, newest first, and are told why', async () => {
  const candidate = await givenCandidate(t.world);
  const call = await t.as(candidate.id);
  await call(contact.send, { subject: 'First', message: 'Where do I find my interview?' });
  t.later(1000);
  await call(contact.send, { subject: 'Second', message: '<b>Bold</b> & plain' });
  const admin = await t.as((await givenAdministrator(t.world)).id);
  const { items, total } = await admin(outbox.list, {});
  expect(total).toBe(2);
  expect(items.map((mail) => mail.subject)).toEqual([`Second (${candidate.email})`, `First (${candidate.email})`]);
  expect(items[0]?.state).toBe('kept');
  const mail = await admin(outbox.read, { id: items[0]?.id ?? '' });
  expect(mail.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; plain');
  expect(await admin(installation.look, {})).toMatchObject({ mailsStay: true });
  expect(await admin(outbox.list, { to: 'nobody' })).toMatchObject({ items: [], total: 0 });
  expect(await admin(outbox.list, { state: 'kept' })).toMatchObject({ items, total: 2 });
  expect(await admin(outbox.list, { state: 'failed' })).toMatchObject({ items: [], total: 0 });
});

test('signed out, the contact form asks for an address', async () => {
  const anyone = await t.as();
  await expect(anyone(contact.send, { subject: 'Hello', message: 'Anybody there?' })).rejects.toMatchObject({
    problem: { errors: [{ field: 'email' }] },
  });
  await anyone(contact.send, { subject: 'Hello', message: 'Anybody there?', email: 'somebody@mail.test' });
});
