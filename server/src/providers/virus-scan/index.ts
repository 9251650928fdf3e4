import fs from 'node:fs';
import net from 'node:net';

/** Where a ClamAV daemon listens: `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`. */
const placeOf = (address: string): net.NetConnectOpts =>
  address.startsWith('unix:')
    ? { path: address.slice('unix:'.length) }
    : { host: new URL(address).hostname, port: Number(new URL(address).port || 3310) };

const longest = 60_000;
const longestAnswer = 4096;

/**
 * Sends a file of this machine to a ClamAV daemon (INSTREAM: pieces, each behind its length, and an empty one) and returns
 * the name of what it found, or nothing. Rejects where the daemon is away, falls silent, or answers anything else than
 * that the file is clean: what was not looked at is not taken for clean.
 */
export async function virusIn(address: string, file: string): Promise<string | undefined> {
  const socket = net.connect(placeOf(address));
  socket.setTimeout(longest, () => socket.destroy(new Error('the virus scanner fell silent')));
  const answer = answerOf(socket);
  // whoever stops listening in the middle is heard by the answer
  const sent = send(socket, file).catch((error: unknown) => void socket.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    const text = await answer;
    const found = /^stream: (.+) FOUND$/.exec(text)?.[1];
    if (!found && text !== 'stream: OK') throw new Error(`the virus scanner answered: ${text.slice(0, 200)}`);
    return found;
  } finally {
    socket.destroy();
    await sent;
  }
}

async function send(socket: net.Socket, file: string) {
  const write = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
  await write(Buffer.from('zINSTREAM\0'));
  for await (const piece of fs.createReadStream(file) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await write(Buffer.concat([length, piece]));
  }
  await write(Buffer.alloc(4));
}

function answerOf(socket: net.Socket) {
  return new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString('utf8');
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end).trim());
      else if (text.length > longestAnswer) reject(new Error('the virus scanner does not come to an end'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the virus scanner hung up')));
  });
}
