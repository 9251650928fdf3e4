/** Problems for what Node refuses by itself, before a call reaches the product. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '@vitrine/contract/refusals.ts';
import { Refused } from '../refused.ts';

const codes: Record<string, RefusalCode> = { HPE_HEADER_OVERFLOW: 'headers-too-large', ERR_HTTP_REQUEST_TIMEOUT: 'upload-stalled' };

const answerOf = (code: RefusalCode) => {
  const refused = new Refused(code);
  return { status: refused.status, type: 'application/problem+json', body: JSON.stringify(refused.problem()) };
};

/** What cannot be read as a request, or comes too slowly, is refused over the bare connection, which then ends. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, type, body } = answerOf(codes[error.code ?? ''] ?? 'invalid');
  const head = [`HTTP/1.1 ${status} Refused`, 'connection: close', `content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Somebody waits for a promise in an `Expect` header that nobody here makes. */
export function refuseExpectations(server: Server) {
  server.on('checkExpectation', (_request, response) => {
    const { status, type, body } = answerOf('expectation-failed');
    response.writeHead(status, { connection: 'close', 'content-type': type }).end(body);
  });
}
