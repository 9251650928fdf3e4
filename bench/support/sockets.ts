import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Talker } from '../data/chat.ts';

export type Heard = (clientId: string) => void;

/** A socket that has joined; `heard` is told of every message of others by the name its sender gave it. */
export async function openSocket(url: string, { email, token }: Talker, heard: Heard) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/chat`);
  const whenJoined = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as { joined?: true; clientId?: string; fromEmail: string; serverDate?: string };
      if (frame.joined) resolve();
      else if (frame.serverDate && frame.clientId && frame.fromEmail !== email) heard(frame.clientId);
    });
  });
  const asked = once(socket, 'open').then(() => socket.send(JSON.stringify({ fromEmail: email, token, msg: false, recipient: [] })));
  await Promise.all([asked, whenJoined]);
  return socket;
}

/** What one of the two says to the other one, as it goes over the wire. */
export function frameOf([one, other]: [Talker, Talker], message: string) {
  const clientId = randomUUID();
  const frame = { fromEmail: one.email, msgSubject: '', message, attachBool: false, clientDate: '', msg: true };
  return { clientId, text: JSON.stringify({ ...frame, recipient: [other.email], clientId }) };
}
