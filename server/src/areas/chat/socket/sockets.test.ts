import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { messages } from '@vitrine/contract/chat/messages.ts';
import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { startProgram } from '../../../../test/programs.ts';
import { chanceFrom } from '../../../../test/walks/random.ts';
import { startWorld } from '../../../../test/world.ts';
import { openSession } from '../../../platform/sessions/sessions.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { listening } from '../../interviews/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { aMessage, chatAddress, join, joined, openSocket, type Talker, until } from '../fixtures.ts';

// this process is one web program; another one runs beside it on the same database
const t = await startWorld({ LOG_LEVEL: 'fatal' });
const [here, other] = await Promise.all([
  listening(t.app),
  startProgram(t, 'web', { env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' } }),
]);
const there = other.address;
const { owner } = await givenCompany(t.world);
const job = await givenJobCode(await t.as(owner.id));

async function givenApplicant() {
  const candidate = await givenCandidate(t.world);
  await givenApplication(t.world, job.bookingId, candidate.id);
  return candidate;
}

async function at(address: string, accountId: string, options?: ClientOptions) {
  const talker = await joined(t.world, address, accountId, options);
  onTestFinished(() => talker.socket.terminate());
  return talker;
}
const words = (talker: Talker) => talker.messages().map(({ message }) => message);
const refusals = ({ told }: Pick<Talker, 'told'>) => told.flatMap((one) => ('refused' in one ? one.refused : []));
const stored = async (accountId: string, memberEmail: string) =>
  (await (await t.as(accountId))(messages.history, { memberEmail, count: 200 })).items;

test('a message sent at one program arrives at another one', async () => {
  const candidate = await givenApplicant();
  const [mine, theirs] = [await at(here, candidate.id), await at(there, owner.id)];
  mine.say(aMessage(owner.email, 'Across'));
  await until(() => words(theirs).includes('Across'));
  theirs.say(aMessage(candidate.email, 'And back'));
  await until(() => words(mine).includes('And back'));
});

/** What somebody sees: the messages that came, and after each new connection all that are missing, as a browser asks for them. */
async function screenOf(address: string, accountId: string, memberEmail: string) {
  const call = await t.as(accountId);
  const shown: ChatMessage[] = [];
  let talker = await joined(t.world, address, accountId);
  let heard = 0;
  const last = () => shown.at(-1)?.number ?? 0;
  async function catchUp() {
    for (let more = true; more; ) {
      const { items, later } = await call(messages.history, { memberEmail, after: last(), count: 200 });
      shown.push(...items);
      more = later;
    }
  }
  return {
    say: (frame: object) => talker.say(frame),
    answered: (clientId: string) => talker.messages().some((one) => one.clientId === clientId),
    async cut() {
      this.look();
      talker.socket.terminate();
      heard = 0;
      talker = await joined(t.world, address, accountId);
      if (last() > 0) await catchUp();
    },
    /** Takes what follows on what is there, and leaves what is there already or comes after a gap. */
    look() {
      const told = talker.messages();
      for (const one of told.slice(heard)) if (one.number === last() + 1) shown.push(one);
      heard = told.length;
    },
    async end() {
      this.look();
      await catchUp();
      talker.socket.terminate();
      return shown;
    },
  };
}

test('a thousand messages go both ways while sockets are cut a hundred times: both sides show the same ones in the same order', {
  timeout: 600_000,
}, async () => {
  const candidate = await givenApplicant();
  const each = 500;
  /** Somebody who sends one after the other, is cut off now and then, and tries again what was not answered. */
  async function sender(address: string, accountId: string, to: string, name: string, chance: ReturnType<typeof chanceFrom>) {
    const screen = await screenOf(address, accountId, to);
    let cuts = 0;
    for (let n = 1; n <= each; n++) {
      const frame = aMessage(to, `${name} ${n}`);
      screen.say(frame);
      if (chance.odds(0.15)) {
        await screen.cut();
        cuts += 1;
        screen.say(frame);
      }
      await until(() => screen.answered(frame.clientId));
      screen.look();
    }
    return { cuts, screen };
  }
  const both = await Promise.all([
    sender(here, candidate.id, owner.email, 'candidate', chanceFrom(7)),
    sender(there, owner.id, candidate.email, 'owner', chanceFrom(8)),
  ]);
  expect(both[0].cuts + both[1].cuts).toBeGreaterThanOrEqual(100);
  const [mine, theirs] = await Promise.all(both.map(({ screen }) => screen.end()));
  expect(mine?.map(({ number }) => number)).toEqual(Array.from({ length: 2 * each }, (_, index) => index + 1));
  expect(theirs?.map(({ id }) => id)).toEqual(mine?.map(({ id }) => id));
  for (const name of ['candidate', 'owner'])
    expect(mine?.map(({ message }) => message).filter((one) => one.startsWith(name))).toEqual(
      Array.from({ length: each }, (_, index) => `${name} ${index + 1}`),
    );
  for (const { id } of [candidate, owner]) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from chat_message m
      join conversation_member mine using (conversation_id)
      where mine.account_id = ${id} and m.sender_id <> ${id} and m.number > mine.read_number and m.conversation_id = ${mine?.[0]?.conversationId}`.execute(
      t.world.db,
    );
    const { conversation } = await (await t.as(id))(messages.history, { conversationId: mine?.[0]?.conversationId ?? '', count: 1 });
    expect(conversation.unread).toBe(rows[0]?.n);
  }
});

test('a program that is killed between storing and telling loses nothing: it is there at the next join, and stored once', async () => {
  const victim = await startProgram(t, 'web', { env: { LOG_LEVEL: 'fatal' } });
  const candidate = await givenApplicant();
  const frame = aMessage(owner.email, 'The last thing it stored');
  const mine = await joined(t.world, victim.address, candidate.id);
  mine.socket.on('error', () => undefined);
  const isStored = () => t.world.db.selectFrom('chat_message').select('id').where('client_id', '=', frame.clientId).executeTakeFirst();
  mine.say(frame);
  while (!(await isStored()));
  victim.process.kill('SIGKILL');
  await mine.closed;
  const again = await at(here, candidate.id);
  again.say(frame);
  await until(() => words(again).includes('The last thing it stored'));
  expect(await stored(owner.id, candidate.email)).toHaveLength(1);
});

test('whoever does not join in five seconds is sent away, and nobody talks before joining', async () => {
  const silent = await openSocket(here);
  const eager = await openSocket(here);
  eager.say(aMessage(owner.email, 'Too early'));
  await until(() => refusals(eager).length > 0);
  expect(refusals(eager)).toEqual(['not-signed-in']);
  expect(await Promise.all([silent.closed, eager.closed])).toEqual([4408, 4408]);
});

test('a token that nobody has, an administrator and a guest are sent away', async () => {
  const administrator = await openSession(t.world, (await givenAdministrator(t.world)).id);
  const guest = await openSession(t.world, (await givenCandidate(t.world, { guest: true })).id, { guestOf: job.id });
  for (const token of ['x'.repeat(43), '', administrator, guest]) {
    const open = await openSocket(here);
    open.say(join(token));
    expect(await open.closed).toBe(4401);
  }
});

test('a session that ends closes its sockets at every program within two seconds, and no others', async () => {
  const candidate = await givenApplicant();
  const [one, two, kept] = [await at(here, candidate.id), await at(there, candidate.id), await at(there, owner.id)];
  const began = Date.now();
  await t.world.db.deleteFrom('session').where('account_id', '=', candidate.id).execute();
  expect(await Promise.all([one.closed, two.closed])).toEqual([4401, 4401]);
  expect(Date.now() - began).toBeLessThan(2000);
  expect(kept.socket.readyState).toBe(WebSocket.OPEN);
});

test('a page of another site opens no socket, and no other address takes one', async () => {
  const refused = async (url: string, origin?: string) => {
    const socket = new WebSocket(url, origin ? { origin } : {});
    socket.on('error', () => undefined);
    const [, reply] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    return reply.statusCode;
  };
  for (const origin of ['https://elsewhere.example', 'null', 'nonsense']) expect(await refused(chatAddress(here), origin)).toBe(403);
  expect(await refused(chatAddress(here).replace('/chat', '/api/chat'))).toBe(404);
  (await openSocket(here, { origin: here })).socket.terminate();
});

test('a frame of more than 64 kB ends the socket', async () => {
  const talker = await at(here, owner.id);
  talker.say('x'.repeat(64 * 1024 + 1));
  expect(await talker.closed).toBe(1009);
});

test('whoever does not read is cut off before a megabyte waits, and loses nothing', { timeout: 240_000 }, async () => {
  const candidate = await givenApplicant();
  const [slow, sender] = [await at(here, owner.id), await at(here, candidate.id)];
  slow.socket.on('error', () => undefined);
  slow.socket.pause();
  const long = '€'.repeat(4000);
  const last = aMessage(owner.email, 'The last one');
  const frames = [...Array.from({ length: 900 }, () => aMessage(owner.email, long)), last];
  for (const frame of frames) sender.say(frame);
  await until(() => sender.messages().at(-1)?.clientId === last.clientId);
  slow.socket.resume();
  expect(await slow.closed).toBe(1006);
  expect(slow.messages().length).toBeLessThan(frames.length);
  const again = await stored(owner.id, candidate.email);
  expect(again.at(-1)).toMatchObject({ number: frames.length, message: 'The last one' });
});

test('the server says now and then that it is there, and ends a connection that is silent, not one whose pongs wait behind much else', async () => {
  const candidate = await givenApplicant();
  const [silent, busy] = [await at(here, owner.id, { autoPong: false }), await at(here, candidate.id, { autoPong: false })];
  const talk = setInterval(() => busy.say(aMessage(owner.email, 'And on')), 2000);
  onTestFinished(() => clearInterval(talk));
  expect(await silent.closed).toBe(1006);
  await until(() => busy.told.filter((one) => 'alive' in one).length > 1);
  expect(busy.socket.readyState).toBe(WebSocket.OPEN);
});

test('more than twenty messages in ten seconds are refused', async () => {
  const strict = await startProgram(t, 'web', { env: { RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'fatal' } });
  const candidate = await givenApplicant();
  const talker = await at(strict.address, candidate.id);
  for (let n = 0; n < 25; n++) talker.say(aMessage(owner.email, `Message ${n}`));
  await until(() => refusals(talker).length === 5);
  expect(new Set(refusals(talker))).toEqual(new Set(['too-many-requests']));
  expect(await stored(owner.id, candidate.email)).toHaveLength(20);
});

test('a program that ends says so, so that browsers come back', async () => {
  const ending = await startProgram(t, 'web', { env: { LOG_LEVEL: 'fatal' } });
  const talkers = [await at(ending.address, owner.id), await at(ending.address, owner.id)];
  ending.process.kill('SIGTERM');
  expect(await Promise.all(talkers.map(({ closed }) => closed))).toEqual([1012, 1012]);
});

const total = 10_000;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const odd = [
  '',
  'null',
  '[]',
  '{',
  '{}',
  '"x"',
  '1e999',
  '\u0000',
  '{"msg":true}',
  '{"msg":false}',
  '{"msgRecv":true}',
  '[[[[',
  '{"__proto__":{"a":1}}',
];
const values = [
  null,
  true,
  false,
  0,
  -1,
  2 ** 53,
  '',
  'x',
  '\u0000',
  '\u202E',
  '\uD800',
  'a@b',
  'x'.repeat(5000),
  [],
  {},
  [null],
  ['x@mail.test'],
  { a: 1 },
  randomUUID(),
];
const names = [
  'fromEmail',
  'token',
  'msg',
  'recipient',
  'message',
  'msgSubject',
  'attachBool',
  'clientDate',
  'msgRecv',
  'clientId',
  'conversationId',
  'bookingId',
  'attachment',
  'attachments',
  '__proto__',
];

test(`${total} random frames are all answered with a reason, and the conversation goes on (SEED=${seed})`, {
  timeout: 240_000,
}, async () => {
  const chance = chanceFrom(seed);
  const candidate = await givenApplicant();
  const talker = await at(here, candidate.id);
  const frame = () => {
    if (chance.odds(0.2)) return chance.pick(odd);
    const base: Record<string, unknown> = chance.odds(0.6) ? aMessage(owner.email, 'Well') : {};
    for (let n = chance.whole(1, 4); n > 0; n--) base[chance.pick(names)] = chance.pick(values);
    return JSON.stringify(base);
  };
  for (let n = 0; n < total; n++) {
    const socket = talker.socket;
    if (chance.odds(0.02)) socket.send(Buffer.from([0, chance.whole(0, 255), 255]));
    else socket.send(frame());
    if (n % 200 === 199) await until(() => socket.bufferedAmount === 0);
  }
  talker.say(aMessage(owner.email, 'Still here'));
  await until(() => words(talker).includes('Still here') || talker.socket.readyState !== WebSocket.OPEN);
  expect(talker.socket.readyState).toBe(WebSocket.OPEN);
  expect(refusals(talker).length).toBeGreaterThan(total / 3);
  expect(refusals(talker).filter((one) => one === 'unavailable')).toEqual([]);
});
