import { closeCodes, joinMilliseconds } from '@vitrine/contract/chat/shapes.ts';
import { clientFrame, type JoinFrame, type MessageFrame, type ReceiptFrame } from '@vitrine/contract/chat/socket.ts';
import { mayCall } from '@vitrine/contract/endpoint.ts';
import { id } from '@vitrine/contract/vocabulary.ts';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod';
import { type Actor, type Ctx, ownContext, type World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { oneOfManyActors } from '../../../platform/sessions/sessions.ts';
import { findConversations } from '../conversations.sql.ts';
import { findMessage } from '../messages.sql.ts';
import { messageOnWire } from '../messages.ts';
import { tellArrived } from '../news.ts';
import { sendMessage } from '../sending.ts';
import { signal } from './signals.ts';
import { type Hall, say } from './sockets.ts';

type Frame = z.output<typeof clientFrame>;

const named = z.object({ clientId: id });

/** So many frames wait for their turn before a socket is read no further. */
const mostWaiting = 20;

const mayChat = ({ role, userType, guestOf }: Actor) =>
  guestOf === null && mayCall('candidate-or-hiring-manager', role ?? (userType === 'User' ? 'admin' : 'candidate'));

/** What came, and what its sender calls it, so that an answer finds its message even where the rest is wrong. */
function parsed(data: RawData, binary: boolean): { frame?: Frame | undefined; clientId: string | null } {
  try {
    const sent: unknown = binary ? undefined : JSON.parse((data as Buffer).toString());
    return { frame: clientFrame.safeParse(sent).data, clientId: named.safeParse(sent).data?.clientId ?? null };
  } catch {
    return { clientId: null };
  }
}

/** Listens to one socket: first it must join, then it sends messages and receipts. */
export function talk(world: World, hall: Hall, socket: WebSocket) {
  let token: string | undefined;
  const late = setTimeout(() => socket.close(closeCodes.notJoined), joinMilliseconds);
  socket.once('close', () => clearTimeout(late));

  /** Whoever holds the token now: the session may have ended since. */
  async function caller(): Promise<Ctx<Actor> | undefined> {
    const authorization = `Bearer ${token ?? ''}`;
    const actor = await oneOfManyActors(world, authorization);
    if (!actor || actor.held || !mayChat(actor)) {
      socket.close(closeCodes.signedOut);
      return undefined;
    }
    const own = ownContext(world);
    return { ...own, actor, caller: { ...own.caller, authorization }, language: actor.language };
  }

  async function join(frame: JoinFrame) {
    if (token !== undefined) throw new Refused('invalid');
    token = frame.token;
    // who came in time is not turned away because looking the token up takes long
    clearTimeout(late);
    const ctx = await caller();
    // it may have been closed while its token was looked up
    if (!ctx || socket.readyState !== socket.OPEN) return;
    hall.enter({ socket, ctx });
    say(socket, { joined: true });
  }

  async function message(ctx: Ctx<Actor>, frame: MessageFrame) {
    for (const { id, known } of await sendMessage(ctx, frame)) {
      // a new one is told with the news, as everywhere else
      const row = known ? await findMessage(ctx.db, id) : undefined;
      if (row) say(socket, messageOnWire(ctx, row));
    }
  }

  async function receipt(ctx: Ctx<Actor>, { msg }: ReceiptFrame) {
    const row = await findMessage(ctx.db, msg);
    const [conversation] = row ? await findConversations(ctx.db, ctx.actor.accountId, { conversationId: row.conversationId }) : [];
    if (row && conversation && row.senderId !== ctx.actor.accountId) await tellArrived(ctx, row.conversationId, msg, ctx.actor.accountId);
  }

  async function take(frame: Frame | undefined) {
    if (!frame) throw new Refused('invalid');
    if ('token' in frame) return join(frame);
    if (token === undefined) throw new Refused('not-signed-in');
    const ctx = await caller();
    if (!ctx) return;
    if ('typing' in frame || 'present' in frame) return signal(ctx, hall, frame);
    await ('msgRecv' in frame ? receipt(ctx, frame) : message(ctx, frame));
  }

  async function answer(data: RawData, binary: boolean) {
    if (socket.readyState !== socket.OPEN) return;
    const { frame, clientId } = parsed(data, binary);
    try {
      await take(frame);
    } catch (error) {
      if (!(error instanceof Refused)) world.log.error({ error }, 'a frame of the chat failed');
      say(socket, { refused: error instanceof Refused ? error.code : 'unavailable', clientId });
    }
  }

  // one after the other, as they came
  let turn = Promise.resolve();
  let waiting = 0;
  socket.on('message', (data, binary) => {
    waiting += 1;
    if (waiting >= mostWaiting) socket.pause();
    turn = turn
      .then(() => answer(data, binary))
      .then(() => {
        waiting -= 1;
        if (socket.isPaused && waiting < mostWaiting) socket.resume();
      });
  });
}
