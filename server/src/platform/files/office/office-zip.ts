/** Reads what an office document is packed in. Runs in the cage alone. */
import { inflateRawSync } from 'node:zlib';

export interface Entry {
  name: string;
  method: number;
  packed: number;
  offset: number;
}

const mostEntries = 10_000;

function bytesAt(file: Buffer, position: number, length: number) {
  if (position + length > file.length) throw new RangeError('a ZIP file that ends early');
  return file.subarray(position, position + length);
}

/** What the directory at the end of a ZIP file lists: it is what programs that open the file go by. */
export function entriesOf(file: Buffer): Entry[] {
  const size = file.length;
  const tailLength = Math.min(size, 65_557);
  const tail = bytesAt(file, size - tailLength, tailLength);
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) throw new RangeError('a ZIP file without a directory');
  const [count, length, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (count > mostEntries || start + length > size) throw new RangeError('a directory that cannot be');
  const directory = bytesAt(file, start, length);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (directory.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new RangeError('a directory that breaks off');
    const lengths = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const [nameLength = 0] = lengths;
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/'),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + lengths.reduce((sum, one) => sum + one, 0);
  }
  return entries;
}

/** The bytes of one part. Throws where it, or what comes out of it, is longer than `most`. */
export function contentOf(file: Buffer, { offset, packed, method }: Entry, most: number): Buffer {
  if (packed > most) throw new RangeError('a part longer than it may be');
  const head = bytesAt(file, offset, 30);
  const bytes = bytesAt(file, offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed);
  return method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: most });
}
