/** Looks for programs in office documents. Runs in the cage alone. */
import { inflateRawSync } from 'node:zlib';

interface Entry {
  name: string;
  method: number;
  packed: number;
  offset: number;
}

/** Programs lie in these parts, whatever the file itself is called: of Word and its like, and of OpenDocument. */
const macroParts = /(^|\/)(vbaProject\w*\.bin|vbaData\.xml)$|^(Basic|Scripts)\/./i;
/** A part may have any name; what it is stands in the list of types. */
const macroTypes = /macroEnabled|vbaProject/i;
const listOfTypes = '[Content_Types].xml';

const mostEntries = 10_000;
const longestList = 1024 * 1024;

function bytesAt(file: Buffer, position: number, length: number) {
  if (position + length > file.length) throw new RangeError('a ZIP file that ends early');
  return file.subarray(position, position + length);
}

/** What the directory at the end of a ZIP file lists: it is what programs that open the file go by. */
function entriesOf(file: Buffer): Entry[] {
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

function textOf(file: Buffer, { offset, packed, method }: Entry) {
  if (packed > longestList) throw new RangeError('a list of types without end');
  const head = bytesAt(file, offset, 30);
  const bytes = bytesAt(file, offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed);
  return plain((method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: longestList })).toString('utf8'));
}

/** The same letters, however they are written: two bytes each, or as numbers. */
const plain = (xml: string) =>
  xml.replaceAll('\0', '').replace(/&#(x?)([\da-f]{1,6});/gi, (_, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** True for an office document that carries programs. Throws where its parts cannot be listed. */
export function hasMacros(file: Buffer): boolean {
  const entries = entriesOf(file);
  const types = entries.filter(({ name }) => name.toLowerCase() === listOfTypes.toLowerCase());
  return entries.some(({ name }) => macroParts.test(name)) || types.some((one) => macroTypes.test(textOf(file, one)));
}
