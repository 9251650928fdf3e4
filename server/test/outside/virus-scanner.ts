import { once } from 'node:events';
import net from 'node:net';
import { afterAll } from 'vitest';

/** The harmless file that every scanner takes for a virus, in two halves so that none takes this one for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** How a scanner may behave besides doing its work. */
export type Mood = 'well' | 'hangs up' | 'refuses' | 'talks nonsense';

/** Speaks the INSTREAM of ClamAV on this machine and finds EICAR alone. */
export async function startVirusScanner() {
  const state: { mood: Mood; scanned: number } = { mood: 'well', scanned: 0 };
  const server = net.createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (more) => {
      bytes = Buffer.concat([bytes, more as Buffer]);
      const content = contentOf(bytes);
      if (content === undefined) return;
      state.scanned += 1;
      if (state.mood === 'hangs up') return socket.destroy();
      const found = content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      const answers = { well: found, refuses: 'INSTREAM size limit exceeded. ERROR', 'talks nonsense': 'HTTP/1.1 200 OK' };
      socket.end(`${answers[state.mood]}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const { port } = server.address() as net.AddressInfo;
  return Object.assign(state, { address: `tcp://127.0.0.1:${port}`, end: () => server.close() });
}

/** What was sent in pieces, once the empty one has come. */
function contentOf(bytes: Buffer) {
  const begin = 'zINSTREAM\0';
  if (bytes.length < begin.length || bytes.toString('latin1', 0, begin.length) !== begin) return undefined;
  const pieces: Buffer[] = [];
  for (let at = begin.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces).toString('latin1');
    if (at + 4 + length > bytes.length) return undefined;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
