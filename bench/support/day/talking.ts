import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Talker } from '../../data/chat.ts';
import { frameOf, openSocket } from '../sockets.ts';
import { type Tally, think } from './tally.ts';

/** What has not arrived by then counts as lost. */
const lostAfter = 60_000;

type Said = { refused?: string; clientId?: string };

/** Somebody at a page: whose socket was closed opens another one. `heard` is told of every frame. */
function seat(tally: Tally, url: string, talker: Talker, heard: (clientId: string, refused: boolean) => void) {
  let socket: WebSocket | undefined;
  const open = async () => {
    const begun = performance.now();
    const opened = await openSocket(url, talker, (clientId) => heard(clientId, false));
    tally.answered('socket', performance.now() - begun);
    opened.on('message', (data) => {
      const { refused, clientId } = JSON.parse((data as Buffer).toString()) as Said;
      if (refused && clientId) heard(clientId, true);
    });
    return opened;
  };
  return {
    /** The open socket, where one can be had before it is over. */
    async sit(until: number) {
      while (socket?.readyState !== socket?.OPEN || !socket) {
        if (performance.now() >= until) return undefined;
        socket = await open().catch((error: unknown) => {
          tally.fault('socket', String(error));
          return undefined;
        });
        if (!socket) await think(2, until);
      }
      return socket;
    },
    leave: () => socket?.terminate(),
  };
}

/** Pairs at their sockets, who write once in about 90 seconds; what is refused for now is said again after five, as the web does. */
export async function talking(tally: Tally, url: string, pairs: [Talker, Talker][], until: number) {
  const waiting = new Map<string, (refused: boolean) => void>();
  const heard = (clientId: string, refused: boolean) => waiting.get(clientId)?.(refused);
  const seats: ReturnType<typeof seat>[] = [];

  /** One message of a pair, from its sender to the other one's screen. */
  async function say(pair: [Talker, Talker], mine: WebSocket, theirs: WebSocket) {
    const { clientId, text } = frameOf(pair, 'Good day');
    const begun = performance.now();
    const there = new Promise<'there'>((done) => {
      waiting.set(clientId, (refused) => {
        if (!refused) return done('there');
        tally.shed('message');
        setTimeout(() => mine.send(text), 5000);
      });
    });
    const over = new AbortController();
    const closed = [mine, theirs].map((socket) => once(socket, 'close', { signal: over.signal }));
    const cut = Promise.race(closed)
      .catch(() => undefined)
      .then(() => 'cut off meanwhile');
    mine.send(text);
    const became = await Promise.race([there, cut, sleep(lostAfter, 'lost', { ref: false })]);
    over.abort();
    waiting.delete(clientId);
    if (became === 'there') tally.answered('message', performance.now() - begun);
    else tally.fault('message', became);
  }

  async function talk(pair: [Talker, Talker]) {
    const both = pair.map((talker) => seat(tally, url, talker, heard));
    seats.push(...both);
    while (performance.now() < until) {
      const [mine, theirs] = await Promise.all(both.map((one) => one.sit(until)));
      await think(45, until);
      if (performance.now() >= until || !mine || !theirs) continue;
      if ([mine, theirs].every((socket) => socket.readyState === socket.OPEN)) await say(pair, mine, theirs);
      else tally.fault('socket', 'closed');
    }
  }

  const all: Promise<void>[] = [];
  // pages are opened one after the other
  for (const pair of pairs) {
    all.push(talk(pair));
    await sleep(Math.min(20_000, Math.max(0, until - performance.now()) / 4) / pairs.length);
  }
  await Promise.all(all);
  for (const one of seats) one.leave();
}
