import { expect, test } from 'vitest';
import { startWorld } from '../../test/world.ts';
import { atomically } from './context.ts';
import { enqueue } from './jobs.ts';
import { deliverMail, sendMail } from './mail.ts';

const t = await startWorld();
const to = { email: 'somebody@jobs.test', language: 'en' } as const;
const letter = { subject: 'Hello', paragraphs: ['Good morning.'] };

test('a mail and a job of work that fails are there as little as its data', async () => {
  const work = atomically(t.world, async (world) => {
    await sendMail(world, to, letter);
    await enqueue(world, deliverMail, { id: world.newId() });
    throw new Error('too late');
  });
  await expect(work).rejects.toThrow('too late');
  expect(await t.mailsTo(to.email)).toEqual([]);
  expect(await t.work()).toBe(0);
});

test('outside a transaction neither compiles', () => {
  // @ts-expect-error a world without a transaction queues nothing
  const queue = () => enqueue(t.world, deliverMail, { id: t.world.newId() });
  // @ts-expect-error nor does it write mails
  const write = () => sendMail(t.world, to, letter);
  expect([queue, write]).toHaveLength(2);
});
