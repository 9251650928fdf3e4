import { passwords } from '@vitrine/contract/accounts/passwords.ts';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenAdministrator, givenCandidate, testPassword } from '../../areas/accounts/fixtures.ts';
import { ensureAdministrator } from '../../areas/admin/administrator.ts';
import { codeLetter } from '../../areas/guest-reviewers/mails/code.ts';
import { atomically, type Mailer } from '../context.ts';
import { sendMail } from './mail.ts';

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

test('nobody gets in by what administrators read of a mail that waits or has failed, and the look is noted', async () => {
  delivering();
  const email = 'paula@post-office.eu';
  await givenCandidate(t.world, { firstName: 'Paula', lastName: 'Post', email, password: true });
  const anyone = await t.as();
  await anyone(passwords.forgot, { email });
  await atomically(t.world, (ctx) =>
    sendMail(ctx, { email, language: 'en' }, codeLetter('en', { name: 'Paula', title: 'Baker', code: '482913' })),
  );
  const stored = await t.world.db.selectFrom('mail').selectAll().where('recipient', '=', email).where('state', '=', 'waiting').execute();
  const secrets = ['482913', ...stored.flatMap(({ body_text }) => /token=([\w-]{43})/.exec(body_text)?.slice(1) ?? [])];
  expect(secrets).toHaveLength(2);

  const admin = await t.as((await givenAdministrator(t.world)).id);
  for (const state of ['waiting', 'failed'] as const) {
    await t.world.db.updateTable('mail').set({ state }).where('recipient', '=', email).where('state', '!=', 'sent').execute();
    const { items } = await admin(outbox.list, { to: 'PAULA@post' });
    const read = await Promise.all(items.map(({ id }) => admin(outbox.read, { id })));
    expect(read.map((mail) => mail.state)).toContain(state);
    const alone = await admin(outbox.list, { to: 'PAULA@post', state });
    expect(alone.items).toEqual(items.filter((mail) => mail.state === state));
    for (const secret of secrets) expect(JSON.stringify([items, read])).not.toContain(secret);
  }
  const noted = (await admin(audit.list, {})).items.filter(({ object }) => object === 'mail');
  expect(noted[0]).toMatchObject({ action: 'seen', actorKind: 'User', subjectName: 'Paula Post' });

  // it leaves with all of it, and nothing of it stays
  const taken = delivering();
  await t.work();
  expect(secrets.every((secret) => JSON.stringify(taken).includes(secret))).toBe(true);
  const kept = await t.world.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute();
  for (const secret of secrets) expect(JSON.stringify(kept)).not.toContain(secret);
});

test('no administrator begins with a password that everybody guesses', async () => {
  await expect(ensureAdministrator(t.world)).rejects.toThrow('ADMIN_PASSWORD is guessed too easily');
});
