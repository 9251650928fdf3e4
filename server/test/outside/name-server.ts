import dgram from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const typeTxt = 16;

/** The name that a question asks for (RFC 1035, 4.1.2), and where it ends. */
function questionOf(message: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(message: Buffer, name: string, end: number, texts: string[] | undefined) {
  const answers = (texts ?? []).map((text) => {
    const pieces = text.match(/.{1,255}/gs) ?? [];
    const data = Buffer.concat(pieces.map((one) => Buffer.concat([Buffer.from([one.length]), Buffer.from(one, 'latin1')])));
    const head = Buffer.alloc(12);
    // the name is the one that stands in the question
    head.writeUInt16BE(0xc00c, 0);
    head.writeUInt16BE(typeTxt, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  const head = Buffer.from(message.subarray(0, 12));
  // an answer, recursion offered; there is no such name where nothing was ever published
  head.writeUInt16BE(0x8180 | (texts ? 0 : 3), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answers.length, 6);
  head.writeUInt32BE(0, 8);
  return { name, bytes: Buffer.concat([head, message.subarray(12, end), ...answers]) };
}

/** A name server that knows TXT records alone. Whoever starts it ends it. */
export async function startNameServer() {
  const records = new Map<string, string[]>();
  const state = { silent: false };
  const socket = dgram.createSocket('udp4', (message, from) => {
    if (state.silent) return;
    const { name, type, end } = questionOf(message);
    const { bytes } = answerTo(message, name, end, type === typeTxt ? records.get(name) : undefined);
    socket.send(bytes, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    /** What the records of a domain say from now on; without any there is no such name. */
    publish: (domain: string, ...texts: string[]) => {
      if (texts.length > 0) records.set(domain, texts);
      else records.delete(domain);
    },
    fallSilent: (silent: boolean) => {
      state.silent = silent;
    },
    close: () => new Promise<void>((done) => socket.close(done)),
  };
}
