import { closeCodes, silentMilliseconds } from '@vitrine/contract/chat/shapes.ts';
import { type joinFrame, type MessageFrame, type ServerFrame, serverFrame } from '@vitrine/contract/chat/socket.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type * as z from 'zod';
import { session } from '../../platform/session/session.ts';
import { dropUnsent, placeUnsent, refuseUnsent, type Unsent, unsentMessages } from './outbox.ts';
import { pauseAfter } from './reconnecting.ts';

type Frames = (frame: ServerFrame) => void;

const overTheNetwork = (url: string) => new WebSocket(url);
let openSocket: (url: string) => WebSocket = overTheNetwork;

/** The outside of the web: tests answer in its place. */
export const replaceSockets = (other: ((url: string) => WebSocket) | null) => {
  openSocket = other ?? overTheNetwork;
};

const listeners = new Set<Frames>();
const watchers = new Set<() => void>();
let socket: WebSocket | undefined;
let isJoined = false;
let tries = 0;
let again: ReturnType<typeof setTimeout> | undefined;
let users = 0;
/** What is on its way; one at a time, so that the order stays. */
let underWay: string | undefined;
let pausedUntil = 0;

function setJoined(next: boolean) {
  isJoined = next;
  for (const watcher of watchers) watcher();
}

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/chat`;

function connect() {
  clearTimeout(again);
  const now = session();
  if (socket || users === 0 || !now) return;
  const opened = openSocket(address());
  socket = opened;
  opened.onopen = () => {
    const join: z.input<typeof joinFrame> = { fromEmail: now.userEmail, token: now.token, msg: false, recipient: [] };
    opened.send(JSON.stringify(join));
  };
  let silent = setTimeout(giveUp, silentMilliseconds);
  opened.onmessage = ({ data }) => {
    clearTimeout(silent);
    silent = setTimeout(giveUp, silentMilliseconds);
    hear(String(data));
  };
  /** The other end is gone without a word, and the browser may not notice for minutes. */
  function giveUp() {
    opened.close();
    closed(closeCodes.broken);
  }
  // what was wrong ends in its close (R133)
  opened.onclose = ({ code }) => closed(code);
  function closed(code: number) {
    clearTimeout(silent);
    if (socket !== opened) return;
    socket = undefined;
    underWay = undefined;
    setJoined(false);
    const pause = pauseAfter(code, tries);
    tries += 1;
    if (pause !== undefined) again = setTimeout(connect, pause);
  }
}

function hear(text: string) {
  const frame = serverFrame.safeParse(JSON.parse(text)).data;
  if (!frame) return;
  if ('joined' in frame) {
    tries = 0;
    setJoined(true);
  } else if ('refused' in frame) onRefused(frame.refused, frame.clientId);
  else if ('serverDate' in frame) onMessage(frame);
  // the answer may be among what was missed; a second try is known by its name
  else if ('ask' in frame) underWay = undefined;
  for (const listener of listeners) listener(frame);
  sendUnsent();
}

type Message = Extract<ServerFrame, { serverDate: string }>;

function onMessage(message: Message) {
  // what was read on arrival is told by the seen flag; this says that it has come
  if (!message.own) return say({ fromEmail: session()?.userEmail ?? '', msgRecv: true, msg: message.id, recipient: [message.fromEmail] });
  const sent = unsentMessages().find(({ clientId }) => clientId === message.clientId);
  if (!sent) return;
  if (underWay === message.clientId) underWay = undefined;
  dropUnsent(message.clientId);
  placeUnsent(sent, message.conversationId);
}

/** What goes by is tried again by itself; anything else is said beside the words. */
const passing: readonly string[] = ['too-many-requests', 'unavailable'];

function onRefused(code: string, clientId: string | null) {
  if (!clientId || clientId !== underWay) return;
  underWay = undefined;
  if (!passing.includes(code)) return refuseUnsent(clientId, code);
  pausedUntil = Date.now() + 5000;
  setTimeout(sendUnsent, 5000);
}

/** Says something, or nothing while there is no connection. */
export function say(frame: object) {
  if (isJoined && socket?.readyState === 1) socket.send(JSON.stringify(frame));
}

const frameOf = (one: Unsent): Partial<MessageFrame> => ({
  fromEmail: session()?.userEmail ?? '',
  msgSubject: '',
  message: one.message,
  attachBool: one.attachments.length > 0,
  clientDate: one.clientDate,
  msg: true,
  recipient: [one.memberEmail],
  clientId: one.clientId,
  ...(one.conversationId ? { conversationId: one.conversationId } : {}),
  ...(one.bookingId ? { bookingId: one.bookingId } : {}),
  ...(one.reply === null ? {} : { reply: one.reply }),
  ...(one.attachments.length > 0 ? { attachments: one.attachments.map(({ id }) => id) } : {}),
});

/** Sends what waits, the oldest first. */
export function sendUnsent() {
  if (!isJoined || underWay || Date.now() < pausedUntil) return;
  const next = unsentMessages().find(({ refused }) => refused === null);
  if (!next) return;
  underWay = next.clientId;
  say(frameOf(next));
}

function comeBack() {
  tries = 0;
  connect();
}

/** Keeps the connection open while somebody is signed in and something that shows messages is on the screen. */
export function useConnection() {
  const token = session()?.token;
  useEffect(() => {
    if (!token) return;
    users += 1;
    connect();
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('online', comeBack);
      users -= 1;
      if (users > 0) return;
      clearTimeout(again);
      const open = socket;
      socket = undefined;
      underWay = undefined;
      tries = 0;
      setJoined(false);
      open?.close(1000);
    };
  }, [token]);
}

/** Told every frame that comes. */
export function useFrames(listener: Frames) {
  const current = useRef(listener);
  current.current = listener;
  useEffect(() => {
    const hearing: Frames = (frame) => current.current(frame);
    listeners.add(hearing);
    return () => {
      listeners.delete(hearing);
    };
  }, []);
}

/** Whether messages come and go at this moment. */
export const useIsConnected = () =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => isJoined,
  );
