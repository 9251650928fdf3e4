/** Pairs who write to each other as our pages do: each message again under its name until it is confirmed. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@vitrine/contract/chat/messages.ts';
import type { ServerFrame } from '@vitrine/contract/chat/socket.ts';
import { WebSocket } from 'ws';
import { pauseAfter } from '../../web/src/parts/chat/reconnecting.ts';
import type { Talker } from '../data/chat.ts';
import { callWith } from '../support/program.ts';
import type { Databases } from './databases.ts';
import type { Note } from './ledger.ts';

/** After a refusal that goes by, as our pages do. */
const refusedPause = 5000;

type Message = Extract<ServerFrame, { serverDate: string }>;

/** Holds a socket open as our pages do and tells every message; `joined` is called each time it has joined. */
function sitting(url: string, { email, token }: Talker, joined: () => void, heard: (frame: ServerFrame) => void) {
  let over = false;
  let tries = 0;
  let socket: WebSocket | undefined;
  let isJoined = false;
  const connect = () => {
    if (over) return;
    const mine = new WebSocket(`${url.replace('http', 'ws')}/chat`);
    socket = mine;
    mine.on('error', () => undefined);
    mine.on('open', () => mine.send(JSON.stringify({ fromEmail: email, token, msg: false, recipient: [] })));
    mine.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as ServerFrame;
      if (!('joined' in frame)) return heard(frame);
      tries = 0;
      isJoined = true;
      joined();
    });
    mine.on('close', (code) => {
      isJoined = false;
      const pause = pauseAfter(code, tries++);
      if (pause !== undefined) setTimeout(connect, pause);
    });
  };
  connect();
  return {
    isJoined: () => isJoined,
    say: (frame: object) => (isJoined ? socket?.send(JSON.stringify(frame)) : undefined),
    leave() {
      over = true;
      socket?.terminate();
    },
  };
}

interface Sent {
  clientId: string;
  at: number;
  faults: string[];
}

/** A pair: the first one writes, one message after the other is confirmed; the second one hears, and asks after a gap. */
function pairUp(url: string, [one, other]: [Talker, Talker], note: Note) {
  const confirmed: Message[] = [];
  const heard = new Map<number, number>();
  const waiting: Sent[] = [];
  let underWay = false;
  const frameOf = ({ clientId }: Sent) => ({
    fromEmail: one.email,
    msgSubject: '',
    message: `Message ${clientId}`,
    attachBool: false,
    clientDate: '',
    msg: true,
    recipient: [other.email],
    clientId,
  });
  const sendNext = () => {
    const [next] = waiting;
    if (!next || underWay || !writer.isJoined()) return;
    underWay = true;
    writer.say(frameOf(next));
  };
  const writer = sitting(
    url,
    one,
    () => {
      if (underWay) waiting[0]?.faults.push('the socket was lost with it');
      underWay = false;
      sendNext();
    },
    (frame) => {
      const [first] = waiting;
      if ('refused' in frame && frame.clientId === first?.clientId) {
        first?.faults.push(frame.refused);
        setTimeout(() => {
          underWay = false;
          sendNext();
        }, refusedPause);
      }
      // the answer may be among what was missed
      if ('ask' in frame && first) {
        first.faults.push('the server asked to look what was missed');
        underWay = false;
        sendNext();
      }
      if (!('serverDate' in frame) || !first || frame.clientId !== first.clientId) return;
      confirmed.push(frame);
      note({ kind: 'message', at: first.at, milliseconds: performance.now() - first.at, faults: first.faults });
      waiting.shift();
      underWay = false;
      sendNext();
    },
  );
  const call = callWith(url, `Bearer ${other.token}`);
  const reader = sitting(
    url,
    other,
    () => void catchUp().catch(() => undefined),
    (frame) => {
      if ('ask' in frame) void catchUp().catch(() => undefined);
      if (!('serverDate' in frame) || frame.own) return;
      hear(frame);
      if (frame.number > caughtUp()) void catchUp().catch(() => undefined);
    },
  );
  const hear = ({ number }: Message) => heard.set(number, (heard.get(number) ?? 0) + 1);
  /** Up to which number nothing is missing. */
  let upTo = 0;
  const caughtUp = () => {
    if (upTo === 0 && heard.size > 0) upTo = Math.min(...heard.keys());
    while (heard.has(upTo + 1)) upTo += 1;
    return upTo;
  };
  let conversationId: string | undefined;
  async function catchUp() {
    const after = caughtUp();
    conversationId ??= confirmed[0]?.conversationId;
    if (!conversationId) return;
    const { items } = await call(messages.history, { conversationId, after, count: 200 });
    for (const item of items) if (!heard.has(item.number)) hear(item as Message);
  }
  return {
    write: () => {
      waiting.push({ clientId: randomUUID(), at: performance.now(), faults: [] });
      sendNext();
    },
    isOpen: () => writer.isJoined() && reader.isJoined(),
    waiting: () => waiting.length,
    confirmed,
    heard,
    catchUp,
    leave: () => [writer, reader].map((each) => each.leave()),
  };
}

/** Everybody sits at their sockets, and now and then one of them writes: so many messages a second in all. */
export function startChat(url: string, people: [Talker, Talker][], rate: number, note: Note) {
  const pairs = people.map((pair) => pairUp(url, pair, note));
  const ending = new AbortController();
  const writing = (async () => {
    for (let turn = 0; !ending.signal.aborted; turn++) {
      const pair = pairs[turn % pairs.length];
      // who has not been answered for long does not type on
      if (pair && pair.waiting() < 3) pair.write();
      await sleep(1000 / rate);
    }
  })();
  return {
    open: () => pairs.filter((pair) => pair.isOpen()).length * 2,
    async end() {
      ending.abort();
      await writing;
      const patience = performance.now() + 60_000;
      while (pairs.some((pair) => pair.waiting() > 0) && performance.now() < patience) await sleep(200);
    },
    leave: () => pairs.map((pair) => pair.leave()),
    /** Compares what was confirmed with what is kept, and that with what the other one has been shown. */
    async check({ ask }: Databases) {
      const confirmed = pairs.flatMap((pair) => pair.confirmed);
      const ids = confirmed.map(({ conversationId }) => conversationId);
      const rows = await ask<{ conversationId: string; clientId: string; number: number }>(
        'select conversation_id as "conversationId", client_id as "clientId", number from chat_message where conversation_id = any($1::uuid[]) order by number',
        [[...new Set(ids)]],
      );
      const kept = Object.groupBy(rows, ({ clientId }) => clientId);
      const talks = Object.values(Object.groupBy(rows, ({ conversationId }) => conversationId)) as (typeof rows)[];
      await Promise.all(pairs.map((pair) => pair.catchUp()));
      const talk = new Map(pairs.map((pair) => [pair.confirmed[0]?.conversationId, pair]));
      // what was said before these two sat down was shown then
      const isUnheard = ({ conversationId, number }: (typeof rows)[number]) => {
        const pair = talk.get(conversationId);
        return number >= (pair?.confirmed[0]?.number ?? 0) && !pair?.heard.has(number);
      };
      return {
        confirmed: confirmed.length,
        unanswered: pairs.reduce((sum, pair) => sum + pair.waiting(), 0),
        lost: confirmed.filter(({ clientId }) => !kept[clientId]).length,
        doubled: Object.values(kept).filter((same = []) => same.length > 1).length,
        gaps: talks.filter((talk) => talk.some(({ number }, at) => number !== at + 1)).length,
        unheard: rows.filter(isUnheard).length,
      };
    },
  };
}
