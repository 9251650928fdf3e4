import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { aliveMilliseconds, closeCodes, maxFrameBytes } from '@vitrine/contract/chat/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { World } from '../../../platform/context.ts';
import { stillRunning } from '../../../platform/sessions/sessions.ts';
import { channel } from '../news.ts';
import { delivering } from './delivery.ts';
import { closeEnded, openHall, say } from './sockets.ts';
import { talk } from './talking.ts';

/** How often sessions are looked at: a socket outlives its session by less than two seconds. */
const lookEvery = 1000;
/** When the program ends, its sockets are closed over so long: their holders do not all come back at once. */
const closingSpread = 5000;

/** Whether the page that opens a socket is ours; programs that are no browsers name none. */
function isOwn({ config }: World, { headers: { origin, host } }: IncomingMessage) {
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  return from !== null && (from.host === host || from.origin === (config.publicUrl && URL.parse(config.publicUrl)?.origin));
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

const isChat = ({ url }: IncomingMessage) => URL.parse(url ?? '', 'http://localhost')?.pathname === '/chat';

/** The socket of the chat, at the same port and address as its screen. */
export function serveChat(app: FastifyInstance, world: World) {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false });
  const hall = openHall();
  let closing = false;

  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (closing) return refuse(socket, '503 Service Unavailable');
    if (!isChat(request)) return refuse(socket, '404 Not Found');
    if (!isOwn(world, request)) return refuse(socket, '403 Forbidden');
    server.handleUpgrade(request, socket, head, (opened) => {
      // whatever is wrong with the connection ends in its close
      opened.on('error', () => undefined);
      keepAlive(opened);
      talk(world, hall, opened);
    });
  });
  const { heard, missed } = delivering(world, hall);
  app.addHook('onReady', () => {
    world.bus.listen(channel, (word) => (word === undefined ? missed() : heard(word)));
    return world.bus.ready();
  });

  let looking = false;
  const look = setInterval(async () => {
    const joined = hall.all();
    if (joined.length === 0 || looking) return;
    looking = true;
    try {
      closeEnded(
        joined,
        await stillRunning(
          world,
          joined.map(({ ctx }) => ctx.actor.sessionHash),
        ),
      );
    } catch (error) {
      world.log.warn({ error }, 'the sessions of sockets could not be looked at');
    } finally {
      looking = false;
    }
  }, lookEvery);
  look.unref();

  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(look);
    const open = [...server.clients];
    await Promise.all(open.map((one, index) => closeLater(one, (closingSpread * index) / open.length)));
    server.close();
  });
}

/** Ends a connection whose other end is gone without a word. */
function keepAlive(socket: WebSocket) {
  let alive = true;
  const heard = () => {
    alive = true;
  };
  // a pong stands in line behind all that its sender has said before
  for (const event of ['pong', 'message']) socket.on(event, heard);
  const ping = setInterval(() => {
    if (!alive && !socket.isPaused) return socket.terminate();
    alive = false;
    socket.ping();
    // a browser does not tell its page of the ping
    say(socket, { alive: true });
  }, aliveMilliseconds);
  ping.unref();
  socket.once('close', () => clearInterval(ping));
}

const closeLater = (socket: WebSocket, after: number) =>
  new Promise<void>((resolve) => {
    if (socket.readyState === socket.CLOSED) return resolve();
    socket.once('close', () => resolve());
    setTimeout(() => {
      socket.close(closeCodes.restart);
      setTimeout(() => socket.terminate(), 1000).unref();
    }, after);
  });
