import fs from 'node:fs';
import { inflateSync } from 'node:zlib';

const read = new Map<string, Buffer>();

/** A font file as pdfkit reads it quickest, read once for as long as the program runs: each paper would inflate a WOFF anew, in JavaScript. */
export function fontOf(file: string): Buffer {
  const bytes = read.get(file) ?? withoutCompression(fs.readFileSync(file));
  read.set(file, bytes);
  return bytes;
}

/** The OpenType font inside a WOFF (https://www.w3.org/TR/WOFF), its tables inflated; any other font stays as it is. */
function withoutCompression(font: Buffer): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOFF') return font;
  const count = font.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => {
    const entry = font.subarray(44 + 20 * place, 64 + 20 * place);
    const [offset, stored, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = font.subarray(offset, offset + stored);
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), bytes: stored < length ? inflateSync(bytes) : bytes };
  });
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + 16 * count);
  font.copy(header, 0, 4, 8);
  for (const [place, value] of [count, 16 << power, power, 16 * count - (16 << power)].entries())
    header.writeUInt16BE(value, 4 + 2 * place);
  const parts: Buffer[] = [header];
  let at = header.length;
  for (const [place, { tag, checksum, bytes }] of tables.entries()) {
    const record = 12 + 16 * place;
    tag.copy(header, record);
    checksum.copy(header, record + 4);
    header.writeUInt32BE(at, record + 8);
    header.writeUInt32BE(bytes.length, record + 12);
    // each table begins at a multiple of four
    const padded = Math.ceil(bytes.length / 4) * 4;
    parts.push(bytes, Buffer.alloc(padded - bytes.length));
    at += padded;
  }
  return Buffer.concat(parts);
}
