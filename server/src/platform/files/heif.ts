/**
 * Pictures in the ISO container (HEIC of telephones, AVIF): their pixels are left alone, what they tell of place, time and
 * device lies in items of its own and is blanked where it lies. They are turned upright by the container, not by EXIF.
 */

interface Box {
  type: string;
  /** Where the content begins and ends. */
  start: number;
  end: number;
}

/** Items that say something about the picture instead of showing it. */
const telling = ['Exif', 'mime', 'uri '];
/** Whole boxes that do. */
const tellingBoxes = ['uuid', 'udta'];

function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    let size = bytes.readUInt32BE(at);
    let head = 8;
    if (size === 1) {
      size = Number(bytes.readBigUInt64BE(at + 8));
      head = 16;
    }
    if (size === 0) size = end - at;
    if (size < head || at + size > end) throw new RangeError('a box longer than what holds it');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

/** Reads numbers one after the other. */
function reader(bytes: Buffer, start: number) {
  let at = start;
  const number = (size: number) => {
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  return { number, position: () => at };
}

/** The ids of the items that tell something. */
function tellingItems(bytes: Buffer, { start, end }: Box) {
  const wide = bytes.readUInt8(start) > 0;
  const entries = boxesIn(bytes, start + 4 + (wide ? 4 : 2), end).filter(({ type }) => type === 'infe');
  const items = entries.map((entry) => {
    const wideId = bytes.readUInt8(entry.start) > 2;
    const read = reader(bytes, entry.start + 4);
    const id = read.number(wideId ? 4 : 2);
    read.number(2);
    return { id, type: bytes.toString('latin1', read.position(), read.position() + 4) };
  });
  return new Set(items.filter(({ type }) => telling.includes(type)).map(({ id }) => id));
}

/** Where items lie: offset and length, from the beginning of the file or of the box of data. */
function placesOf(bytes: Buffer, { start }: Box, wanted: Set<number>, dataStart: number) {
  const version = bytes.readUInt8(start);
  const read = reader(bytes, start + 4);
  const sizes = read.number(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, version > 0 ? sizes & 15 : 0];
  // with no room for a length each extent would cost time and no bytes
  if (![4, 8].includes(lengthSize)) throw new RangeError('items without a length');
  const places: { from: number; length: number }[] = [];
  for (let left = read.number(version < 2 ? 2 : 4); left > 0; left--) {
    const id = read.number(version < 2 ? 2 : 4);
    const inData = version > 0 && (read.number(2) & 15) === 1;
    read.number(2);
    const base = read.number(baseSize);
    for (let extents = read.number(2); extents > 0; extents--) {
      read.number(indexSize);
      const from = base + read.number(offsetSize) + (inData ? dataStart : 0);
      const length = read.number(lengthSize);
      if (wanted.has(id)) places.push({ from, length });
    }
  }
  return places;
}

/** The same picture without what it tells besides what it shows. Throws a RangeError where the container makes no sense. */
export function blankedHeif(original: Uint8Array): Buffer {
  const bytes = Buffer.from(original);
  const boxes = boxesIn(bytes, 0, bytes.length);
  for (const { type, start, end } of boxes) if (tellingBoxes.includes(type)) bytes.fill(0, start, end);
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!meta) throw new RangeError('no description of a picture');
  const inside = boxesIn(bytes, meta.start + 4, meta.end);
  const boxOf = (type: string) => inside.find((one) => one.type === type);
  const [items, places] = [boxOf('iinf'), boxOf('iloc')];
  if (!items || !places) throw new RangeError('no list of items');
  let blanked = 0;
  for (const { from, length } of placesOf(bytes, places, tellingItems(bytes, items), boxOf('idat')?.start ?? 0)) {
    blanked += length;
    // items do not overlap, so all together are no longer than the file
    if (length === 0 || from + length > bytes.length || blanked > bytes.length) throw new RangeError('an item without an end in the file');
    bytes.fill(0, from, from + length);
  }
  return bytes;
}
