/** Reads a ZIP from an open file, by the directory at its end. Runs in the cage alone. */
import fs from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { Unreadable } from '../../../platform/cage/unreadable.ts';
import type { ZipEntry } from './zip-cage.ts';
import { entryName, entryPath, isByItself, leadsOut } from './zip-names.ts';

export interface OpenZip {
  file: number;
  size: number;
}

/** Folders count as well; a directory of so many entries has some megabytes. */
const mostListed = 40_000;

function bytesAt({ file, size }: OpenZip, position: number, length: number) {
  if (position < 0 || length < 0 || position + length > size) throw new Unreadable('the ZIP ends early');
  const bytes = Buffer.alloc(length);
  for (let read = 0; read < length; ) {
    const more = fs.readSync(file, bytes, read, length - read, position + read);
    if (more === 0) throw new Unreadable('the ZIP ends early');
    read += more;
  }
  return bytes;
}

const end = Buffer.from('PK\x05\x06', 'latin1');
const eight = (bytes: Buffer, at: number) => Number(bytes.readBigUInt64LE(at));

/** Where the directory lies, and how many entries it has; those of more than 65,535 entries, or made as a stream, have a second end before the first. */
function directoryOf(zip: OpenZip) {
  const length = Math.min(zip.size, 65_557);
  const tail = bytesAt(zip, zip.size - length, length);
  for (let at = tail.lastIndexOf(end); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(end, at - 1)) {
    // a comment of whoever made it may hold the same four letters
    if (at + 22 > tail.length || at + 22 + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const found = { count: tail.readUInt16LE(at + 10), length: tail.readUInt32LE(at + 12), start: tail.readUInt32LE(at + 16) };
    if (found.count < 0xffff && found.length < 0xffffffff && found.start < 0xffffffff) return found;
    const locator = bytesAt(zip, zip.size - length + at - 20, 20);
    if (locator.toString('latin1', 0, 4) !== 'PK\x06\x07') return found;
    const second = bytesAt(zip, eight(locator, 8), 56);
    if (second.toString('latin1', 0, 4) !== 'PK\x06\x06') throw new Unreadable('the second end of the ZIP is missing');
    return { count: eight(second, 32), length: eight(second, 40), start: eight(second, 48) };
  }
  throw new Unreadable('the ZIP has no directory');
}

/** Sizes and places that do not fit into four bytes stand behind the name, in this order. */
function wideOf(extra: Buffer, narrow: [bytes: number, packed: number, offset: number]) {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  const field = at + 4 <= extra.length ? extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2)) : Buffer.alloc(0);
  let place = 0;
  return narrow.map((one) => {
    if (one !== 0xffffffff || place + 8 > field.length) return one;
    place += 8;
    return eight(field, place - 8);
  });
}

/** What lies in a ZIP, in the order of its directory, with what is wrong with an entry; folders and what systems add by themselves are left out. */
export function entriesOf(zip: OpenZip, { mostBytes, mostFiles }: { mostBytes: number; mostFiles: number }): ZipEntry[] | 'too-many' {
  const { count, length, start } = directoryOf(zip);
  if (count > mostListed || length > 64 * 1024 * 1024) return 'too-many';
  const directory = bytesAt(zip, start, length);
  const entries: ZipEntry[] = [];
  const seen = new Set<string>();
  for (let at = 0, n = 0; n < count; n += 1) {
    if (at + 46 > directory.length || directory.toString('latin1', at, at + 4) !== 'PK\x01\x02')
      throw new Unreadable('the directory breaks off');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const flags = directory.readUInt16LE(at + 8);
    const raw = directory.subarray(at + 46, at + 46 + nameLength);
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const path = entryPath(entryName(raw, extra, (flags & 0x800) !== 0));
    const method = directory.readUInt16LE(at + 10);
    const crc = directory.readUInt32LE(at + 16);
    const narrow: [number, number, number] = [
      directory.readUInt32LE(at + 24),
      directory.readUInt32LE(at + 20),
      directory.readUInt32LE(at + 42),
    ];
    const [bytes = 0, packed = 0, offset = 0] = wideOf(extra, narrow);
    at += 46 + nameLength + extraLength + commentLength;
    if (path === '' || path.endsWith('/') || isByItself(path)) continue;
    if (entries.length === mostFiles) return 'too-many';
    const key = path.toLowerCase();
    const fault = seen.has(key) ? 'double' : faultOf(path, { flags, method, bytes, packed, mostBytes });
    seen.add(key);
    entries.push({ path: path.slice(0, 400), bytes, packed, offset, method, crc, fault });
  }
  return entries;
}

interface Described {
  flags: number;
  method: number;
  bytes: number;
  packed: number;
  mostBytes: number;
}

function faultOf(path: string, { flags, method, bytes, packed, mostBytes }: Described): ZipEntry['fault'] {
  if (leadsOut(path)) return 'path';
  if ((flags & 1) !== 0) return 'encrypted';
  if (bytes === 0) return 'empty';
  if (bytes > mostBytes || packed > mostBytes + 1024 * 1024) return 'too-large';
  return method === 0 || method === 8 ? null : 'damaged';
}

/** The content of an entry; never more than it says, and only what it was packed from. */
export function contentOf(zip: OpenZip, { offset, packed, bytes, method, crc }: ZipEntry): Buffer {
  const head = bytesAt(zip, offset, 30);
  if (head.toString('latin1', 0, 4) !== 'PK\x03\x04') throw new Unreadable('there is no entry where one should begin');
  const within = bytesAt(zip, offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed);
  let content: Buffer;
  try {
    content = method === 0 ? within : inflateRawSync(within, { maxOutputLength: bytes });
  } catch (error) {
    throw new Unreadable('an entry that cannot be unpacked', { cause: error });
  }
  if (content.length !== bytes || crc32(content) !== crc) throw new Unreadable('an entry that is not what it says');
  return content;
}
