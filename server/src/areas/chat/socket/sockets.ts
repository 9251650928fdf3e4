import { closeCodes } from '@vitrine/contract/chat/shapes.ts';
import type { ServerFrame } from '@vitrine/contract/chat/socket.ts';
import type { WebSocket } from 'ws';
import type { Actor, Ctx } from '../../../platform/context.ts';

/** A socket whose holder has joined. */
export interface Joined {
  socket: WebSocket;
  ctx: Ctx<Actor>;
}

/** More than this waiting to be sent means that nobody reads at the other end. */
const mostUnsent = 1024 * 1024;

/** Says something, or ends the socket of somebody who does not read; its holder connects again and asks for what was missed. */
export function say(socket: WebSocket, frame: ServerFrame) {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > mostUnsent) return socket.terminate();
  socket.send(JSON.stringify(frame));
}

/** The joined sockets of this process, by account. */
export function openHall() {
  const byAccount = new Map<string, Set<Joined>>();
  const paces = new Map<string, number>();
  return {
    /** Whether something may be done again: at most once in that time for each name. */
    paced(name: string, milliseconds: number) {
      const now = performance.now();
      for (const [known, until] of paces) {
        if (until > now) break;
        paces.delete(known);
      }
      if ((paces.get(name) ?? 0) > now) return false;
      paces.delete(name);
      paces.set(name, now + milliseconds);
      return true;
    },
    enter(one: Joined) {
      const { accountId } = one.ctx.actor;
      const own = byAccount.get(accountId) ?? new Set();
      byAccount.set(accountId, own.add(one));
      one.socket.once('close', () => {
        own.delete(one);
        if (own.size === 0) byAccount.delete(accountId);
      });
    },
    of: (accountId: string): Iterable<Joined> => byAccount.get(accountId) ?? [],
    has: (accountId: string) => byAccount.has(accountId),
    isEmpty: () => byAccount.size === 0,
    all: () => [...byAccount.values()].flatMap((own) => [...own]),
  };
}
export type Hall = ReturnType<typeof openHall>;

/** Closes those sockets whose sessions have ended; whoever joined while the sessions were looked up is not among them. */
export function closeEnded(looked: readonly Joined[], running: ReadonlySet<string>) {
  for (const { socket, ctx } of looked) {
    if (!running.has(ctx.actor.sessionHash.toString('hex'))) socket.close(closeCodes.signedOut);
  }
}
