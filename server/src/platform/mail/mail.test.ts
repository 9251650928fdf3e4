import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { testPassword } from '../../areas/accounts/fixtures.ts';
import { ensureAdministrator } from '../../areas/admin/administrator.ts';
import type { Mailer } from '../context.ts';

const t = await startWorld({ ADMIN_EMAIL: 'head@post-office.eu', ADMIN_PASSWORD: 'vitrine1' });
type Mail = Parameters<Mailer['deliver']>[0];

/** A mail server of the outside that takes everything. */
function delivering() {
  const taken: Mail[] = [];
  Object.assign(t.world.mailer, { delivers: true, deliver: async (mail: Mail) => void taken.push(mail) });
  return taken;
}

test('a mail that has left opens nothing any more for whoever reads the outbox, and its link still works', async () => {
  const taken = delivering();
  const anyone = await t.as();
  const email = 'vera@post-office.eu';
  await anyone(registration.candidate, { firstName: 'Vera', lastName: 'True', email, password: testPassword, termsAccepted: true });
  const waiting = (await t.mailsTo(email))[0]?.text ?? '';
  const activation = /activation=([\w-]{43})/.exec(waiting)?.[1] ?? 'none';
  await t.work();
  expect(taken).toMatchObject([{ to: email, text: expect.stringContaining(activation), html: expect.stringContaining(activation) }]);
  const kept = await t.world.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute();
  expect(kept).toMatchObject([{ state: 'sent', body_text: expect.stringContaining('/?activation=…') }]);
  expect(JSON.stringify(kept)).not.toContain(activation);
  await anyone(registration.activate, { activation, password: testPassword });

  await anyone(passwords.forgot, { email });
  await t.work();
  const [link] = /token=([\w-]{43})/.exec(taken[1]?.text ?? '')?.slice(1) ?? [];
  expect(JSON.stringify(await t.world.db.selectFrom('mail').selectAll().execute())).not.toContain(link ?? 'no link');
});

test('no administrator begins with a password that everybody guesses', async () => {
  await expect(ensureAdministrator(t.world)).rejects.toThrow('ADMIN_PASSWORD is guessed too easily');
});
