/** The smallest chat that `ws` can be: who joins is named by a token, a message goes to the name it says. With `STORE` one row is committed before. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';

const pool = process.env.STORE ? new pg.Pool({ connectionString: process.env.STORE, max: 10 }) : undefined;
const server = http.createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const joined = new Map<string, WebSocket>();
sockets.on('connection', (socket) => {
  let me = '';
  socket.on('error', () => undefined);
  socket.on('close', () => joined.delete(me));
  socket.on('message', async (data) => {
    const frame = JSON.parse((data as Buffer).toString()) as { fromEmail: string; msg: boolean; recipient: string[]; clientId: string };
    if (!frame.msg) {
      me = frame.fromEmail;
      joined.set(me, socket);
      return socket.send('{"joined":true}');
    }
    await pool?.query({ name: 'store', text: 'insert into bare_message (sender, frame) values ($1, $2)', values: [me, frame] });
    const text = JSON.stringify({ ...frame, serverDate: new Date().toISOString() });
    for (const one of [me, ...frame.recipient]) joined.get(one)?.send(text);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`));
process.once('SIGTERM', () => process.exit(0));
