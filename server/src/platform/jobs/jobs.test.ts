import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate } from '../../areas/accounts/fixtures.ts';
import { atomically, type Mailer } from '../context.ts';
import { removal, removeFiles } from '../files/stored-files.ts';
import { sendMail } from '../mail/mail.ts';
import { enqueue } from './jobs.ts';

const t = await startWorld();
const delivered: string[] = [];
Object.assign(t.world.mailer, { delivers: true, deliver: async ({ to }: Parameters<Mailer['deliver']>[0]) => void delivered.push(to) });

const letter = { subject: 'The loaf is ready', paragraphs: ['Hello,', 'Come and fetch it.'] };
const accountsOf = (email: string) => t.world.db.selectFrom('account').select('id').where('email', '=', email).execute();

const fileOf = (email: string) => `spare/${email.split('@')[0]}.txt`;

/** Makes an account, writes to it, and lets a file go, all in one transaction that `end` closes. */
async function work(email: string, end: () => Promise<void>) {
  await t.world.files.put(fileOf(email), new Uint8Array([1]));
  await atomically(t.world, async (ctx) => {
    await givenCandidate(ctx, { email });
    await sendMail(ctx, { email, language: 'en' }, letter);
    await removeFiles(ctx, [fileOf(email)]);
    await end();
  });
}
const stateOf = async (email: string) => ({
  accounts: (await accountsOf(email)).length,
  mails: (await t.mailsTo(email)).length,
  delivered: delivered.filter((one) => one === email).length,
  file: (await t.world.files.size(fileOf(email))) !== undefined,
});

test('mails and jobs are there when the data is', async () => {
  await work('done@bakery.eu', async () => undefined);
  expect(await t.work()).toBe(2);
  expect(await stateOf('done@bakery.eu')).toEqual({ accounts: 1, mails: 1, delivered: 1, file: false });
});

test('a transaction that is rolled back leaves neither data nor mail nor job', async () => {
  const failing = work('undone@bakery.eu', () => Promise.reject(new Error('the oven went out')));
  await expect(failing).rejects.toThrow('the oven went out');
  expect(await t.work()).toBe(0);
  expect(await stateOf('undone@bakery.eu')).toEqual({ accounts: 0, mails: 0, delivered: 0, file: true });
});

test('nobody works on what a transaction queued before it has ended', async () => {
  await work('soon@bakery.eu', async () => {
    expect(await t.work()).toBe(0);
    expect(await stateOf('soon@bakery.eu')).toEqual({ accounts: 0, mails: 0, delivered: 0, file: true });
  });
  await t.work();
  expect(await stateOf('soon@bakery.eu')).toEqual({ accounts: 1, mails: 1, delivered: 1, file: false });
});

test('outside a transaction neither compiles', () => {
  // @ts-expect-error a world without a transaction queues nothing
  const queue = () => enqueue(t.world, removal, { names: [] });
  // @ts-expect-error nor does it write mails
  const write = () => sendMail(t.world, { email: 'soon@bakery.eu', language: 'en' }, letter);
  expect([queue, write]).toHaveLength(2);
});
