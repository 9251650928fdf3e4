import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage } from '@vitrine/contract/chat/shapes.ts';
import { messageFrame, type ServerFrame, serverFrame } from '@vitrine/contract/chat/socket.ts';
import { type ClientOptions, WebSocket } from 'ws';
import { type Ctx, ownContext, type World } from '../../platform/context.ts';
import { actorOf, openSession } from '../../platform/sessions/sessions.ts';
import { sendMessage } from './sending.ts';

/** Where the socket of a server is. */
export const chatAddress = (address: string) => `${address.replace(/^http/, 'ws')}/chat`;

/** Waits until something holds, for as long as anything here takes on a slow machine. */
export async function until<T>(look: () => T | undefined | false): Promise<T> {
  const end = Date.now() + 150_000;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error('it did not come true');
    await sleep(5);
  }
}

/** A socket that notes what it is told; it has not joined. */
export async function openSocket(address: string, options: ClientOptions = {}) {
  const socket = new WebSocket(chatAddress(address), options);
  const told: ServerFrame[] = [];
  socket.on('message', (data) => told.push(serverFrame.parse(JSON.parse((data as Buffer).toString()))));
  const closed = once(socket, 'close').then(([code]) => Number(code));
  await once(socket, 'open');
  return {
    socket,
    told,
    closed,
    say: (frame: object | string) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    /** The messages it was told, in the order in which they came. */
    messages: () => told.filter((one): one is ChatMessage => 'serverDate' in one),
  };
}

/** The frame of a message as a browser sends it. */
export const aMessage = (recipient: string, message: string, rest: object = {}) => ({
  fromEmail: 'somebody@mail.test',
  msgSubject: '',
  message,
  attachBool: false,
  clientDate: new Date().toISOString(),
  msg: true,
  recipient: [recipient],
  clientId: randomUUID(),
  ...rest,
});

/** A message as if its sender had a socket open. */
export async function givenMessage(world: World, accountId: string, recipient: string, message: string, rest: object = {}) {
  const actor = await actorOf(world, `Bearer ${await openSession(world, accountId)}`);
  if (!actor) throw new Error('nobody sends it');
  const ctx: Ctx<typeof actor> = { ...ownContext(world), actor };
  return sendMessage(ctx, messageFrame.parse(aMessage(recipient, message, rest)));
}

export const join = (token: string) => ({ fromEmail: '', token, msg: false, recipient: [] });

/** Somebody at a socket that has joined. */
export async function joined(world: World, address: string, accountId: string, options?: ClientOptions) {
  const token = await openSession(world, accountId);
  const open = await openSocket(address, options);
  open.say(join(token));
  await until(() => open.told.some((one) => 'joined' in one));
  return { ...open, token };
}
export type Talker = Awaited<ReturnType<typeof joined>>;
