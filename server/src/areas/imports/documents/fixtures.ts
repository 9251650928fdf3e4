import { crc32, deflateRawSync } from 'node:zlib';

/** A file in a ZIP; what is not told is as a well-made one has it. */
export interface Packed {
  name: string | Buffer;
  content: Buffer | string;
  flags?: number;
  method?: number;
  /** What the directory says of its length. */
  says?: number;
  crc?: number;
}

/** A ZIP of these files, written by hand so that it can be wrong. */
export function zipOf(files: readonly Packed[], comment = '') {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, flags = 0, method = 8, says, crc } of files) {
    const bytes = Buffer.from(content as string);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const called = Buffer.from(name as string);
    const head = Buffer.alloc(30);
    head.write('PK\x03\x04', 0, 'latin1');
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(crc ?? crc32(bytes), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(says ?? bytes.length, 22);
    head.writeUInt16LE(called.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 0, 'latin1');
    head.copy(entry, 8, 6, 28);
    entry.writeUInt16LE(called.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(head, called, packed);
    directory.push(entry, called);
    offset += head.length + called.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, listed, end, Buffer.from(comment)]);
}
